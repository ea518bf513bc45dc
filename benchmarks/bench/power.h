/* bench/power.h - what the card draws, and how fast it is clocked, while it works. Nothing is set.
 * SPDX-License-Identifier: MIT
 *
 * NVML is loaded when the program runs; where it is not there, or does not say something, that is null in
 * the results. A thread takes a sample every 5 ms or so. Power comes from the card's counter of energy, which
 * is renewed some times a second: in each window from its first new value to its last. What the card
 * calls its power is a mean over the second before, which two sides that take turns would share.
 */
#ifndef BENCH_POWER_H
#define BENCH_POWER_H

#include "cuda.h"
#include "timing.h"

#include <dlfcn.h>

#include <atomic>
#include <mutex>

/* nvml.h is no part of the toolkit: the few that are called. */
struct nvml {
    struct field_value {
        unsigned id, scope;
        long long timestamp, latency;
        int type, status;
        union {
            double f64;
            unsigned u32;
            unsigned long long u64;
        } value;
    };
    enum { CLOCK_SM = 1, FIELD_POWER_INSTANT = 186 };
    typedef struct nvmlDevice_st *device_type;

    int (*init)(void);
    int (*by_pci)(const char *, device_type *);
    int (*energy)(device_type, unsigned long long *millijoules);
    int (*clock)(device_type, int which, unsigned *mhz);
    int (*power)(device_type, unsigned *milliwatts);
    int (*fields)(device_type, int count, field_value *);
    int (*driver)(char *, unsigned);
    device_type device = nullptr;
    std::string trouble; /* why there is none; else empty */

    template <typename function_type>
    bool find(void *library, const char *name, function_type *out)
    {
        *out = reinterpret_cast<function_type>(dlsym(library, name));
        return *out != nullptr;
    }

    nvml()
    {
        char id[32] = "";
        void *const library = dlopen("libnvidia-ml.so.1", RTLD_NOW);
        if (library == nullptr) {
            const char *const why = dlerror();
            trouble = why != nullptr ? why : "libnvidia-ml.so.1 cannot be loaded";
        } else if (!find(library, "nvmlInit_v2", &init) ||
                   !find(library, "nvmlDeviceGetHandleByPciBusId_v2", &by_pci) ||
                   !find(library, "nvmlDeviceGetTotalEnergyConsumption", &energy) ||
                   !find(library, "nvmlDeviceGetClockInfo", &clock) ||
                   !find(library, "nvmlDeviceGetPowerUsage", &power) ||
                   !find(library, "nvmlDeviceGetFieldValues", &fields) ||
                   !find(library, "nvmlSystemGetDriverVersion", &driver)) {
            trouble = "libnvidia-ml.so.1 lacks a function";
        } else if (init() != 0) {
            trouble = "nvmlInit_v2 fails";
        } else if (cudaDeviceGetPCIBusId(id, sizeof id, 0) != cudaSuccess ||
                   by_pci(id, &device) != 0) {
            (void)cudaGetLastError();
            trouble = std::string("NVML does not know the GPU at ") + id;
        }
    }

    std::string driver_version()
    {
        char text[96] = "";
        if (!trouble.empty() || driver(text, sizeof text) != 0)
            text[0] = 0;
        return text;
    }

    /* Of the moment where the card says it, else what it calls its power. Negative: neither. */
    double watts()
    {
        field_value now = {};
        unsigned milliwatts = 0;
        now.id = FIELD_POWER_INSTANT;
        if (fields(device, 1, &now) == 0 && now.status == 0 && now.value.u32 != 0)
            return now.value.u32 / 1000.0;
        return power(device, &milliwatts) == 0 ? milliwatts / 1000.0 : -1;
    }
};

/* What one side drew in its windows. */
struct drawn {
    double joules = 0, seconds = 0; /* of the counter of energy */
    double watts = 0, mhz = 0;      /* sums over samples */
    size_t watt_samples = 0, mhz_samples = 0;

    /* Negative: not known. */
    double mean_watts() const
    {
        return seconds > 0 ? joules / seconds : mean_sampled_watts();
    }
    double mean_sampled_watts() const
    {
        return watt_samples != 0 ? watts / (double)watt_samples : -1;
    }
    double mean_mhz() const
    {
        return mhz_samples != 0 ? mhz / (double)mhz_samples : -1;
    }
};

class power_meter
{
    struct sample {
        double at;
        double joules, watts, mhz; /* negative: not known */
    };
    nvml &card;
    std::vector<sample> samples;
    std::mutex lock;
    std::atomic<bool> stop{false};
    std::thread thread;

    void run()
    {
        while (!stop) {
            unsigned long long millijoules = 0;
            unsigned mhz = 0;
            sample s;
            s.joules =
                card.energy(card.device, &millijoules) == 0 ? (double)millijoules / 1000 : -1;
            s.at = seconds_now();
            s.watts = card.watts();
            s.mhz = card.clock(card.device, nvml::CLOCK_SM, &mhz) == 0 ? (double)mhz : -1;
            {
                const std::lock_guard<std::mutex> hold(lock);
                samples.push_back(s);
            }
            rest(5);
        }
    }

  public:
    explicit power_meter(nvml &of) : card(of)
    {
        if (card.trouble.empty())
            thread = std::thread([this] { run(); });
    }
    ~power_meter()
    {
        stop = true;
        if (thread.joinable())
            thread.join();
    }

    /* Adds the window from `begin` to `end`, whose first 20 ms belong to what was before. */
    void add(drawn *to, double begin, double end)
    {
        const std::lock_guard<std::mutex> hold(lock);
        const sample *before = nullptr, *first = nullptr, *last = nullptr;
        for (const sample &s : samples) {
            if (s.at < begin + 0.02 || s.at > end)
                continue;
            if (s.watts >= 0)
                to->watts += s.watts, to->watt_samples++;
            if (s.mhz >= 0)
                to->mhz += s.mhz, to->mhz_samples++;
            if (before != nullptr && s.joules >= 0 && s.joules > before->joules) {
                first = first == nullptr ? &s : first;
                last = &s;
            }
            before = &s;
        }
        if (first != last) {
            to->joules += last->joules - first->joules;
            to->seconds += last->at - first->at;
        }
        samples.clear();
    }
};

#endif
