# SPDX-License-Identifier: MIT
"""budgets.py reports what is planted; validate.py's errors and classes are as its words say."""
import copy
import json
import unittest

import budgets
import rows
import validate


class Budgets(unittest.TestCase):
    def setUp(self):
        self.recorded = json.loads(budgets.BUDGETS.read_text())["gfx942"]
        self.now = copy.deepcopy(self.recorded)

    def compare(self):
        return budgets.compare("gfx942", self.now, self.recorded)

    def test_as_recorded(self):
        self.assertEqual(self.compare(), ([], []))

    def test_slower(self):
        self.now["cycles"]["03_saxpy"] = int(self.recorded["cycles"]["03_saxpy"] * 1.03)
        wrong, _ = self.compare()
        self.assertEqual(len(wrong), 1)
        self.assertRegex(wrong[0], "03_saxpy, gfx942: .* over 2 % more than its budget")

    def test_two_percent_are_allowed(self):
        self.now["cycles"]["03_saxpy"] = int(self.recorded["cycles"]["03_saxpy"] * 1.019)
        self.assertEqual(self.compare()[0], [])

    def test_faster_is_a_note(self):
        self.now["cycles"]["gemm"] = self.recorded["cycles"]["gemm"] // 2
        wrong, notes = self.compare()
        self.assertEqual(wrong, [])
        self.assertRegex(notes[0], "gemm, gfx942: .* fewer than its budget")

    def test_other_parameters(self):
        self.now["parameters"] = "0" * 16
        self.assertRegex(self.compare()[0][0], "the model has changed: record again")

    def test_not_recorded(self):
        del self.recorded["cycles"]["gemv"]
        self.assertRegex(self.compare()[0][0], "gemv, gfx942: no recorded budget")
        self.assertRegex(budgets.compare("gfx942", self.now, None)[0][0], "no recorded budgets")

    def test_every_example_has_a_launch(self):
        self.assertEqual(budgets.examples_without_launch(), [])


class Rows(unittest.TestCase):
    def test_errors(self):
        self.assertAlmostEqual(validate.error(50, 55), 0.1)
        self.assertEqual(validate.error((116, 120), 118), 0)
        self.assertAlmostEqual(validate.error((116, 120), 126), 0.05)
        self.assertAlmostEqual(validate.error((100, 120), 90), -0.1)
        self.assertIsNone(validate.error(None, 7))

    def test_each_row_once(self):
        names = [row.name for row in rows.ROWS]
        self.assertEqual(len(names), len(set(names)))
        self.assertEqual({row.kind for row in rows.ROWS}, {"input", "validation", "no clock"})

    def test_classes_of_the_port_table(self):
        kinds = {row.name: row.kind for row in rows.ROWS}
        self.assertEqual(kinds["ds_read_b128, SIMD0+1, 4 waves"], "input")
        self.assertEqual(kinds["ds_read_b128, SIMD0, 1 waves"], "validation")
        self.assertEqual(kinds["global_load_x4, L2, all SIMDs, 4 waves"], "validation")

    def test_a_row_that_misses_is_printed(self):
        points = {"v_add_u32": {"predicted": 8.0, "clock": ""}}
        out = validate.compare(points)
        self.assertEqual([r["name"] for r in out], ["v_add_u32"])
        self.assertRegex(validate.table(out), r"v_add_u32 +input +4.01 +8 +\+99.5 \*")


if __name__ == "__main__":
    unittest.main()
