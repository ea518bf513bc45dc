#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Does check.py see planted breaches?"""
import pathlib
import sys
import tempfile

import check
import origin

GOOD = '''/* mgpu/ptx/good.h - a header as the house wants it.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_PTX_GOOD_H
#define MGPU_PTX_GOOD_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* Do nothing to `bar`.
 *   ptx     good.thing [bar];
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 *   bar     shared::cta address, 8-byte aligned
 *   returns 0
 */
MGPU_DEVICE uint32_t
mgpu_good(uint32_t bar)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_good(bar));
#else
    asm volatile("good.thing [%0];" ::"r"(bar) : "memory");
#endif
    return 0;
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_GOOD_H */
'''
OTHERS = {"config.h": "#ifndef MGPU_CONFIG_H\n", "emu/api.h": "#ifndef MGPU_EMU_API_H\n", "layout/l.h": "", "tile/t.h": ""}

# what is planted, (text, its replacement), words of the breach
PLANTED = [
    ("first line", ("mgpu/ptx/good.h -", "mgpu/good.h -"), "the first line must be"),
    ("licence", ("SPDX-License-Identifier: MIT", "All rights reserved"), "SPDX"),
    ("guard", ("MGPU_PTX_GOOD_H\n#define MGPU_PTX_GOOD_H", "MGPU_GOOD_H\n#define MGPU_GOOD_H"), "the guard must be"),
    ("upward include", ('"../config.h"', '"../tile/t.h"'), "includes tile/t.h"),
    ("ptx includes layout", ('"../config.h"', '"../layout/l.h"'), "includes layout/l.h"),
    ("model without guard", ('#if MGPU_EMULATE\n#include "../emu/api.h"\n#endif', '#include "../emu/api.h"'),
     "outside #if MGPU_EMULATE"),
    ("model in #else", ('#if MGPU_EMULATE\n#include', '#if MGPU_EMULATE\n#else\n#include'), "outside #if MGPU_EMULATE"),
    ("whose call it is", ("mgpu_good(uint32_t bar)\n{\n", "mgpu_good(uint32_t bar MGPU__PLACE)\n{\n    mgpu_good(bar);\n"),
     "calls mgpu_good without MGPU__PLACED"),
    ("no ptx", (" *   ptx     good.thing [bar];\n", ""), "no `ptx` line"),
    ("no needs", (" *   needs   PTX 8.0, sm_90\n", ""), "no `needs` line"),
    ("no by", (" *   by      any thread\n", ""), "no `by` line"),
    ("unknown field", ("   by      any", "   who     any"), "unknown field `who`"),
    ("wrong parameter", ("   bar     shared", "   baz     shared"), "unknown field `baz`"),
    ("field order", (" *   by      any thread\n *   bar     shared::cta address, 8-byte aligned\n",
                     " *   bar     shared::cta address, 8-byte aligned\n *   by      any thread\n"), "the order is"),
    ("no parameter", (" *   bar     shared::cta address, 8-byte aligned\n", ""), "no line says what `bar` is"),
    ("one parameter of two", ("(uint32_t bar)", "(uint32_t bar, uint32_t count)"), "no line says what `count` is"),
    ("no comment", (" */\nMGPU_DEVICE", " */\n\nMGPU_DEVICE"), "no comment directly above"),
    ("no clobber", (' : "memory");', ");"), "without a clobber of memory"),
    ("not volatile", ("asm volatile(", "asm("), "without volatile"),
    ("pure with clobber", ('volatile("good.thing [%0];"', 'volatile("cvt.thing %0;"'), "pure value clobbers memory"),
    ("named operand", ("[%0];", "[%[bar]];"), "numbered"),
    ("long name", ("mgpu_good(", "mgpu_" + "g" * 60 + "("), "more than 63"),
    ("restrict", ("(uint32_t bar)", "(uint32_t *restrict bar)"), "restrict"),
    ("line comment", ("    return 0;", "    return 0; // done"), "// comment"),
    ("designated", ("    return 0;", "    args a = {.bar = 1};\n    return 0;"), "designated"),
    ("compound literal", ("    return 0;", "    f(&(args){1});\n    return 0;"), "&(T){...}"),
    ("generic", ("    return 0;", "    return _Generic(bar, default : 0);"), "_Generic"),
    ("architecture", ("    return 0;", "#if __CUDA_ARCH__ > 900\n#endif\n    return 0;"), "only config.h"),
    ("#if in a body", ("    return 0;", "#if MGPU_HAS_TMA\n#endif\n    return 0;"), "only MGPU_EMULATE"),
    ("foreign path", ("Do nothing to `bar`.", "See /" + "work/notes."), "absolute path"),
    ("temporary path", ("Do nothing to `bar`.", "It is in \"/" + "tmp/" + "notes\"."), "absolute path"),
    ("unfinished", ("Do nothing to `bar`.", "TO" + "DO."), "unfinished"),
    ("blanks", ("    return 0;", "    return 0; "), "blanks at the end"),
    ("qualifier not passed on", ("good.thing [bar];\n", "good.thing.relaxed.gpu [bar];\n"), "MGPU__RELAXED is not passed"),
    ("qualifier made up", ("mgpu__emu_good(bar)", "mgpu__emu_good(bar, MGPU__SCOPE_SYS)"), "MGPU__SCOPE_SYS is passed"),
    ("array without a check", ("mgpu_good(uint32_t bar)", "mgpu_good(uint32_t bar[2])"), "with MGPU__HOLDS(2, bar)"),
    ("wrong fence", ("mgpu__emu_good(bar)", "mgpu__emu_fence(MGPU__FENCE_SC, 0, 0)"), "the model is told MGPU__FENCE_SC"),
    ("long header", ("    return 0;", "\n" * 500 + "    return 0;"), "more than 500"),
    ("long function", ("    return 0;", "\n" * 60 + "    return 0;"), "mgpu_good has"),
    ("last newline", ("#endif /* MGPU_PTX_GOOD_H */\n", "#endif /* MGPU_PTX_GOOD_H */"), "no newline"),
]


