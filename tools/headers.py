# SPDX-License-Identifier: MIT
"""Read mgpu's headers: public functions, macros, types and constants, and the fixed fields of their comments.

A comment has a first sentence, then fields in two columns; deeper lines continue a field:

    /* Make the 8 bytes at `bar` a barrier.
     *   ptx     mbarrier.init.shared::cta.b64 [bar], count;
     *   needs   PTX 7.8, sm_80
     *   count   arrivals that end a phase
     */
"""
import functools
import hashlib
import os
import pathlib
import pickle
import re

WORDS = ["ptx", "needs", "by", "done", "returns", "errors", "see"]      # besides parameter names
ITEM = re.compile(
    r"(?:/\*(?P<doc>[^*]*(?:\*(?!/)[^*]*)*)\*/\n(?:\#if\ defined\(__GNUC__\)\n__attribute__[^\n]*\n\#endif\n)?)?"
    r"(?:^MGPU_(?P<kind>DEVICE|INLINE|HOST)\ (?P<type>[\w ]+[\w*](?:\ \*)?)\n(?P<name>\w+)\((?P<args>[^)]*?)(?:\s+MGPU__PLACE)?\)"
    r"|^\#define\ (?P<macro>MGPU_[A-Z0-9]\w*)\((?P<margs>[^)]*)\))", re.S | re.M | re.X)


class Parameter:
    def __init__(self, text):
        found = re.fullmatch(r"\s*(.*?)\s*(\w+)\s*(?:\[(\w*)\])?\s*", text, re.S)
        self.type, self.name, self.array = found[1], found[2], found[3]
        self.pointer = self.type.endswith("*") or self.array is not None
        self.doc = ""


class Item:
    """One public function, or a function-like macro whose comment has a ptx line."""

    def __init__(self, match, line):
        self.kind, self.type = match["kind"] or "MACRO", match["type"] or "void"
        self.name = match["name"] or match["macro"]
        self.doc = match["doc"]
        self.line = line
        self.end = match.end()
        args = match["args"] if match["name"] else match["margs"]
        if match["macro"]:
            self.parameters = [Parameter("literal " + a) for a in args.split(",") if re.fullmatch(r"\s*\w+\s*", a)]
        else:
            self.parameters = [Parameter(a) for a in args.split(",") if a.strip() not in ("void", "", "...")]
        self.variadic = args.rstrip().endswith("...")
        self.fields, self.order, self.errors = {}, [], []
        self.first = ""
        if self.doc is not None:
            self._read(self.doc)

    @property
    def private(self):
        return self.name.startswith(("mgpu__", "MGPU__"))

    def parameter(self, name):
        return next((p for p in self.parameters if p.name == name), None)

    def _named(self, word):
        """The parameters that `a`, `a, b` or `c0..c4` names, or [] ."""
        names = []
        for part in word.split(", "):
            span = re.fullmatch(r"(\w*?)(\d+)\.\.(\w*?)(\d+)", part)
            if span and span[1] == span[3]:
                names += [f"{span[1]}{i}" for i in range(int(span[2]), int(span[4]) + 1)]
            else:
                names.append(part)
        found = [self.parameter(n) for n in names]
        return found if all(found) else []

    def _read(self, doc):
        current = None
        for line in doc.split("\n"):
            line = re.sub(r"^ \*", "", line).rstrip()
            field = re.match(r"   ([^\s,]+(?:, [^\s,]+)*) +(.*)$", line)
            if field and not line.startswith("    "):
                word, text = field[1], field[2]
                if word not in WORDS and not self._named(word):
                    self.errors.append(f"unknown field `{word}`: not one of {' '.join(WORDS)} nor a parameter")
                current = word
                self.order.append(word)
                self.fields[word] = text
            elif current and line.startswith("    "):
                self.fields[current] += " " + line.strip()
            elif line.startswith("   ") and line.strip() and not line.startswith("    "):
                self.errors.append(f"a field has no text: `{line.strip()}`")
            elif current and line.strip():
                self.errors.append(f"text after the fields: `{line.strip()}`")
            elif not current:
                self.first += line.strip() + " "
        self.first = self.first.strip()
        for word, text in self.fields.items():
            for p in self._named(word) if word not in WORDS else []:
                p.doc = text


def items_of(text):
    line, at = 1, 0
    for match in ITEM.finditer(text):
        start = match.start("name") if match["name"] else match.start("macro")
        line, at = line + text.count("\n", at, start), start
        item = Item(match, line)
        if item.kind != "MACRO" or (item.doc is not None and "ptx" in item.fields):
            yield item


