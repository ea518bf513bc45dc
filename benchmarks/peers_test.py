#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Do peers.py and libraries.py choose the fastest way, speak to each version as it wants, and compare turn by turn? With stand-ins: no GPU and none of the libraries is here."""
import dataclasses
import enum
import pathlib
import tempfile
import types

import libraries
import peers

wrong = []


def want(what, got, expected):
    if got != expected:
        wrong.append(f'{what}: {got!r}, wanted {expected!r}')


def refusal(call):
    """What it refuses with."""
    try:
        call()
    except libraries.Refused as e:
        return str(e)
    return None


def mosaic():
    """Two versions of JAX: one without a C and with fewer words, and today's."""
    side = enum.IntEnum('MatmulDimension', {'M': 0, 'N': 1})
    words = 'tile_m tile_n tile_k max_concurrent_steps grid_minor_dim grid_tile_width cluster_dimension'.split()
    for more, multiply in (([], lambda a, b, config: (a, b, config)), (['epi_tile_m', 'epi_tile_n', 'wg_dimension'], lambda a, b, c, config: (a, b, c, config))):
        kernels = types.SimpleNamespace(MatmulDimension=side, TuningConfig=dataclasses.make_dataclass('TuningConfig', words + more, frozen=True))
        peer = object.__new__(libraries.Mosaic)
        peer.kernels, peer.multiply = kernels, multiply
        asked = []

        def takes(config, asked=asked):
            asked.append(config)
            if config.tile_m == 64:
                raise ValueError('it has no such tile\nand more')
            return (config.cluster_dimension != side.N) + (config.grid_minor_dim != side.N) * 0.1 + abs(config.grid_tile_width - 4) * 0.01
        best = peer.searched(takes)
        want('Mosaic, the fastest', (best.tile_m != 64, best.cluster_dimension, best.grid_minor_dim, best.grid_tile_width), (True, side.N, side.N, 4))
        want('Mosaic, how many are tried', len(asked), 12 + 8)
        want('Mosaic, what it is asked', peer.function(best)('a', 'b'), ('a', 'b', *[None] * bool(more), best))

        def refuses(config):
            raise ValueError(f'no tile of {config.tile_m}\nand more')
        want('Mosaic, why not', refusal(lambda p=peer, r=refuses: p.searched(r)), 'ValueError: no tile of 256')


class Clock:
    """The parts of PyTorch that are asked: events that say what the peer's way takes."""
    bfloat16, uint8 = 'bf16', 'u8'

    def __init__(self, peer, times):
        self.peer, self.times = peer, times
        self.cuda = types.SimpleNamespace(Event=lambda enable_timing: self, current_stream=lambda: types.SimpleNamespace(cuda_stream=7))

    def record(self):
        pass

    synchronize = record

    def elapsed_time(self, _):
        return self.times[self.peer.plan]

    def empty(self, count, **_):
        return types.SimpleNamespace(data_ptr=lambda: 1000 + count)


class Plans:
    """cuDNN's graph: notes what it is asked. Plan 1 does not build."""
    data_type = types.SimpleNamespace(BFLOAT16='bf16', HALF='f16', FLOAT='f32')
    heur_mode = types.SimpleNamespace(A='A', B='B')

    def __init__(self):
        self.tensors, self.ran, self.stream = {}, [], None

    def pygraph(self, **words):
        want('cuDNN, types', (words['io_data_type'], words['compute_data_type']), ('bf16', 'f32'))
        return self

    def tensor(self, name, dim, stride, data_type):
        self.tensors[name] = dim, stride, data_type
        return name

    def matmul(self, name, A, B, compute_data_type):
        want('cuDNN, operands', (name, A, B, compute_data_type), ('D', 'A', 'B', 'f32'))
        return self

    def _same(self, *_, **__):
        return self

    set_output = set_data_type = validate = build_operation_graph = create_execution_plans = check_support = _same

    def set_dim(self, dim):
        self.tensors['D'] = (dim,)
        return self

    def set_stride(self, stride):
        self.tensors['D'] += (stride,)
        return self

    def get_execution_plan_count(self):
        return 4

    def build_plan_at_index(self, at):
        if at == 1:
            raise RuntimeError('no kernel')

    def get_workspace_size_plan_at_index(self, at):
        return 16 * at

    def set_stream(self, handle, stream):
        self.stream = handle, stream

    def execute_plan_at_index(self, pack, workspace, at, handle):
        self.ran.append((tuple(sorted(pack[t] for t in ('A', 'B'))), len(pack), workspace, at, handle))


