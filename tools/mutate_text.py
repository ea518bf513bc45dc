# SPDX-License-Identifier: MIT
"""Edits of the text of a kernel, or of a header of mgpu: each a small mistake. For mutate.py.

The text is what clang-format leaves: a statement is a line and those behind it that stand further right, up to
its closing brace."""
import collections
import pathlib
import re

Edit = collections.namedtuple("Edit", "kind function statement told line call text")

INDENT = 4
CALL = re.compile(r"(?:\(void\))?\b((?:mgpu_|__)\w+)\(")
# The first argument is how many groups may stay open.
WAIT = re.compile(r"(\b(?:mgpu_(?:wgmma|bulk)_wait_group\w*|mgpu_acc_wait_\w+|mgpu_epilogue_acquire)\()([^,()]+)(?=[,)])")
STAGE = re.compile(r"\b(?:at|last|acc)\.stage\b(?! (?:\+?=|==) )|(?<!const uint32_t )\bstage\b(?! =)(?=[ *,;\]])|\b\w+ % (?:STAGES|SLABS|SLOTS)\b")
PLACE = re.compile(r"(\bmgpu_pipeline_\w+\(ring, )(at|last)\b")
SWIZZLE = re.compile(r"\bMGPU_SWIZZLE_(?:128|32)B\b|\^ row % 8\b")


def indent(line):
    return len(line) - len(line.lstrip())


def is_code(line):
    text = line.strip()
    return bool(text) and not text.startswith(("/*", "*", "#", "}", "{"))


def end_of(lines, first):
    """Behind the last line of the statement that begins in line `first`."""
    if lines[first].strip() in ("MGPU_UNROLL", "MGPU_ROLLED"):
        return end_of(lines, first + 1)
    at, last, open_brace = indent(lines[first]), first + 1, lines[first].endswith("{")
    while last < len(lines):
        line = lines[last]
        if line.strip() and indent(line) <= at and not (open_brace and indent(line) == at and line.strip().startswith("}")):
            break
        if line.strip().startswith("}") and indent(line) == at:
            open_brace = line.endswith("{")
            if not open_brace:
                return last + 1
        last += 1
    while not lines[last - 1].strip():
        last -= 1
    return last


def begin_of(lines, line):
    """The line in which the statement begins that `line` is a part of."""
    while not CALL.match(lines[line].strip()) or not is_code(lines[line - 1]) and indent(lines[line - 1]) > indent(lines[line]):
        line -= 1
        if line < 0 or lines[line].startswith("{") or lines[line].rstrip().endswith((";", "{", "}", "*/")):
            return None
    return line


def guarded(lines, first):
    """The line of the if or for, without a brace, that the statement in line `first` is all of; or `first`."""
    above = lines[first - 1]
    while is_code(above) and indent(above) < indent(lines[first]) and re.match(r"\s*(if|for|while|else)\b", above) \
            and not above.rstrip().endswith(("{", ";")):
        first -= 1
        above = lines[first - 1]
    return first


def neighbours(lines, first):
    """The statement and the one behind it, or that before it, of the same block: (begin, middle, end), or None."""
    end, at = end_of(lines, first), indent(lines[first])
    behind = end
    while behind < len(lines) and not is_code(lines[behind]) and not lines[behind].strip().startswith(("}", "#")):
        behind += 1
    if behind < len(lines) and is_code(lines[behind]) and indent(lines[behind]) == at:
        return first, end, behind, end_of(lines, behind)
    before = first - 1
    while before > 0 and (not lines[before].strip() or indent(lines[before]) > at):
        before -= 1
    if is_code(lines[before]) and indent(lines[before]) == at and end_of(lines, before) <= first:
        return before, end_of(lines, before), first, end
    return None


def commutes(lines, first, pair):
    """Is the neighbour nothing to swap with: a value, a name, the end, a case that is off, the same instruction?"""
    a, b, c, _ = pair
    other = lines[c if a <= first < b else a].strip()
    call, mine = CALL.match(other), CALL.match(lines[first].strip())
    return bool(re.match(r"const |u?int\d+_t |MGPU_NAME|MGPU__|return|if \(BUG\(", other)) or bool(call and call[1] == mine[1])


def functions(lines):
    """For each line the function that it is in; None: in none."""
    out, name, inside = [], None, False
    for line in lines:
        found = re.match(r"(?:MGPU_KERNEL\()?(\w+)[,(]", line)
        if found and not inside:
            name = found[1]
        inside = (inside or line == "{") and line != "}"
        out.append(name if inside else None)
    return out


def in_one_loop(lines, a, b):
    """Do lines a and b, from 1, stand in one loop?"""
    first, last = sorted((a - 1, b - 1))
    return any(re.match(r"\s*(for|while) \(", lines[i]) and end_of(lines, i) > last for i in range(first, -1, -1))