@functools.cache
def read(text):
    """All items of a header's text, private ones included. Who asks again gets the same ones: they are for reading.
    Many tests read all headers: in MGPU_TEST_OBJECTS the first leaves what it found for the others."""
    folder = os.environ.get("MGPU_TEST_OBJECTS")
    if not folder:
        return tuple(items_of(text))
    kept = pathlib.Path(folder, hashlib.sha256(THIS + text.encode()).hexdigest() + ".items")
    if kept.exists():
        return pickle.loads(kept.read_bytes())
    items = tuple(items_of(text))
    kept.parent.mkdir(parents=True, exist_ok=True)
    mine = kept.with_suffix(f".{os.getpid()}")
    mine.write_bytes(pickle.dumps(items))
    mine.replace(kept)
    return items


THIS = pathlib.Path(__file__).read_bytes()


COMMENT = r"/\*(?:(?!\*/).)*\*/"
MACRO = re.compile(rf"(?P<doc>^{COMMENT}\n)?(?:^\#\ *if[^\n]*\n)?"
                   rf"^\#\ *define\ (?P<name>MGPU_(?!_)\w+)(?P<args>\([^)]*\))?(?P<body>(?:[^\n]*\\\n)*[^\n]*)\n", re.S | re.M | re.X)
TYPE = re.compile(rf"(?P<doc>^{COMMENT}\n)?^(?P<code>(?:typedef\ (?:struct|enum)\ \w+\ |enum\ )\{{(?:(?!^\}}).)*?\}}\ *(?P<name>\w*);"
                  rf"|typedef\ [^;{{}}]*?(?P<plain>\w+);)\n", re.S | re.M | re.X)
DECLARED = re.compile(rf"(?P<doc>^{COMMENT}\n)?(?:^\#if[^\n]*\n__attribute__[^\n]*\n\#endif\n)?"
                      rf"^(?:MGPU__CALL\s+|extern\ (?:__thread\ )?)?(?P<type>(?:const\ )?\w+)\s+(?P<star>\*?)(?P<name>mgpu_(?!_)\w+)(?:\((?P<args>[^;{{]*)\))?;",
                      re.S | re.M | re.X)


class Word:
    """A public macro, type, constant or declaration: its name, its comment and its text."""

    def __init__(self, name, doc, code, arguments=""):
        self.name, self.code, self.arguments = name, code, arguments
        self.doc, self.fields = "", {}
        lines = [re.sub(r"^ \*", "", line).rstrip() for line in (doc or "").strip()[2:-2].split("\n")]
        names = re.findall(r"\w+", arguments) + WORDS
        field = None
        for line in lines:
            found = re.match(r"   (\w+(?:, \w+)*) +(.*)$", line)
            if found and found[1].split(",")[0] in names:
                field = found[1]
                self.fields[field] = found[2]
            elif field:
                self.fields[field] += " " + line.strip()
            else:
                self.doc += " " + line.strip()
        self.doc = self.doc.strip()


@functools.cache
def macros(text):
    """The public macros of a header, each once: with the comment before it or else the one in it. Not its guard."""
    found = {}
    for m in MACRO.finditer(text):
        inside = re.findall(COMMENT, m["body"], re.S)
        word = Word(m["name"], m["doc"] or (inside[-1] if inside else ""), m[0], m["args"] or "")
        if f"#ifndef {word.name}\n#define {word.name}\n\n" not in text and not getattr(found.get(word.name), "doc", ""):
            found[word.name] = word
    return list(found.values())


@functools.cache
def types(text):
    """The public structs, enums, constants and typedefs: a constant enum has no name."""
    return [Word(m["name"] or m["plain"] or "", m["doc"], (m["doc"] or "") + m["code"]) for m in TYPE.finditer(text)
            if not (m["name"] or m["plain"] or "").startswith("mgpu__") and not re.search(r"\{\s*MGPU__", m["code"])
            and re.search(r"\bmgpu_|\bMGPU_", m["code"])]


@functools.cache
def declarations(text):
    """The public functions and variables that a header only declares."""
    return [Word(m["name"], m["doc"], " ".join(f'{m["type"]} {m["star"]}{m["name"]}'.split())
                 + (f'({" ".join(m["args"].split())})' if m["args"] is not None else ""), m["args"] or "") for m in DECLARED.finditer(text)]
