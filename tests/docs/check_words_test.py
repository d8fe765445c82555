#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Builds a tree with one breach of each kind, and text that is none, and compares what check_words reports."""
import pathlib
import sys
import tempfile

import check_words

WIDE = "// " + "x" * 126 + "\n"
TREE = {
    "docs/style.md": "Do not write nobody.\n\n- `\\bnobody\\b`: nothing\n- `\\bbehind\\b`: after\n",
    "docs/page.md": "Nobody reads it.\n```cpp\n// nobody\n```\n| " + "x" * 130 + " | behind |\n" + "y " * 70 + "\n",
    "include/a.hpp": "// nobody asks\nconst char* s = \"// behind\"; // fine\nint behind; /// what stands behind it\n" + WIDE,
    "include/kept.hpp": "// nobody  style: keep\n// " + "x" * 130 + " style: keep\n",
    "include/table.hpp": "// clang-format off\n" + WIDE + "// behind\n// clang-format on\n" + WIDE,
    "include/gen/rows.hpp": "// nobody\n" + WIDE,
    "tests/expects.cpp": "// expect: nobody " + "x" * 130 + "\n",
    "tests/a.py": "\"\"\"One line.\n\nBehind.\n\"\"\"\nTEXT = \"\"\"\nnobody\n\"\"\"\n\n\ndef f():\n    \"\"\"nobody\"\"\"\n    return \"# behind\"  # behind\n",
    "tests/CMakeLists.txt": "set(behind \"# nobody\") # nobody\n",
    "scripts/run": "#!/usr/bin/env bash\n# nobody\necho behind\n",
    "scripts/data": "# nobody\n",
    "README.md": "It stands behind.\n",
}
EXPECTED = """\
README.md:1: "behind": say after
docs/page.md:1: "Nobody": say nothing
docs/page.md:5: "behind": say after
docs/page.md:6: 140 columns, the limit is 128
include/a.hpp:1: "nobody": say nothing
include/a.hpp:3: "behind": say after
include/a.hpp:4: 129 columns, the limit is 128
include/table.hpp:3: "behind": say after
include/table.hpp:5: 129 columns, the limit is 128
scripts/run:2: "nobody": say nothing
tests/CMakeLists.txt:1: "nobody": say nothing
tests/a.py:12: "behind": say after
tests/a.py:3: "Behind": say after
tests/a.py:11: "nobody": say nothing"""

with tempfile.TemporaryDirectory() as directory:
    root = pathlib.Path(directory)
    for name, text in TREE.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    reported = "\n".join(check_words.check(root))
    (root / "docs/style.md").write_text("nothing listed\n")
    without_list = check_words.check(root)
if sorted(reported.splitlines()) != sorted(EXPECTED.splitlines()):
    sys.exit(f"reported:\n{reported}\n\nexpected:\n{EXPECTED}")
if without_list != ["docs/style.md lists no phrases"]:
    sys.exit("a guide without phrases is not reported")
print("each breach is reported")