def breaches(text, with_test):
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        for name, other in {**OTHERS, "ptx/good.h": text}.items():
            path = root / "include/mgpu" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(other)
        (root / "tests/ptx").mkdir(parents=True)
        if with_test:
            (root / "tests/ptx/test_good.cu").write_text("/* SPDX-License-Identifier: MIT */\n")
        return [b for b in check.check(root)[0] if "ptx/good.h" in b]


# The floors of the model: files, and words of the breach.
CORE = "static void\nmgpu__park(void)\n{\n}\n"
UNIT = '#include "../core/park.h"\nvoid\nmgpu__emu_wait(void)\n{\n    mgpu__park();\n}\n'
FLOORS = [
    ("calls that go down", {}, ""),
    ("an upward include", {"emu/core/park.h": '#include "../unit/wait.h"\n' + CORE}, "emu/core/ is not above emu/unit/"),
    ("an upward include by way of another folder", {"emu/core/park.h": '#include "../../out.h"\n' + CORE,
                                                    "out.h": '#include "emu/unit/wait.h"\n'}, "includes emu/unit/wait.h"),
    ("explore, which knows core", {"emu/explore/run.h": '#include "../core/park.h"\n'}, ""),
    ("core that knows explore", {"emu/core/park.h": '#include "../explore/run.h"\n' + CORE, "emu/explore/run.h": ""},
     "emu/core/ is not above emu/explore/"),
    ("a check that knows explore", {"emu/check/order.h": '#include "../explore/run.h"\n', "emu/explore/run.h": ""},
     "emu/check/ is not above emu/explore/"),
    ("explore that knows an engine", {"emu/explore/run.h": '#include "../unit/wait.h"\n'}, "emu/explore/ is not above emu/unit/"),
    ("a face that includes a body", {"emu/api.h": '#include "core/park.h"\nvoid mgpu__emu_wait(void);\n'}, "includes emu/core/park.h"),
    ("an upward call", {"emu/core/park.h": CORE.replace("{\n}", "{\n    mgpu__emu_wait();\n}")}, "calls mgpu__emu_wait of emu/unit/wait.h"),
    ("an upward address", {"emu/core/park.h": CORE.replace("{\n}", "{\n    f(mgpu__emu_wait);\n}")}, "calls mgpu__emu_wait"),
    ("a circle by includes", {"emu/unit/wait.h": '#include "other.h"\n' + UNIT, "emu/unit/other.h": '#include "wait.h"\n'},
     "a circle: emu/unit/other.h -> emu/unit/wait.h"),
    ("a circle by calls", {"emu/unit/wait.h": '#include "other.h"\n' + UNIT,
                           "emu/unit/other.h": "static void\nmgpu__a(void)\n{\n    mgpu__emu_wait();\n}\n"},
     "a circle: emu/unit/other.h -> emu/unit/wait.h"),
    ("a declaration ahead", {"emu/core/park.h": "static void mgpu__b(void);\n" + CORE}, "declares mgpu__b before its definition"),
    ("one that is not static", {"emu/core/park.h": "void mgpu__emu_wait(void);\n" + CORE}, "declares mgpu__emu_wait before"),
    ("one inside of a function", {"emu/core/park.h": CORE.replace("{\n}", "{\n    void mgpu__lower(int);\n    mgpu__lower(1);\n}"),
                                  "emu/unit/wait.h": UNIT + "static void\nmgpu__lower(int a)\n{\n}\n"}, "uses mgpu__lower of emu/unit/wait.h"),
    ("an object of another floor", {"emu/core/park.h": "extern struct mgpu__unit mgpu__wait_unit;\n" + CORE}, "declares mgpu__wait_unit of another file"),
    ("its own, for others", {"emu/core/park.h": "void mgpu__b(void);\nvoid\nmgpu__b(void)\n{\n}\n" + CORE}, ""),
    ("an engine that plays a thread", {"emu/unit/wait.h": UNIT.replace("mgpu__park();", "mgpu_emu_self = f;")},
     "mgpu_emu_self =: who acts is an argument"),
    ("a helper that asks who runs", {"emu/unit/wait.h": UNIT.replace("mgpu__park", "mgpu__self").replace("emu_wait", "hold")},
     "mgpu__self(: who acts is an argument"),
    ("an instruction that asks who runs", {"emu/unit/wait.h": UNIT.replace("mgpu__park", "mgpu__self")}, ""),
]


