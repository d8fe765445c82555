#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Holds the page on the architecture to the headers.

usage: check_architecture.py INCLUDE_DIRECTORY PAGE.md [--write]

The drawing of the page is made from the include graph: an arrow for each layer that headers of another include, without
those that a longer way implies. --write puts it there. Each header that the page names exists.
"""
import pathlib
import re
import sys

DRAWING = re.compile(r"(?<=<!-- drawn -->\n).*?(?=<!-- end of drawing -->)", re.DOTALL)
INCLUDE = re.compile(r"^#include <kiln/([a-z_]+)/", re.MULTILINE)
NAMED = re.compile(r"`(?!tests/)((?:[a-z_]+/)+[a-z_]+\.hpp)`")


def layers_of(include):
    """Each layer with the layers that its headers include."""
    found = {}
    for header in sorted(include.rglob("*.hpp")):
        parts = header.relative_to(include).parts
        if len(parts) > 1:
            found.setdefault(parts[0], set()).update(set(INCLUDE.findall(header.read_text())) - {parts[0]})
    return found


def reached(layers, start):
    """All layers that `start` includes, by others too."""
    seen, todo = set(), [start]
    while todo:
        for other in layers[todo.pop()] - seen:
            seen.add(other)
            todo.append(other)
    return seen


def draw(layers):
    """The layers as a Mermaid graph, users above what they use."""
    lines = ["```mermaid", "graph TD"]
    for layer in sorted(layers):
        implied = set().union(*(reached(layers, other) for other in layers[layer]))
        lines += [f"  {layer} --> {other}" for other in sorted(layers[layer] - implied)]
    return "\n".join([*lines, "```", ""])


def check(drawing, headers, page):
    """Yields what is wrong with the page."""
    place = DRAWING.search(page)
    if not place:
        yield "the page has no place for the drawing"
    elif place[0] != drawing:
        yield "the drawing is not that of the include graph; --write puts it there"
    named = NAMED.findall(page)
    if not named:
        yield "the page names no header"
    for name in sorted(set(named)):
        if name not in headers:
            yield f"names {name}, which does not exist"


def main():
    include, path = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    drawing = draw(layers_of(include))
    if "--write" in sys.argv:
        path.write_text(DRAWING.sub(lambda _: drawing, path.read_text()))
    headers = {str(p.relative_to(include)) for p in include.rglob("*.hpp")}
    found = list(check(drawing, headers, path.read_text()))
    print("\n".join(f"{path.name}: {wrong}" for wrong in found) or "the page and the headers agree")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
