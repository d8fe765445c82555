#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks the order of include/kiln's layers and the repository's rules for files. usage: check_layers.py ROOT"""
import collections
import pathlib
import re
import sys

LAYERS = ["support", "isa", "ir", "text", "analysis", "emit", "selection", "author", "pass", "check", "sim", "compile", "device",
          "tile", "kernel"]
RANK = {name: rank for rank, name in enumerate(LAYERS)}
# Those that may not include one another: a judge checks what the author's words and the passes made.
APART = [{"emit", "selection", "author"}, {"pass"}, {"check"}, {"sim"}]
# Judges stay independent of passes: what a header of pass/ and one of check/ may both reach in analysis/ is facts of the
# program or of the instruction table, each with the test that proves it without the pass and the judge.
SHARED = {
    "analysis/programs/control_flow.hpp": "tests/unit/analysis/control_flow_test.cpp",
    "analysis/programs/forward_data_flow.hpp": "tests/unit/analysis/forward_data_flow_test.cpp",
    "analysis/programs/may_alias.hpp": "tests/unit/analysis/may_alias_test.cpp",
    "analysis/programs/pointer_origins.hpp": "tests/unit/analysis/pointer_origins_test.cpp",
    "analysis/rows/decoded_rows.hpp": "tests/unit/analysis/decoded_rows_test.cpp",
    "analysis/rows/hazard_accesses.hpp": "tests/unit/analysis/hazard_accesses_test.cpp",
    "analysis/registers/operand_slots.hpp": "tests/unit/analysis/operand_slots_test.cpp",
    "analysis/registers/register_range.hpp": "tests/unit/analysis/register_range_test.cpp",
    "analysis/rows/shift_amount.hpp": "tests/unit/analysis/shift_amount_test.cpp",
}
# Files that only host programs include: a kernel's translation unit must not pay 0.5 s for standard headers.
HOST_ONLY = re.compile(r"^(sim/parallel\.hpp|sim/timing/|(sim|device)/host/)")
MAX_LINES = 400
# One algorithm each, of one state, which reads from top to bottom: they may have so many lines.
MAX_LINES_OF_ONE_ALGORITHM = 500
ONE_ALGORITHM = {
    "include/kiln/check/registers/assignment.hpp": "a walk over two programs side by side, with what it carries over edges",
    "include/kiln/pass/waits/insert_waits.hpp": "a scoreboard, and the instructions that change it, block by block",
}
PIPELINE = "compile/pipeline.hpp"
GENERATED = re.compile(r"(^|/)(gen|golden)/")
VAGUE = re.compile(r"(^|[_/])(utils?|common|helpers?|misc)([_./]|$)")
SOURCES = {".hpp", ".cpp", ".hip", ".py", ".cmake", ".inc"}
TOP = ["include", "tests", "bench", "examples", "tools", "scripts", "cmake", ".ci"]
INCLUDE = re.compile(r"^\s*#\s*include\s*([<\"])([^>\"]+)", re.MULTILINE)
# A pass is a function named like its file that takes a program, and no list of what to do to it. What its judge may be:
PASS = r"^constexpr (?:void|bool) {0}\(ir::program& \w+(?:,\s+(?!const list<)[^)]*)?\)"
FIXED_LINES = ["needs", "gives", "judge", "fails"]
JUDGE = re.compile(r"check::(\w+)|ir::verify\b")


def may_include(layer, other):
    """True if a header of `layer` may include one of the layer `other`."""
    apart = [group for group in APART if {layer, other} & group]
    return layer == other or RANK.get(other, len(LAYERS)) < RANK[layer] and len(apart) < 2


def check_pass(name, text, headers):
    """Yields what is wrong with the head of a pass: one sentence, then the four fixed lines."""
    if not re.search(PASS.format(pathlib.PurePath(name).stem), text, re.MULTILINE):
        return
    head = text.split("#pragma once")[0].splitlines()
    words = [m[1] for m in (re.match(r"//   (\w+)  \S", line) for line in head) if m]
    if words != FIXED_LINES:
        yield f"is a pass without the fixed lines {', '.join(FIXED_LINES)} in its head"
    if len(head) < 2 or not re.match(r"// [A-Z].*[^:;,]$", head[1]):
        yield "is a pass that does not begin with one sentence on what it does"
    judge = JUDGE.match(next((line for line in head if line.startswith("//   judge")), "")[len("//   judge  "):])
    if not judge or judge[1] and not any(re.fullmatch(rf"check/(?:\w+/)*{judge[1]}\.hpp", h) for h in headers):
        yield "is a pass whose judge is neither ir::verify nor in check/"


