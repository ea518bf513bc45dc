#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""One header of many: print mgpu.h, and all that it includes, as a single file.

    tools/amalgamate.py >mgpu.h                          what #include <mgpu/mgpu.h> gives
    tools/amalgamate.py mgpu.h ptx/wgmma_mn.h >mgpu.h    and wgmma on MN-major matrices
    tools/amalgamate.py layout/smem_desc.h >desc.h       one header and what it needs

Each piece is behind a #line directive, so compilers, debuggers and the model's reports name the header that
it is from. A header stands where it is first included; where that is inside an #if, it stands
again at the next place that does not lie in the same #if: its guard lets one of them through. The headers
keep their guards, so this file and the folder may meet in one program.
"""
import pathlib
import posixpath
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
INCLUDE = ROOT / 'include/mgpu'
# The model is no NVRTC and has device functions: config.h refuses all else.
IMPLIES = {'if MGPU_EMULATE': {'if !MGPU_NVRTC', 'if MGPU_HAS_DEVICE'}}
DIRECTIVE = re.compile(r'\s*#\s*(if|ifdef|ifndef|elif|else|endif|include)\b\s*(.*?)\s*(?:/\*.*)?$')


class Amalgam:
    """The lines so far, and under which conditions each header stands in them."""

    def __init__(self):
        self.lines = []
        self.stands = {}        # header: [the conditions of each place, a tuple]

    def add(self, header, conditions=()):
        """The text of a header, its own includes in their places."""
        known = set(conditions).union(*(IMPLIES.get(c, ()) for c in conditions))
        if any(set(place) <= known for place in self.stands.get(header, [])):
            return False
        self.stands.setdefault(header, []).append(conditions)
        file = INCLUDE / header
        if not file.is_file():
            sys.exit(f'amalgamate.py: include/mgpu/{header} is not there')
        guard = 'MGPU_' + re.sub(r'\W', '_', header).upper()
        self.lines.append(f'#line 1 "mgpu/{header}"')
        stack = []
        for number, line in enumerate(file.read_text().split('\n')[:-1], 1):
            found = DIRECTIVE.match(line)
            word, rest = found.groups() if found else ('', '')
            if word in ('if', 'ifdef', 'ifndef'):
                stack.append('' if rest == guard else f'{word} {rest}')
            elif word in ('elif', 'else'):
                stack[-1] = f'not ({stack[-1]}) {rest}'
            elif word == 'endif':
                stack.pop()
            elif word == 'include' and rest.startswith('"'):
                inner = posixpath.normpath(posixpath.join(posixpath.dirname(header), rest.strip('"')))
                if self.add(inner, conditions + tuple(c for c in stack if c)):
                    self.lines.append(f'#line {number + 1} "mgpu/{header}"')
                else:
                    self.lines.append('')
                continue
            self.lines.append(line)
        return True


def amalgamate(headers):
    version = (ROOT / 'VERSION').read_text().strip()
    licence = (ROOT / 'LICENSE').read_text().strip().split('\n')
    made = Amalgam()
    made.lines = [f'/* mgpu {version} in one file: {" ".join(headers)}. Written by tools/amalgamate.py of the repository.',
                  ' * SPDX-License-Identifier: MIT', ' *', *[f' * {line}'.rstrip() for line in licence], ' */']
    for header in headers:
        made.add(header)
    return '\n'.join(made.lines) + '\n'


def main():
    headers = [a.removeprefix('mgpu/') for a in sys.argv[1:]] or ['mgpu.h']
    if any(h.startswith('-') for h in headers):
        sys.exit(__doc__)
    sys.stdout.write(amalgamate(headers))
    return 0


if __name__ == '__main__':
    sys.exit(main())
