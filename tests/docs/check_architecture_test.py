#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plants each breach that check_architecture.py has to report."""
import check_architecture as checked

LAYERS = {"top": {"middle", "bottom"}, "middle": {"bottom"}, "bottom": set()}
DRAWING = checked.draw(LAYERS)
PAGE = f"<!-- drawn -->\n{DRAWING}<!-- end of drawing -->\n`top/door.hpp`\n"
HEADERS = {"top/door.hpp"}


def wrong(page, headers=frozenset(HEADERS)):
    return list(checked.check(DRAWING, headers, page))


assert "top --> middle" in DRAWING and "top --> bottom" not in DRAWING, DRAWING
assert wrong(PAGE) == []
assert wrong(PAGE.replace("top -->", "roof -->")) == ["the drawing is not that of the include graph; --write puts it there"]
assert wrong("`top/door.hpp`") == ["the page has no place for the drawing"]
assert wrong(PAGE, frozenset()) == ["names top/door.hpp, which does not exist"]
assert wrong(PAGE.replace("`", ""))[-1] == "the page names no header"
print("each breach is reported")