def floor_breaches(changed):
    bad = []
    texts = {"emu/api.h": "void mgpu__emu_wait(void);\n", "emu/core/park.h": CORE, "emu/unit/wait.h": UNIT, **changed}
    check.check_floors(texts, lambda name, line, what: bad.append(f"{name}:{line}: {what}"))
    return bad


# What mgpu.h brings, and names: files, and words of the breach.
BROUGHT = [
    ("brought", {"mgpu.h": '/* all */\n#ifndef M\n#include "tile/t.h"\n', "tile/t.h": '#include "u.h"\n', "tile/u.h": ""}, ""),
    ("named", {"mgpu.h": "/* tile/{t,u}.h */\n#ifndef M\n", "tile/t.h": "", "tile/u.h": ""}, ""),
    ("brought by one that is named", {"mgpu.h": "/* tile/t.h */\n#ifndef M\n", "tile/t.h": '#include "u.h"\n', "tile/u.h": ""}, ""),
    ("neither", {"mgpu.h": "/* tile/t.h */\n#ifndef M\n", "tile/t.h": "", "tile/u.h": ""}, "tile/u.h:1: mgpu.h and blackwell.h neither"),
    ("another of that name", {"mgpu.h": "/* tile/t.h */\n#ifndef M\n", "tile/t.h": "", "host/t.h": ""}, "host/t.h:1: mgpu.h and"),
]


