/* npy.h - matrices in NumPy's .npy files: float32 and float16, two dimensions, C order.
 * SPDX-License-Identifier: MIT
 *
 *     npy_matrix a;
 *     char why[NPY_WHY];
 *     if (!npy_read("a.npy", &a, why))
 *         puts(why);                     // what is wrong, where, and what to do
 *     a.data[r * a.cols + c]             // float, whatever the file had
 *     free(a.data);
 *
 *     npy_write("c.npy", data, rows, cols, NPY_F16, why)
 *
 * A file is "\x93NUMPY", a version, the length of a header, the header as a Python dict, and
 * the elements. Files are written beside their final name and renamed: there is never half of
 * one. Values are little-endian, as on every machine with a GPU.
 */
#ifndef NPY_H
#define NPY_H

#include <errno.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <mgpu/layout/number.h>

enum { NPY_WHY = 512 };
typedef enum npy_type { NPY_F32, NPY_F16 } npy_type;

typedef struct npy_matrix {
    uint32_t rows, cols;
    float *data; /* rows * cols, row after row; from malloc */
} npy_matrix;

/* ---- read ---------------------------------------------------------------------------------- */

/* The value behind a key of the header, after its colon; NULL if there is none. */
static inline const char *
npy_value(const char *header, const char *key)
{
    const char *at = strstr(header, key);
    if (at == NULL)
        return NULL;
    at += strlen(key);
    while (*at == ' ' || *at == ':')
        at++;
    return at;
}

/* Bytes of memory that may still be had: what Linux has, at most what a container may take.
 * Infinite where nobody says. */
static inline double
npy_available_bytes(void)
{
    static const char *const files[3] = {"/proc/meminfo", "/sys/fs/cgroup/memory.max",
                                         "/sys/fs/cgroup/memory/memory.limit_in_bytes"};
    double least = HUGE_VAL, value;
    for (int i = 0; i < 3; i++) {
        FILE *f = fopen(files[i], "r");
        char line[128];
        while (f != NULL && fgets(line, sizeof line, f) != NULL)
            if (sscanf(line, i == 0 ? "MemAvailable: %lf" : "%lf", &value) == 1 &&
                value * (i == 0 ? 1024 : 1) < least)
                least = value * (i == 0 ? 1024 : 1);
        if (f != NULL)
            fclose(f);
    }
    return least;
}

/* What a header asks for that is not served here, as a sentence in `why`; else true. */
static inline bool
npy_parse(const char *path, const char *header, npy_matrix *a, npy_type *type, char *why)
{
    const char *descr = npy_value(header, "'descr'");
    const char *fortran = npy_value(header, "'fortran_order'");
    const char *shape = npy_value(header, "'shape'");
    unsigned long long dim[2] = {0, 0};
    int dims = 0, length;

    if (descr == NULL || fortran == NULL || shape == NULL || *shape != '(') {
        snprintf(why, NPY_WHY,
                 "%s: the header lacks 'descr', 'fortran_order' or 'shape': save the array "
                 "again with numpy.save",
                 path);
        return false;
    }
    if (strncmp(descr, "'<f4'", 5) == 0) {
        *type = NPY_F32;
    } else if (strncmp(descr, "'<f2'", 5) == 0) {
        *type = NPY_F16;
    } else {
        length = (int)strcspn(descr, *descr == '[' ? "]\n" : ",}\n");
        length += descr[length] == ']';
        snprintf(why, NPY_WHY,
                 "%s: the dtype is %.*s, wanted '<f4' (float32) or '<f2' (float16): save "
                 "a.astype(numpy.float32)",
                 path, length < 40 ? length : 40, descr);
        return false;
    }
    if (strncmp(fortran, "False", 5) != 0) {
        snprintf(why, NPY_WHY,
                 "%s: the array is in Fortran order, wanted C order (rows contiguous): save "
                 "numpy.ascontiguousarray(a)",
                 path);
        return false;
    }
    for (shape++; *shape != ')'; dims++) {
        char *end;
        const bool digit = *shape >= '0' && *shape <= '9'; /* strtoull takes a sign */
        errno = 0;
        const unsigned long long value = strtoull(shape, &end, 10);
        end += *end == 'L';
        end += strspn(end, " ");
        if (!digit || errno != 0 || (*end != ',' && *end != ')')) {
            snprintf(why, NPY_WHY,
                     "%s: the header's shape cannot be read at \"%.20s\": save the array again",
                     path, shape);
            return false;
        }
        if (dims < 2)
            dim[dims] = value;
        for (shape = end + (*end == ','); *shape == ' '; shape++)
            ;
    }
    if (dims != 2) {
        snprintf(why, NPY_WHY,
                 "%s: the number of dimensions is %d, wanted 2: use a.reshape(rows, cols)",
                 path, dims);
        return false;
    }
    if (dim[0] == 0 || dim[1] == 0 || dim[0] > 0x7fffffff || dim[1] > 0x7fffffff) {
        snprintf(why, NPY_WHY, "%s: the shape is (%llu, %llu), wanted 1 to 2147483647 of each",
                 path, dim[0], dim[1]);
        return false;
    }
    a->rows = (uint32_t)dim[0];
    a->cols = (uint32_t)dim[1];
    return true;
}

