#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Builds a tree with one breach of each rule and compares what check_layers reports."""
import pathlib
import sys
import tempfile

import check_layers

HEAD = "// SPDX-License-Identifier: MIT\n// A header.\n#pragma once\n"
LINES = ("// SPDX-License-Identifier: MIT\n// Does it.\n//   needs  a\n//   gives  b\n//          c\n//   judge  {}; d\n"
         "//   fails  e\n#pragma once\n")
TREE = {
    "include/kiln/support/fine.hpp": HEAD,
    "include/kiln/support/upward.hpp": HEAD + "#include <kiln/isa/fine.hpp>\n",
    "include/kiln/isa/fine.hpp": HEAD + "#include <kiln/support/fine.hpp>\n",
    "include/kiln/isa/standard.hpp": HEAD + "#include <vector>\n",
    "include/kiln/isa/absent.hpp": HEAD + "#include <kiln/isa/nowhere.hpp>\n",
    "include/kiln/pass/fine.hpp": HEAD + "#include <kiln/isa/fine.hpp>\n",
    "include/kiln/pass/bare.hpp": HEAD + "constexpr void bare(ir::program& p, note& error) {",
    "include/kiln/pass/simplify/fold.hpp": LINES.format("check::absent") + "constexpr void fold(ir::program& p) {",
    "include/kiln/pass/move.hpp": LINES.format("ir::verify") + "constexpr bool move(ir::program& p, u32 most) {",
    "include/kiln/pass/insert.hpp": HEAD + "constexpr void insert(ir::program& p, const list<u8>& what) {",
    "include/kiln/pass/again.hpp": HEAD + "#include <kiln/pass/inside.hpp>\n",
    "include/kiln/pass/inside.hpp": HEAD + "#include <kiln/pass/fine.hpp>\n",
    "include/kiln/compile/pipeline.hpp": HEAD + '{.name = "fine"}, {.name = "again"}, {.name = "bare", .reruns = "fine"}',
    "include/kiln/emit/fine.hpp": HEAD + "#include <kiln/isa/fine.hpp>\n",
    "include/kiln/emit/passes.hpp": HEAD + "#include <kiln/pass/fine.hpp>\n",
    "include/kiln/selection/emits.hpp": HEAD + "#include <kiln/emit/fine.hpp>\n",
    "include/kiln/check/sideways.hpp": HEAD + "#include <kiln/pass/fine.hpp>\n",
    "include/kiln/sim/hip.hpp": HEAD + "#include <hip/hip_runtime_api.h>\n",
    "include/kiln/sim/parallel.hpp": HEAD + "#include <vector>\n",
    "include/kiln/ir/a.hpp": HEAD + "#include <kiln/ir/b.hpp>\n",
    "include/kiln/ir/b.hpp": HEAD + "#include <kiln/ir/a.hpp>\n",
    "include/kiln/ir/twice.hpp": "// SPDX-License-Identifier: MIT\n",
    "include/kiln/ir/quoted.hpp": HEAD + "#include \"a.hpp\"\n",
    "include/kiln/isa/gen/rows.hpp": HEAD + "\n" * 500,
    "include/kiln/stray/x.hpp": HEAD,
    "include/kiln/analysis/facts.hpp": HEAD,
    "include/kiln/analysis/inner.hpp": HEAD,
    "include/kiln/analysis/outer.hpp": HEAD + "#include <kiln/analysis/inner.hpp>\n",
    "include/kiln/analysis/unproved.hpp": HEAD,
    "include/kiln/analysis/own.hpp": HEAD,
    "include/kiln/pass/emits.hpp": HEAD + "#include <kiln/emit/fine.hpp>\n",
    "include/kiln/pass/works.hpp": HEAD + "#include <kiln/analysis/facts.hpp>\n#include <kiln/analysis/outer.hpp>\n"
                                   "#include <kiln/analysis/unproved.hpp>\n#include <kiln/analysis/own.hpp>\n",
    "include/kiln/check/judges.hpp": HEAD + "#include <kiln/analysis/facts.hpp>\n#include <kiln/analysis/inner.hpp>\n"
                                     "#include <kiln/analysis/unproved.hpp>\n",
    "tests/facts_test.cpp": "// SPDX-License-Identifier: MIT\n",
    "include/kiln/device/umbrella.hpp": HEAD + "#include <kiln/kiln.hpp>\n",
    "include/kiln/kiln.hpp": HEAD + "#include <kiln/isa/fine.hpp>\n",
    "tests/unit/ir/same_test.cpp": "// SPDX-License-Identifier: MIT\n",
    "tests/unit/isa/same_test.cpp": "// SPDX-License-Identifier: MIT\n",
    "tests/unit/isa/CMakeLists.txt": "# SPDX-License-Identifier: MIT\n",
    "tests/unit/ir/CMakeLists.txt": "# SPDX-License-Identifier: MIT\n",
    "tests/proof/same_test.cpp": "// SPDX-License-Identifier: MIT\n",
    "tests/string_utils.cpp": "// SPDX-License-Identifier: MIT\n",
    "tests/long.cpp": "// SPDX-License-Identifier: MIT\n" + "\n" * 400,
    "tools/bare.py": "print()\n",
}
SHARED = {"analysis/facts.hpp": "tests/facts_test.cpp", "analysis/unproved.hpp": "tests/unproved_test.cpp",
          "analysis/own.hpp": "tests/facts_test.cpp"}