def cudnn():
    def matrix(at, *shape):
        return types.SimpleNamespace(shape=shape, dtype='bf16', data_ptr=lambda: at)
    peer, said = object.__new__(libraries.Cudnn), Plans()
    peer.cudnn, peer.handle, peer.torch = said, 'handle', Clock(peer, [3.0, 0.1, 1.0, 2.0])
    peer.sets = [(matrix(1, 64, 32), matrix(2, 48, 32), matrix(3, 64, 48))]
    peer.choose()
    want('cuDNN, how operands lie', said.tensors, {'A': ([1, 64, 32], [2048, 32, 1], 'bf16'), 'B': ([1, 32, 48], [1536, 1, 32], 'bf16'), 'D': ([1, 64, 48], [3072, 48, 1])})
    peer.call(*peer.sets[0])
    want('cuDNN, the fastest plan that builds', said.ran[-1], ((1, 2), 3, 1032, 2, 'handle'))
    want('cuDNN, PyTorch\'s stream', said.stream, ('handle', 7))
    peer.plans.get_execution_plan_count = lambda: 0
    want('cuDNN, without a plan', refusal(peer.choose), 'nothing to choose from')


class Peer:
    """A library whose calls take a millisecond, then two, and so on; or it refuses."""
    asked = []

    def __init__(self, name, reason=None):
        self.name, self.reason, self.turns = name, reason, 0

    def prepare(self, *_):
        if self.reason:
            raise libraries.Refused(self.reason)

    def milliseconds(self):
        self.turns += 1
        self.asked.append(self.name)
        return float(self.turns)

    def drop(self):
        pass


def turns():
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder, 'bench')
        program.write_text('#!/bin/sh\nfor last; do :; done\nfor word; do [ "$before" != --json ] || file=$word; before=$word; done\n'
                           'printf \'{"kernel":"gemm_h100","median_ms":2.0}\\n{"kernel":"cublasLt","median_ms":3.0}\\n\' >> "$file"\n')
        program.chmod(0o755)
        found = peers.compare(str(program), (8, 8, 8), 'bf16', 'abc1234', [Peer('torch'), Peer('triton', 'not here'), Peer('cudnn')], False)
        want('the way back is the other way', Peer.asked, ['torch', 'torch', 'cudnn', 'cudnn', 'cudnn', 'cudnn', 'torch', 'torch'])
        want('turns', found, {'torch': ([1.0, 2.0, 3.0, 4.0], [2.0, 3 / 3.5]), 'cudnn': ([1.0, 2.0, 3.0, 4.0], [2.0, 3 / 3.5]), 'gemm_h100': ([2.0, 2.0], [1.5, 1.5]), 'cublasLt': ([3.0, 3.0], [1.0, 1.0])})
        program.write_text('#!/bin/sh\necho "no GPU"; exit 1\n')
        want('a program that fails', refusal(lambda: peers.ours(str(program), (8, 8, 8), 'bf16', 'abc1234', False)), f'{program} answers 1: no GPU')


def main():
    mosaic()
    cudnn()
    turns()
    want('who there is', list(libraries.PEERS), ['torch', 'triton', 'cudnn', 'mosaic'])
    print('\n'.join(wrong + [f'{len(wrong)} wrong']))
    return 1 if wrong else 0


if __name__ == '__main__':
    raise SystemExit(main())