static inline bool
npy_read_open(FILE *f, const char *path, npy_matrix *a, char *why)
{
    unsigned char start[12];
    char header[65536];
    uint32_t header_bytes;
    size_t prefix_bytes = 10, count, elem_bytes, got;
    npy_type type;
    unsigned long long want; /* below 2^64 for all shapes of npy_parse() */
    long long have;
    uint16_t *half;

    got = fread(start, 1, 10, f);
    if (got != 10 || memcmp(start, "\x93NUMPY", 6) != 0) {
        if (ferror(f))
            snprintf(why, NPY_WHY, "%s: cannot be read: %s", path, strerror(errno));
        else
            snprintf(why, NPY_WHY, "%s: this is %s: save the array with numpy.save", path,
                     got == 0 ? "an empty file" : "no .npy file");
        return false;
    }
    if (start[6] < 1 || start[6] > 3) {
        snprintf(why, NPY_WHY,
                 "%s: the .npy version is %d, wanted 1, 2 or 3: save the array again with "
                 "numpy.save",
                 path, start[6]);
        return false;
    }
    header_bytes = start[8] | (uint32_t)start[9] << 8;
    if (start[6] >= 2) {
        prefix_bytes = 12;
        if (fread(start + 10, 1, 2, f) != 2)
            header_bytes = sizeof header;
        else
            header_bytes |= (uint32_t)start[10] << 16 | (uint32_t)start[11] << 24;
    }
    if (header_bytes >= sizeof header || fread(header, 1, header_bytes, f) != header_bytes) {
        snprintf(why, NPY_WHY,
                 "%s: the file ends inside its header: it was cut short, copy it again", path);
        return false;
    }
    header[header_bytes] = 0;
    if (!npy_parse(path, header, a, &type, why))
        return false;

    count = (size_t)a->rows * a->cols;
    elem_bytes = type == NPY_F32 ? 4 : 2;
    want = prefix_bytes + header_bytes + (unsigned long long)count * elem_bytes;
    have = fseek(f, 0, SEEK_END) == 0 ? (long long)ftell(f) : -1;
    if (have < 0) {
        snprintf(why, NPY_WHY, "%s: this has no size: wanted a regular file", path);
        return false;
    }
    if ((unsigned long long)have != want ||
        fseek(f, (long)(prefix_bytes + header_bytes), SEEK_SET) != 0) {
        snprintf(why, NPY_WHY,
                 "%s: the file has %lld bytes, its header (%u x %u elements of %d bytes) wants "
                 "%llu: it was %s, copy it again",
                 path, have, a->rows, a->cols, (int)elem_bytes, want,
                 (unsigned long long)have < want ? "cut short" : "added to");
        return false;
    }
    if (4.0 * (double)count <= npy_available_bytes())
        a->data = (float *)malloc(count * sizeof(float));
    if (a->data == NULL) {
        snprintf(
            why, NPY_WHY,
            "%s: %u x %u floats need %.0f bytes of memory, and %.0f are available: multiply "
            "in parts",
            path, a->rows, a->cols, 4.0 * (double)count, npy_available_bytes());
        return false;
    }
    /* 16-bit elements go into the upper half and are widened from the front */
    half = (uint16_t *)(void *)a->data + (type == NPY_F16 ? count : 0);
    got = fread(type == NPY_F16 ? (void *)half : (void *)a->data, elem_bytes, count, f);
    if (got != count) {
        snprintf(why, NPY_WHY, "%s: reading stopped: %s", path, strerror(errno));
        free(a->data);
        a->data = NULL;
        return false;
    }
    if (type == NPY_F16)
        for (size_t i = 0; i < count; i++) {
            uint16_t h;
            float x;
            memcpy(&h, half + i, sizeof h);
            x = mgpu_f16_to_f32(h);
            memcpy(a->data + i, &x, sizeof x);
        }
    return true;
}