EXPECTED = """\
include/kiln/check/sideways.hpp: includes <kiln/pass/fine.hpp>: check may include only earlier layers
include/kiln/device/umbrella.hpp: includes the umbrella <kiln/kiln.hpp>
include/kiln/emit/passes.hpp: includes <kiln/pass/fine.hpp>: emit may include only earlier layers
include/kiln/ir/quoted.hpp: includes "a.hpp": use <kiln/...>
include/kiln/ir/twice.hpp: has no #pragma once
include/kiln/isa/absent.hpp: includes <kiln/isa/nowhere.hpp>, which does not exist
include/kiln/isa/standard.hpp: includes <vector>: no standard headers here
include/kiln/pass/bare.hpp: is a pass without the fixed lines needs, gives, judge, fails in its head
include/kiln/pass/bare.hpp: is a pass whose judge is neither ir::verify nor in check/
include/kiln/pass/emits.hpp: includes <kiln/emit/fine.hpp>: pass may include only earlier layers
include/kiln/pass/simplify/fold.hpp: is a pass whose judge is neither ir::verify nor in check/
include/kiln/sim/hip.hpp: includes <hip/hip_runtime_api.h>: only device/ may
include/kiln/stray/x.hpp: is in no known layer (stray)
include/kiln/support/upward.hpp: includes <kiln/isa/fine.hpp>: support may include only earlier layers
include cycle: ir/a.hpp -> ir/b.hpp -> ir/a.hpp
include/kiln/analysis/inner.hpp: pass and check both include it, and SHARED names no test that proves it
include/kiln/analysis/own.hpp: is in SHARED, but pass and check do not both include it
tests/unproved_test.cpp: is to prove include/kiln/analysis/unproved.hpp, and does not exist
include/kiln/compile/pipeline.hpp: again includes the passes fine, its .reruns are none
include/kiln/compile/pipeline.hpp: bare includes the passes of no row, its .reruns are fine
same_test.cpp: is in tests/unit/ir, tests/unit/isa; files of tests/unit have different names
tests/long.cpp: 401 lines, the limit is 400
tests/string_utils.cpp: name it after what it does
tools/bare.py: no SPDX line at its top"""

with tempfile.TemporaryDirectory() as directory:
    root = pathlib.Path(directory)
    for name, text in TREE.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    reported = "\n".join(check_layers.check(root, SHARED))
if reported != EXPECTED:
    sys.exit(f"reported:\n{reported}\n\nexpected:\n{EXPECTED}")
print("each breach is reported")
