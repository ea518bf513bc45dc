#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Kernels that store all over the place end with a report, or at least they end.

    tests/emu/wild.py gcc|clang [MODEL]     MODEL: libmgpu_model.a; else it is compiled here

One thread stores byte after byte, 3 MiB upwards or downwards, from a buffer, its stack, static arrays next to the
model's own state, or memory of malloc. And one thread gives each family of functions that follow pointers one that
leads nowhere: the report names the line of the call, not one of mgpu's or the C library's. Answers 0, 1, or 77 without the compiler.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / 'tests'))
import building  # noqa: E402
# what a family's function does with `w`, `map`: a pointer to nothing
CALLS = ['mgpu_tma_load_2d(sm, map, 0, 0, b)', 'mgpu_tma_store_2d(map, 0, 0, sm)', 'mgpu_tma_prefetch_2d(map, 0, 0)',
         'mgpu_tma_load_4d_im2col(sm, map, 0, 0, 0, 0, b, 0, 0)', 'mgpu_prefetch_tensormap(map)',
         'mgpu_fence_proxy_tensormap_acquire_gpu(map)', '(void)mgpu_ld_acquire_gpu_global_b32(w)',
         'mgpu_st_release_gpu_global_b32(w, 1)', '(void)mgpu_atom_relaxed_gpu_global_add_u32(w, 1)',
         'mgpu_red_relaxed_gpu_global_add_u32(w, 1)', '(void)atomicAdd(w, 1u)', '(void)mgpu_ld_global_nc_b32(w)',
         '(void)mgpu_ld_global_l1_no_allocate_b32(w)', 'mgpu_st_global_l1_no_allocate_b32(w, 1)',
         'mgpu_bulk_store(w, sm, 16)', 'mgpu_bulk_load(sm, w, 16, b)', 'mgpu_cp_async_ca_16(sm, w)', 'memset(w, 1, p->which)',
         '*(volatile uint32_t *)w = 1', '((void (*)(void))(uintptr_t)p->to)(), mgpu_mbarrier_inval(b)']
PROGRAM = '''#include <mgpu/mgpu.h>
#include <mgpu/ptx/cached.h>
#include <mgpu/ptx/tma_im2col.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef struct { char *from; long step, bytes; } args;
static char in_bss[1000], in_data[1000] = {1};
MGPU_KERNEL(scribble, args, p, 32, 1)
{
    volatile char here[64];
    char *at = p->from != NULL ? p->from : (char *)here;
    const long step = p->step, bytes = p->bytes;
    if (threadIdx.x == 0)
        for (long i = 0; i < bytes; i++, at += step)
            *(volatile char *)at = 1; /* here: a mutex of ones waits */
}
typedef struct { int which; void *to; } nowhere_args;
MGPU_KERNEL(nowhere, nowhere_args, p, 32, 1)
{
    MGPU_SMEM(s, 1024);
    MGPU_SHARED(uint64_t, bar, 1);
    const mgpu_tensor_map *map = (const mgpu_tensor_map *)p->to;
    uint32_t *w = (uint32_t *)p->to;
    const uint32_t sm = mgpu_smem_addr(s), b = mgpu_smem_addr(bar);
    if (threadIdx.x != 0)
        return;
    mgpu_mbarrier_init(b, 1);
    switch (p->which) {
@CALLS@
    }
}
static mgpu_status run(char *from, long step, long bytes)
{
    args a;
    a.from = from;
    a.step = step;
    a.bytes = bytes;
    return mgpu_launch(&scribble_kernel, mgpu_launch_1d(4, 32), &a, NULL);
}
int main(int argc, char **argv)
{
    void *p = NULL, *heap = malloc(5000);
    const long step = argc > 2 && argv[2][0] == '+' ? 1 : -1;
    char *from = !strcmp(argv[1], "buffer") ? NULL : !strcmp(argv[1], "bss") ? in_bss + 500
               : !strcmp(argv[1], "data") ? in_data + 500 : !strcmp(argv[1], "malloc") ? (char *)heap : NULL;
    if (!strcmp(argv[1], "nowhere")) {
        nowhere_args n;
        mgpu_launch_config at = mgpu_launch_1d(1, 32);
        n.which = atoi(argv[2]);
        n.to = (void *)(uintptr_t)strtoul(argv[3], NULL, 0);
        at.smem_bytes = 4096;
        return mgpu_launch(&nowhere_kernel, at, &n, NULL) != MGPU_ERROR_FAULT;
    }
    if (mgpu_malloc(&p, 1000) != MGPU_OK || run((char *)p, 1, 1) != MGPU_OK)
        return 1;
    if (!strcmp(argv[1], "buffer"))
        from = (char *)p;
    printf("%s, ", mgpu_status_name(run(from, step, 3l << 20)));
    printf("then %s\\n", mgpu_status_name(run((char *)p, 1, 1)));
    return 0;
}
'''.replace('@CALLS@', '\n'.join(f'    case {i}: {call}; break;' for i, call in enumerate(CALLS, 1)))
LINE = next(n for n, text in enumerate(PROGRAM.split('\n'), 1) if 'here:' in text)
FAULT = f'wild.c:{LINE}: illegal memory access at '
OWN = "the model's own code fails at address"
GOES_ON = 'MGPU_ERROR_FAULT, then MGPU_OK'
# from where, what it says: all of a tuple, for one of the tuples; None: it ends somehow
CASES = {
    'buffer': [(FAULT, 'that is beside buffer "mgpu_malloc 1" (1000 bytes', 'a plain store out of bounds', GOES_ON)],
    'stack': [(f'wild.c:{LINE}: stack overflow', GOES_ON), (FAULT, GOES_ON)],   # or over what `at` is kept in
    'bss': [(FAULT,), (OWN,)],
    'data': [(FAULT,), (OWN,)],
    'malloc': None,
}