/* Read a matrix; false and a sentence of at most NPY_WHY bytes when it cannot be. */
static inline bool
npy_read(const char *path, npy_matrix *a, char *why)
{
    FILE *f = fopen(path, "rb");
    bool ok;
    a->data = NULL;
    if (f == NULL) {
        snprintf(why, NPY_WHY, "%s: cannot be opened: %s", path, strerror(errno));
        return false;
    }
    ok = npy_read_open(f, path, a, why);
    fclose(f);
    return ok;
}

/* ---- write --------------------------------------------------------------------------------- */

/* The name that is written before it becomes `path`; from malloc. */
static inline char *
npy_temporary(const char *path)
{
    const size_t bytes = strlen(path) + 32;
    char *name = (char *)malloc(bytes);
    if (name != NULL)
        snprintf(name, bytes, "%s.%ld.partial", path, (long)getpid());
    return name;
}

/* Whether two names mean one file. */
static inline bool
npy_same_file(const char *a, const char *b)
{
    struct stat x, y;
    return stat(a, &x) == 0 && stat(b, &y) == 0 && x.st_dev == y.st_dev && x.st_ino == y.st_ino;
}

/* A new file would take the place of what is at `path`: only a regular file may go. */
static inline bool
npy_may_replace(const char *path, char *why)
{
    struct stat what;
    if (stat(path, &what) != 0 || S_ISREG(what.st_mode))
        return true;
    snprintf(why, NPY_WHY,
             "%s: cannot be written: this is %s, wanted a regular file or a new name", path,
             S_ISDIR(what.st_mode) ? "a folder" : "a device, pipe or socket");
    return false;
}

/* Whether `path` could be written: asked before the work, so that none is lost. */
static inline bool
npy_can_write(const char *path, char *why)
{
    char *name;
    FILE *f;
    if (!npy_may_replace(path, why))
        return false;
    name = npy_temporary(path);
    f = name != NULL ? fopen(name, "wb") : NULL;
    if (f == NULL) {
        snprintf(why, NPY_WHY, "%s: cannot be written: %s", path, strerror(errno));
    } else {
        fclose(f);
        unlink(name);
    }
    free(name);
    return f != NULL;
}

/* Write a matrix; false and a sentence when it cannot be. There is a whole file or none. */
static inline bool
npy_write(const char *path, const float *data, uint32_t rows, uint32_t cols, npy_type type,
          char *why)
{
    const size_t count = (size_t)rows * cols;
    char header[128], *name;
    FILE *f;
    bool ok;
    int length;

    if (!npy_may_replace(path, why))
        return false;
    name = npy_temporary(path);
    f = name != NULL ? fopen(name, "wb") : NULL;
    ok = f != NULL;
    if (ok) {
        length = snprintf(header + 10, sizeof header - 10,
                          "{'descr': '<f%d', 'fortran_order': False, 'shape': (%u, %u), }",
                          type == NPY_F32 ? 4 : 2, rows, cols);
        memcpy(header, "\x93NUMPY\x01\x00\x76\x00", 10); /* 128 bytes in all, 118 behind this */
        memset(header + 10 + length, ' ', sizeof header - 10 - (size_t)length);
        header[sizeof header - 1] = '\n';
        ok = fwrite(header, 1, sizeof header, f) == sizeof header;
        if (type == NPY_F32) {
            ok = ok && fwrite(data, sizeof(float), count, f) == count;
        } else {
            for (size_t i = 0; ok && i < count; i++) {
                const uint16_t h =
                    data[i] == data[i] ? mgpu_f16_from_f32(data[i]) : 0x7e00; /* NumPy's NaN */
                ok = fwrite(&h, sizeof h, 1, f) == 1;
            }
        }
        ok = fclose(f) == 0 && ok;
        ok = ok && rename(name, path) == 0;
    }
    if (!ok) {
        snprintf(why, NPY_WHY, "%s: cannot be written: %s", path, strerror(errno));
        if (f != NULL)
            unlink(name);
    }
    free(name);
    return ok;
}

#endif /* NPY_H */