def brought_breaches(texts):
    bad = []
    check.check_brought(texts, lambda name, line, what: bad.append(f"{name}:{line}: {what}"))
    return bad


def of_results(text):
    """Breaches of a file of results."""
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "r.jsonl").write_text(text)
        return check.check(pathlib.Path(folder))[0]


def lost_results(folder):
    """Cases of results in a repository: what they are of, their commit, words of the breach."""
    def git(*words):
        return origin.text_of("git", "-C", folder, "-c", "user.name=n", "-c", "user.email=e@e", *words)

    def commit(message):
        git("commit", "-qm", message, "--allow-empty")
        return git("rev-parse", "HEAD")

    git("init", "-q")
    first = commit("first")
    git("checkout", "-qb", "side")
    side = commit("on a branch")
    git("checkout", "-qb", "again", first)
    last = commit("last")
    return [("HEAD", last, ""), ("a commit before it", first[:7], ""), ("a branch", side[:12], side[:12]),
            ("a commit that is nowhere", "0123456", "1 results of commits that HEAD does not come from: 0123456")]


def main():
    wrong = 0

    def expect(what, found, words):
        nonlocal wrong
        if bool(found) != bool(words) or (words and not any(words in f for f in found)):
            wrong += 1
            print(f"BAD {what}: expected {words or 'no breach'!r}, got {found}")

    expect("the good header", breaches(GOOD, True), "")
    expect("no test", breaches(GOOD, False), "has no test")
    expect("results", of_results('{"commit": "abc1234"}\n{"commit":"0123456789"}\n'), "")
    for word in ("HEAD", "unknown", "abc1234-dirty", "abc123"):
        expect(f"results of {word}", of_results('{"commit":"%s"}\n' % word), f"1 results of no commit: {word}")
    with tempfile.TemporaryDirectory() as folder:
        root, lost = pathlib.Path(folder), lost_results(folder)
        for key in ("commit", "commit_there"):
            for what, word, words in lost:
                (root / "r.jsonl").write_text('{"%s": "%s"}\n' % (key, word))
                expect(f"{key} of {what}", check.check(root)[0], words)
        (root / "below").mkdir()
        (root / "below/r.jsonl").write_text('{"commit": "0123456"}\n')
        expect("a folder of another repository", check.check(root / "below")[0], "")
        clone = root / "clone"
        origin.text_of("git", "clone", "-q", "--depth", "1", f"file://{folder}", str(clone))
        (clone / "r.jsonl").write_text('{"commit": "0123456"}\n')
        expect("a shallow clone", check.check(clone)[0], "")
    for what, (old, new), words in PLANTED:
        assert old in GOOD, what
        expect(what, breaches(GOOD.replace(old, new), True), words)
    for what, changed, words in FLOORS:
        expect(what, floor_breaches(changed), words)
    for what, texts, words in BROUGHT:
        expect(what, brought_breaches(texts), words)
    bad = []
    emu = "typedef struct s { int x; } s;\nint mgpu_emu_a(int x);\nMGPU__CALL void\nmgpu_emu_b(void);\nint mgpu_emu_c(int (*f)(int), int x);\nvoid mgpu_emu_malloc(void);\n"
    check.check_absent({"emu/emu.h": emu, "emu/absent.h": "#pragma weak mgpu_emu_a\n"}, lambda *words: bad.append(" ".join(map(str, words))))
    expect("a function that is not weak", bad, "emu/emu.h 5 mgpu_emu_c is not weak")
    expect("the others are", bad[1:], "")
    print(f"{len(PLANTED) + len(FLOORS) + len(BROUGHT) + 19} planted cases, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