def check_header(name, text, headers):
    """Yields what is wrong with the header `name` (relative to include/kiln) and its includes."""
    layer = name.split("/")[0] if "/" in name else None
    if layer == "pass":
        yield from check_pass(name, text, headers)
    if layer and layer not in RANK:
        yield f"is in no known layer ({layer})"
    if "#pragma once" not in text:
        yield "has no #pragma once"
    for kind, target in INCLUDE.findall(text) if layer in RANK else []:
        other = target.removeprefix("kiln/")
        if kind == '"':
            if not target.endswith(".inc"):
                yield f"includes \"{target}\": use <kiln/...>"
        elif target.startswith("hip/"):
            if layer != "device":
                yield f"includes <{target}>: only device/ may"
        elif not target.startswith("kiln/"):
            if not HOST_ONLY.match(name):
                yield f"includes <{target}>: no standard headers here"
        elif other not in headers:
            yield f"includes <{target}>, which does not exist"
        elif "/" not in other:
            yield f"includes the umbrella <{target}>"
        elif not may_include(layer, other.split("/")[0]):
            yield f"includes <{target}>: {layer} may include only earlier layers"


def find_cycles(headers, name, path, done):
    """Yields the include cycles that a walk from `name` meets."""
    for target in (t.removeprefix("kiln/") for _, t in INCLUDE.findall(headers[name])):
        if target in path:
            yield " -> ".join([*path[path.index(target):], target])
        elif target in headers and target not in done:
            yield from find_cycles(headers, target, [*path, target], done)
    done.add(name)


def reached_from(start, headers):
    """All headers that a header, or those of a layer, include, by other headers too."""
    todo = [name for name in headers if name == start or name.startswith(f"{start}/")]
    reached = set(todo)
    while todo:
        for target in {t.removeprefix("kiln/") for _, t in INCLUDE.findall(headers[todo.pop()])} & headers.keys() - reached:
            reached.add(target)
            todo.append(target)
    return reached


def check_shared(root, headers, shared):
    """Yields what is wrong with the list of what passes and judges share."""
    both = {name for name in reached_from("pass", headers) & reached_from("check", headers) if name.startswith("analysis/")}
    for name in sorted(both - shared.keys()):
        yield f"include/kiln/{name}: pass and check both include it, and SHARED names no test that proves it"
    for name in sorted(shared.keys() - both):
        yield f"include/kiln/{name}: is in SHARED, but pass and check do not both include it"
    for name in sorted(shared.keys() & both):
        if not (root / shared[name]).exists():
            yield f"{shared[name]}: is to prove include/kiln/{name}, and does not exist"


def check_reruns(headers):
    """Yields the rows of the pipeline whose `.reruns` are not the other rows that the pass of the row includes."""
    rows = re.split(r'\{\.name = "', headers.get(PIPELINE, ""))[1:]
    reruns = {row.partition('"')[0]: set(" ".join(re.findall(r'\.reruns = "([^"]*)"', row)).split()) for row in rows}
    of_row = {name: pathlib.PurePath(name).stem for name in headers
              if name.startswith("pass/") and pathlib.PurePath(name).stem in reruns}
    for name, row in of_row.items():
        includes = {of_row[other] for other in reached_from(name, headers) & of_row.keys()} - {row}
        if includes != reruns[row]:
            yield (f"include/kiln/{PIPELINE}: {row} includes the passes {', '.join(sorted(includes)) or 'of no row'}, "
                   f"its .reruns are {', '.join(sorted(reruns[row])) or 'none'}")


def check_test_names(root):
    """Yields the names that two files of tests/unit have: a name must say which test is meant."""
    folders = collections.defaultdict(list)
    for path in sorted((root / "tests/unit").rglob("*")):
        if path.is_file() and path.name != "CMakeLists.txt" and path.suffix != ".pyc":
            folders[path.name].append(str(path.parent.relative_to(root)))
    for name, places in folders.items():
        if len(places) > 1:
            yield f"{name}: is in {', '.join(places)}; files of tests/unit have different names"


def check(root, shared=None):
    """Every breach of a rule in the repository at `root`, as text."""
    include, done = root / "include" / "kiln", set()
    headers = {str(p.relative_to(include)): p.read_text() for p in sorted(include.rglob("*.hpp"))}
    found = [f"include/kiln/{n}: {wrong}" for n, text in headers.items() for wrong in check_header(n, text, headers)]
    found += [f"include cycle: {c}" for n in headers if n not in done for c in find_cycles(headers, n, [n], done)]
    found += check_shared(root, headers, SHARED if shared is None else shared)
    found += check_reruns(headers)
    found += check_test_names(root)
    for path in sorted(p for top in TOP for p in (root / top).rglob("*") if p.is_file() and p.suffix != ".pyc"):
        name = str(path.relative_to(root))
        if VAGUE.search(name):
            found.append(f"{name}: name it after what it does")
        if path.suffix in SOURCES or path.name == "CMakeLists.txt" or name.startswith(("scripts/", ".ci/")):
            lines = path.read_text().splitlines()
            if not any("SPDX-License-Identifier: MIT" in line for line in lines[:2]):
                found.append(f"{name}: no SPDX line at its top")
            limit = MAX_LINES_OF_ONE_ALGORITHM if name in ONE_ALGORITHM else MAX_LINES
            if len(lines) > limit and not GENERATED.search(name):
                found.append(f"{name}: {len(lines)} lines, the limit is {limit}")
    return found


if __name__ == "__main__":
    breaches = check(pathlib.Path(sys.argv[1]))
    print("\n".join(breaches) or "layers and files are in order")
    sys.exit(bool(breaches))