def nowhere(program):
    """-> for each call whose report does not name its line: what it says."""
    faults = []
    for which, call in enumerate(CALLS, 1):
        line = next(n for n, text in enumerate(PROGRAM.split('\n'), 1) if f'case {which}: ' in text)
        for address in ('0', '0x12340000'):
            done = subprocess.run([program, 'nowhere', str(which), address], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                  check=False, timeout=60)
            said = done.stdout.decode(errors='replace')
            if done.returncode or not re.search(fr'kernel nowhere: wild\.c:{line}: (illegal memory access at address '
                                                r'(\(nil\)|0x[0-9a-f]+);|[a-z.]+: 16 bytes at)', said):
                faults.append(f'{call} at {address}: answers {done.returncode}: {said}')
    return faults


def main():
    building.usage(__doc__, 1)
    compiler = shutil.which(sys.argv[1])
    if not compiler:
        print(f'SKIP: {sys.argv[1]} is not here')
        return 77
    faults, tried = [], 0
    with tempfile.TemporaryDirectory() as folder:
        top = pathlib.Path(folder)
        (top / 'wild.c').write_text(PROGRAM)
        model = building.model(folder, *sys.argv[2:])
        short = ('-O0',) if sys.argv[1] == 'clang' else ('-O2',)      # below intensity 2
        for level in ('-O0', '-O2') if os.environ.get('MGPU_TEST_INTENSITY', '1') >= '2' else short:
            # what calls libc's functions is read-only; else nothing that is called from then on may be there
            hard = ['-U_FORTIFY_SOURCE', '-D_FORTIFY_SOURCE=2'] if level == '-O2' else []      # as some distributions do
            subprocess.run([compiler, '-std=c11', level, *hard, '-g', '-gdwarf-4', '-Wl,-z,relro,-z,now', '-DMGPU_EMULATE=1',
                            f'-I{ROOT}/include', '-pthread', str(top / 'wild.c'), model, '-lm', '-o',
                            str(top / 'wild')], check=True)
            faults += nowhere(top / 'wild')
            tried += 2 * len(CALLS)
            for place, wanted in CASES.items():
                for step in '+-':
                    what, tried = f'{compiler} {level}, {place} {step}', tried + 1
                    try:
                        done = subprocess.run([top / 'wild', place, step], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                              check=False, timeout=60)
                    except subprocess.TimeoutExpired as late:
                        faults.append(f'{what}: it hangs: {late.stdout}')
                        continue
                    said = done.stdout.decode(errors='replace')
                    if wanted and not any(all(words in said for words in one) for one in wanted):
                        faults.append(f'{what}: answers {done.returncode}: {said}')
    print('\n'.join(faults) or f'{tried} wild kernels end')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
