#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Each way in which a page and the printed tables may differ must be reported by check_printed."""
import sys

import check_printed

PRINTED = "\n| board | MHz |\n|---|--:|\n| MI210 | 1700 |\n| MI300X | 2100 |\n"
HEAD, TAIL = "# Page\n<!-- printed -->\n", "<!-- end of print -->\n| MI300X | 2092 |\n"
PAGE = HEAD + PRINTED + TAIL
CASES = {
    "equal": (PRINTED, PAGE, []),
    "another number": (PRINTED, PAGE.replace("1700", "1701"),
                       ["the page says\n  | MI210 | 1701 |\nand the code\n  | MI210 | 1700 |"]),
    "a row is missing": (PRINTED, PAGE.replace("| MI300X | 2100 |\n", ""),
                         ["the page has more or fewer lines than the code's tables"]),
    "a row too many": (PRINTED, PAGE.replace("<!-- end", "| MI400X | 1 |\n<!-- end"),
                       ["the page has more or fewer lines than the code's tables"]),
    "no place": (PRINTED, PRINTED + TAIL, ["the page has no place for the printed tables"]),
    "nothing printed": ("", HEAD + TAIL, ["nothing is printed"]),
}

failures = [f"{name}: {found}" for name, (printed, page, expected) in CASES.items()
            if (found := list(check_printed.differences(printed, page))) != expected]
print("\n".join(failures) or "each difference is reported")
sys.exit(bool(failures))