def place(edits, lines, where, first, last, kind, told, new):
    """One more edit: `new` in place of lines first .. last - 1. It is named after what was there."""
    statement = re.sub(r"\s*/\*.*?\*/", "", " ".join(line.strip() for line in lines[first:last]))
    found = CALL.search(statement)
    text = "\n".join(lines[:first] + new + [""] * (last - first - len(new)) + lines[last:])
    edits.append(Edit(kind, where or "", statement, told, first + 1, found[1] if found else "", text))


def of_statement(edits, lines, where, first, lane):
    """Edits of one statement that orders."""
    last, at = end_of(lines, first), " " * indent(lines[first])
    text = "\n".join(lines[first:last])
    place(edits, lines, where, first, last, "drop", "delete", [at + ";"])
    if lane is not None:                # an else behind it stays that of the if before it
        begin, end = ("{ ", " }") if re.match(r"\s*else\b", "".join(lines[last:last + 1])) else ("", "")
        place(edits, lines, where, first, last, "lane", f"lane {lane}",
              (f"{at}{begin}if (threadIdx.x % 32 != {lane}) {text.lstrip()}{end}").split("\n"))
    if WAIT.search(text):
        place(edits, lines, where, first, last, "weaker", "one more may stay open", WAIT.sub(r"\1\2 + 1", text, count=1).split("\n"))
    if "fence_proxy_async_shared_cta" in text:
        place(edits, lines, where, first, last, "space", "of global memory",
              text.replace("fence_proxy_async_shared_cta", "fence_proxy_async_global").split("\n"))
    if PLACE.search(text) and re.search(r"\blast\b", "\n".join(lines)):
        place(edits, lines, where, first, last, "stage", "of the other place",
              PLACE.sub(lambda m: m[1] + {"at": "last", "last": "at"}[m[2]], text).split("\n"))
    pair = neighbours(lines, guarded(lines, first))
    if pair and not commutes(lines, first, pair):
        a, b, c, d = pair
        swapped = lines[c:d] + lines[b:c] + lines[a:b]
        whole = "\n".join(lines[:a] + swapped + lines[d:])
        other = " ".join(x.strip() for x in (lines[c:d] if a <= first < b else lines[a:b]))[:60]
        call = CALL.search(other)
        edits.append(edits[-1]._replace(kind="move", text=whole, line=first + 1, statement=edits[0].statement,
                                        told=f"swapped with {call[1] if call else re.split('[(,;]', other)[0].strip()}"))


def occurrences(edits, lines, inside, pattern, kind, told, change):
    for i, line in enumerate(lines):
        code = re.sub(r"/\*.*?\*/", lambda m: " " * len(m[0]), line)
        if not is_code(line) or (kind == "stage" and not inside[i]):
            continue
        for n, found in enumerate(pattern.finditer(code), 1):
            new = line[:found.start()] + change(found[0]) + line[found.end():]
            place(edits, lines, inside[i] or "host", i, i + 1, kind, f"{told} of {found[0]}{f' #{n}' if n > 1 else ''}", [new])


def edits(text, calls, stages):
    """The edits of a text. calls: {line: the lane to leave out, or None} of what orders and has run; stages: how
    many there are, in its words."""
    lines, out = text.split("\n"), []
    inside = functions(lines)
    seen = set()
    for line in sorted(calls):
        first = begin_of(lines, line - 1)
        if first is None or first in seen or inside[first] is None:
            continue
        seen.add(first)
        some = []
        of_statement(some, lines, inside[first], first, calls[line])
        out += some
    if seen:
        occurrences(out, lines, inside, STAGE, "stage", "the next", lambda was: f"(({was} + 1) % {stages_of(was, stages)})")
        occurrences(out, lines, inside, SWIZZLE, "swizzle", "another", lambda was: "^ row % 4" if "row" in was else "MGPU_SWIZZLE_64B")
    return numbered(out)


def stages_of(place, stages):
    """How many a place goes round."""
    return re.sub(".*% ", "", place) if "%" in place else "ACCUMULATORS" if place.startswith("acc") else stages


def numbered(out):
    """The same, each once and with a name of its own."""
    seen, named = collections.Counter(), []
    for edit in reversed({e.text: e for e in reversed(out)}.values()):
        seen[edit.function, edit.statement, edit.told] += 1
        nth = seen[edit.function, edit.statement, edit.told]
        named.append(edit._replace(told=edit.told + (f" ({nth})" if nth > 1 else "")))
    return named


def include_folder(folder, include, file, text):
    """A folder like `include`, in which one file has another text; all others are links."""
    here = folder
    here.mkdir()
    for part in file.relative_to(include).parts:
        for other in (include / here.relative_to(folder)).iterdir():
            if other.name != part:
                (here / other.name).symlink_to(other)
        here = here / part
        if here.suffix == ".h":
            pathlib.Path(here).write_text(text)
        else:
            here.mkdir()
    return folder
