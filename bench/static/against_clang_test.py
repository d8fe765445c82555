# SPDX-License-Identifier: MIT
"""against_clang.py reports a kernel that is wrong or slower: faults in copies of the sources of saxpy. usage: KILN_SIM"""
import dataclasses
import json
import pathlib
import sys
import tempfile
import unittest

from against_clang import measuring, reporting, running, vectors

SIMULATOR = sys.argv.pop()
TARGET = "gfx942"
SAXPY = next(pair for pair in vectors.PAIRS if pair.name == "saxpy")
STATEMENT = "y[i] = a * x[i] + y[i];"


class Planted(unittest.TestCase):
    def measure(self, side, statement):
        """Figures of saxpy with another statement on one side."""
        source = SAXPY.source(side)
        code = source.read_text()
        self.assertEqual(code.count(STATEMENT), 1)
        code = code.replace('#include "', f'#include "{source.parent}/').replace(STATEMENT, statement)
        with tempfile.TemporaryDirectory() as scratch:
            planted = pathlib.Path(scratch) / "planted.hip"
            planted.write_text(code)
            pair = dataclasses.replace(SAXPY, **{side: planted})
            return {("saxpy", TARGET): measuring.measure(pair, TARGET, SIMULATOR, scratch)}

    def bounds(self):
        return json.loads(reporting.BOUNDS.read_text())

    def test_as_it_is(self):
        self.assertEqual(reporting.worse(self.measure("kiln", STATEMENT), self.bounds()), [])

    def test_wrong_in_either_language(self):
        for side in measuring.SIDES:
            with self.assertRaisesRegex(running.Wrong, f"saxpy of {side}.*numpy"):
                self.measure(side, "y[i] = a * x[i] - y[i];")

    def test_out_of_bounds(self):
        with self.assertRaisesRegex(running.Wrong, "kiln_sim reports"):
            self.measure("kiln", "y[i] = a * x[i + 1] + y[i];")

    def test_does_not_compile(self):
        with self.assertRaisesRegex(running.Wrong, "does not compile"):
            self.measure("clang", "y[i] = a * z[i] + y[i];")

    def test_slower(self):
        lines = reporting.worse(self.measure("kiln", "k.s_nop(3); " + STATEMENT), self.bounds())
        self.assertRegex(lines[0], "saxpy, gfx942: .* times clang's issue cycles")

    def test_not_recorded(self):
        self.assertRegex(reporting.worse(self.measure("kiln", STATEMENT), {})[0], "no recorded ratio")

    def test_two_kernels_that_differ(self):
        launch = SAXPY.launch(TARGET, 64)
        got = launch.arguments[0].expected
        with self.assertRaisesRegex(running.Wrong, "differs from that of clang"):
            running.compare("saxpy", launch, [got], [got + 1])


if __name__ == "__main__":
    unittest.main()
