#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Is each instruction named after its PTX line? docs/api.md, section 1, read from the line to the name.

    tools/named.py              says which functions of include/mgpu/ptx say something else than their line: 0 or 1
    tools/named.py --self-test  swaps words in lines, as a wrong row of gen/ would in name, comment and asm alike: each must be seen

It knows nothing of gen/: there one row makes all three, and what no GPU has run has no other witness. ptxcheck.py holds the asm to
the comment's line, this the line to the name, which has the words of the opcode, each as often, but for what SAID says of a family,
and those that operands stand for; types in the order of the line."""
import argparse
import collections
import re
import sys

import coverage

# Words whose order counts: types, what caches do, and from which proxy to which.
TYPE = re.compile(r'(?:[usb]\d+|t?f\d+|bf16|u?e\dm\d|s2f6)(?:x\d+)?$|l[12][a-z]+$|(?:fabric|generic)$')
MULTICAST = (r'cluster\.shared::cluster\.multicast::cluster::32b', 'multicast')
SPACES = [(r'\.cta\.shared::cta|(?<!cluster)\.shared::cta', '.shared'), (r'\.cluster\.shared::cluster', '.shared::cluster')]
# An opcode, by its beginning, and what its names say otherwise: what cannot vary, or another word implies, is left out. The first
# row that fits counts; of a family that has none the name has all words.
SAID = [
    (r'tcgen05\.mma', [(r'kind|block_scale(?=.*block\d)|(?<=lut)::b', ''), (r'::a::USE\.collector::b::OTHER', 's'), (r'(?<=collector)::(?:a::|BUFFER_)USE', '')]),
    (r'tcgen05\.cp', [(r'b8x16', '')]),
    (r'fabric\.try', [(r'(tensor.*)\.tile(.*)\.override::global_address', r'\1\2'), (r'override(?=::global_dim)', ''), (r'(?<=relaxed\.sys)\.b128$|\.sync$', ''),
                      (r'async|shared::cta|mbarrier::(?:complete_tx::\w+|report::fabric)|relaxed\.sys', '')]),
    (r'clusterlaunchcontrol', [(r'async|shared::cta|mbarrier::complete_tx::bytes|cluster::all|pred|b128|b32|v4', '')]),
    (r'(?:add|sub|mul|fma)\.\w+\.(?:satfinite\.)?e\dm', [(r'ATYPE|BTYPE', '')]),
    (r'(?:add|sub|fma)\.r[nzmp]\.f32x2\.b?f16x2', [(r'(?:\.f32x2)+$', '')]),
    (r'ex2\.approx\.ftz\.bf16', [('ftz', '')]),
    (r'lop3', [('b32', '')]),
    (r'mbarrier\.(?:init|inval|check)', [(r'b64|shared::cta|check_(?=layout\.layout)', ''), (r'layout(?=\.layout)', 'check')]),
    (r'mbarrier\.\w+_wait', [(r'b64|acquire|phase_type', ''), (r'(?:\.cta)?\.shared::cta', ''), (r'parity\.phase_type::conditional|parity(?=\.::conditional)', '')]),
    (r'mbarrier\.(?:expect|complete)_tx', [(r'b64|relaxed', ''), MULTICAST, (r'\.cluster\.shared::cta', '.cluster'), *SPACES, (r'shared(?!:)', '')]),
    (r'mbarrier', [(r'b64|release', ''), MULTICAST, (r'\.cluster\.shared::cta', '.cluster'), *SPACES, (r'shared(?!:)', ''), (r'noComplete', 'no_complete')]),
    (r'fence\.mbarrier_init', [(r'release\.cluster', '')]),
    (r'fence\..*sync_restrict', [(r'::shared::\w+::(read)(?:\.cta)?', r'.\1'), (r'::shared::\w+\.cluster', ''), (r'async::generic\.release(?=.*read)', 'async.release')]),
    (r'fence', [(r'(?<!fabric)::generic(?!.*restrict)', ''), (r'\.cta$', '')]),
    (r'cp\.async\.c[ag]', [(r'shared::cta\.global', '')]),
    (r'cp\.async\.mbarrier', [(r'shared::cta\.b64', '')]),
    (r'cp\.async\.bulk\.(?:commit|wait)', [(r'cp\.async', '')]),
    (r'(?:multimem\.)?cp\.(?:reduce\.)?async\.bulk', [
        (r'bulk_group|mbarrier::complete_tx::bytes|mbarrier(?=::report)|::REPORT|RED_OP|\.b128|\.tile', ''), (r'override::global_address(?=\.override)|override', ''), (r'multicast::cluster', 'multicast'), (r'noftz\.(?!f32)', ''),
        (r'cp\.reduce\.async\.bulk', 'reduce'), (r'cp\.async\.bulk\.prefetch', 'prefetch'), (r'ORDER\.SCOPE', 'relaxed'),
        (r'^((?:multimem\.)?)cp\.async\.bulk(?=.*global\.shared::cta)', r'\1store'), (r'cp\.async\.bulk(?=.*shared::cluster\.shared::cta)', 'copy'),
        (r'cp\.async\.bulk', 'load'), (r'shared::cluster\.shared::cta', 'shared::cluster'), (r'shared::cluster\.global|global\.shared::cta', ''),
        (r'(?<=prefetch)(.*)L2\.global|(?<=shared::cta)\.global', r'\1')]),
    (r'applypriority\.async', [(r'(?<=async\.)bulk\.tensor', 'tma'), (r'override::global_address(?=\.override)|async|global(?!_)|bulk_group|\.tile|override', '')]),
    (r'multimem', [(r'weak|global', '')]),
    (r'(?:st|red)\.async', [(r'relaxed\.cluster|release(?=\.(?:gpu|sys))|mbarrier::complete_tx::bytes', '')]),
    (r'st\.bulk', [(r'weak\.shared::cta', '')]),
    (r'(?:ld|st)\.', SPACES),
    (r'(?:atom|red)\.', [*SPACES, (r'ORDER\.SCOPE', ''), (r'noftz(?!\.(?:v\d\.)?f32)', '')]),
    (r'isspacep', SPACES),
    (r'mapa|getctarank', [(r'shared::cluster\.u32', '')]),
    (r'barrier\.cta', [(r'cta|u32|pred', '')]),
    (r'barrier\.cluster', [(r'release|acquire', '')]),
    (r'nanosleep|setmaxnreg', [(r'sync\.aligned|u32', '')]),
    (r'createpolicy', [(r'b64|global', '')]),
    (r'(?:ld|st|mov)matrix', [(r'sync\.aligned|m8n8|b16(?!x)|b8x16(?=\..*_p)|shared::cta', '')]),
    (r'mma', [(r'sync\.aligned|row\.col|::ordered_metadata|popc', ''), ('kind|block_scale', ''),
              (r'(mxf8f6f4.*)\.scale_vec::1X(.*)\.ue8m0', r'\1\2'), (r'(mxf4\W.*)\.scale_vec::2X(.*)\.ue8m0', r'\1\2')]),
    (r'wgmma', [(r'mma_async|sync\.aligned|m64nNk\d+|and\.popc', '')]),
    (r'tcgen05\.commit', [(r'mbarrier::arrive::one|\.shared::cluster|::shared(?=::read)|\.b64', ''), (r'multicast::cluster', 'multicast')]),
    (r'tcgen05', [(r'mbarrier::arrive::one\.shared::cluster|(?<=aligned\.)shared::cta', ''), (r'sync\.aligned|\.b\d\d|NUM', ''), (r'multicast::cluster', 'multicast')]),
    (r'tensormap\.replace', [(r'\.tile|shared::cta|\.b(?:1024|32|64)', '')]),
    (r'tensormap\.cp', [(r'global\.shared::cta\.tensormap::generic\.release|\.cta|sync\.aligned', '')]),
    (r'cvt\.pack', [(r'\.sat|\.b32$', '')]),
    (r'cvt', [(r'satfinite(?=\.(?:relu\.)?(?:scaled::\w+::\w+\.)?(?:e\dm|s2f6))', ''), (r'scaled::n[12]::ue8m0', 'scaled'), (r'(?:ANY_)?MODE', '')]),
    (r'vote', [(r'pred', '')]),
]
SAID = [(re.compile(begin), rules) for begin, rules in SAID]


def words(text):
    whole = re.sub(r'(?<=l[12])(?:::|_)(evict_[a-z]+|no_allocate)', lambda m: m[1].replace('_', ''), text.lower())    # one word: what a cache does
    return [w for w in re.split(r'[._:|%]+', whole) if w]


def operand_words(opcode, line):
    """What operands stand for in a name."""
    given = [w for w in re.split(r'[\s,;{}]+', line.partition(' ')[2]) if w]
    if opcode.startswith('wgmma.mma'):
        signs = given[given.index('accumulate') + 1:]       # of A and B, then what is transposed: A, unless in registers, and B
        turned = (['ta'] if signs[2:-1] == ['1'] else []) + (['tb'] if signs[3 - (given[1] == 'a'):] == ['1'] else [])
        return ['rs' if given[1] == 'a' else 'ss', *['neg'] * ('-1' in signs), *turned]
    if re.match(r'(?:multimem\.)?cp\.(?:reduce\.)?async\.bulk(?!\.commit|\.wait)', opcode):
        return ['tma'] if '.tensor' in opcode else ['bulk']
    if re.match(r'cp\.async\.c[ag]', opcode):
        return [*(w for w in given if w.isdigit()), *['src', 'size'] * ('src_bytes' in given), *['ignore', 'src'] * ('ignore_src' in given)]
    if opcode.startswith('tcgen05.mma'):
        return [*['ts'] * ('[a]' in given), *['ss'] * ('a_desc' in given), *['lanes'] * ('lanes' in given), *['scale', 'd'] * ('scale' in given),
                *['zero', 'column', 'mask'] * ('zero_columns' in given)]
    if opcode.startswith('tensormap.replace'):                 # numbers that only newer targets take
        return {'13': ['b4x16'], '14': ['b4x16', 'p64'], '15': ['b6x16', 'p32'], '4': ['96b']}.get(given[-1], [])
    if opcode.startswith('mbarrier'):
        counts = re.match(r'mbarrier\.arrive(?!.*noComplete)', opcode) and 'count' in given
        return [*['count'] * bool(counts), *['suspend'] * ('suspend_ns' in given), *['report'] * ('done|reported' in given)]
    return [*['mask'] * (opcode.startswith('elect') and 'mask' in given), *['valid'] * (opcode.startswith('shfl') and 'r|p' in given)]


def rules_of(opcode):
    return next((rules for begin, rules in SAID if begin.match(opcode)), [])


def expected(opcode, line):
    """The words of a name, types in their order."""
    said = re.sub(r'\.cta_group::1|cta_group::(2)', lambda m: 'cg2' if m[1] else '', opcode.replace('L2::cache_hint', 'hint'))
    for what, instead in rules_of(opcode):
        said = re.sub(what, instead, said)
    out, more = words(said), operand_words(opcode, line)
    if 'tma' in more:
        out.remove('tensor')
    if 'report' in more:                                    # of the phase that a wait is about
        out.remove('primary')
    if re.match(r'(?:min|max)\.', opcode) and line.endswith(' c;'):
        out[0] += '3'
    if re.match(r'wgmma|mma', opcode):          # D A B, and C as D: B is said if it is not as A
        types = [w for w in out if TYPE.match(w)]
        out = [w for w in out if not TYPE.match(w)] + types[:2] + types[2:3] * (types[1:2] != types[2:3]) + types[4:]
    return out + more


def fault(name, opcode, line):
    """What a name and a line say that the other does not, as a sentence; None: nothing."""
    said, want = words(name)[1:], expected(opcode, line)
    if opcode.startswith('shfl'):                           # floats are bits to it
        said = ['b32' if w == 'f32' else w for w in said]
    missing, extra = collections.Counter(want) - collections.Counter(said), collections.Counter(said) - collections.Counter(want)
    if missing or extra:
        return f'{name}(): ' + ' and '.join([f'its line has {" ".join(missing)}, which the name has not'] * bool(missing)
                                            + [f'its name has {" ".join(extra)}, which the line has not'] * bool(extra)) + f': {line}'
    if [w for w in said if TYPE.match(w)] != [w for w in want if TYPE.match(w)]:
        return f'{name}(): types in another order than in its line: {line}'
    return None


def instructions():
    return [(item.name, opcode, item.fields['ptx']) for opcode, item in coverage.instructions()]


# Words of a line, and what a wrong row of a generator has there.
SWAPS = [('.min.', '.max.'), ('.gpu.', '.sys.'), ('.relaxed.', '.acquire.'), ('.relaxed.', '.release.'), ('.v2.', '.v4.'), ('.u32', '.s32'), ('.f16x2', '.bf16x2'),
         ('.2d.', '.3d.'), ('a_desc, b_desc', 'a, b_desc'), ('.e4m3.e5m2', '.e5m2.e4m3'), ('.shared::cluster.b64', '.shared::cta.b64'), (', policy', ''),
         ('accumulate, 1, 1, 1, 0', 'accumulate, 1, 1, 0, 1'), ('.x32.', '.x64.'), ('cta_group::1', 'cta_group::2'), ('.tile', '.im2col_no_offs'),
         ('.multicast::cluster::32b', '.multicast::cluster'), ('.multimem', ''), ('.mbarrier::report::REPORT', ''), ('.override::global_address', ''), ('.override::global_dim_stride', '.override::global_dim'), ('.collector::b::OTHER', ''),
         ('.collector::BUFFER_USE', ''), ('.ashift', ''), (', lanes', ''), ('accumulate, scale', 'accumulate'), (', zero_columns', ''), ('[d], a_desc', '[d], [a]'), ('.block16', '.block32'),
         ('mxf4.', 'mxf4nvf4.'), ('scale_vec::2X', 'scale_vec::4X'), ('ue8m0 d', 'ue4m3 d'), ('.b6x16_p32', '.b4x16_p64'), ('.warpx2::02_13', '.warpx2::01_23'), ('ctaid::x', 'ctaid::y'),
         ('.counted::bytes', ''), ('.acc::f32', '.acc::f16'), ('.try_put', '.try_get'), ('.op_restrict::fetching', '')]


def self_test(rows):
    """Sentences about faults that are not seen: a word is swapped for another; two names have each the other's line."""
    wrong, of = [], {}
    for one, other in SWAPS:
        planted = [(name, re.sub(r'\s.*', '', line.replace(one, other)), line.replace(one, other)) for name, opcode, line in rows if one in line.replace('.override::global_address.override', '.override')]
        planted = [row for row in planted if one[0] != '.' or one.rstrip('.') in row[2].split()[0] or other.rstrip('.') in row[1]]
        if one == ', policy':                               # a hint is in the opcode as well
            planted = [(name, opcode.replace('.L2::cache_hint', ''), line.replace('.L2::cache_hint', '')) for name, opcode, line in planted if 'createpolicy' not in line]
        unseen = [row for row in planted if not fault(*row)]
        wrong += [f'{one} became {other} in no line'] * (not planted)
        wrong += [f'{one} became {other}, and nobody saw it: {row[0]}(): {row[2]}' for row in unseen[:3]]
    for name, opcode, line in rows:
        want = expected(opcode, line)
        other = of.setdefault((tuple(sorted(want)), tuple(w for w in want if TYPE.match(w))), name)
        if other != name and not opcode.startswith('shfl'):
            wrong.append(f'{other}() and {name}() might have the line of the other')
    return wrong


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--self-test', action='store_true')
    rows = instructions()
    wrong = self_test(rows) if parser.parse_args().self_test else [f for f in (fault(*row) for row in rows) if f]
    print('\n'.join(wrong) or f'{len(rows)} functions are named after their lines')
    return 1 if wrong else 0


if __name__ == '__main__':
    sys.exit(main())
