# SPDX-License-Identifier: MIT
"""budgets.py reports what is planted; validate.py's errors and classes are as its words say; so are its kernels' checks."""
import copy
import json
import pathlib
import re
import tempfile
import unittest

import budgets
import command_line
import rows
import validate
try:
    import attention
    import gradient_peers
    import kernel_points
    import kernels
    import peers
    np = peers.np
except ImportError:  # without numpy
    np = None


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

    def test_the_models_code(self):
        with tempfile.TemporaryDirectory() as name:
            root = pathlib.Path(name)
            file = root / "include/kiln/sim/timing/simd.hpp"
            file.parent.mkdir(parents=True)

            def of(text):
                file.write_text(text)
                return budgets.model_hash(root)

            first = of("// as it was\nint turn = 4;\n")
            self.assertEqual(of("int turn =\n    4; // as it is\n"), first)
            self.assertNotEqual(of("int turn = 8;\n"), first)
            file.with_name("xcd.hpp").write_text("int xcds = 8;\n")
            self.assertNotEqual(of("int turn = 4;\n"), first)
        self.assertEqual(json.loads(budgets.BUDGETS.read_text())["model"], budgets.model_hash())

    def test_old_and_new_side_by_side(self):
        now = {target: copy.deepcopy(self.recorded) for target in budgets.BOARDS}
        self.assertEqual(budgets.changes(now, copy.deepcopy(now)), ["no cycles have changed"])
        slower = copy.deepcopy(now)
        slower["gfx942"]["cycles"]["gemv"] = 2 * now["gfx942"]["cycles"]["gemv"]
        self.assertRegex("\n".join(budgets.changes(slower, now)), r"^gfx942  gemv .*[0-9,]+ +[0-9,]+ +\+100.0 %$")

    def test_every_kernel_and_example_has_a_launch(self):
        names = budgets.all_names()
        self.assertEqual(budgets.without_launch(names), [])
        fewer = [n for n in names if n not in ("03_saxpy", "attention_forward", "attention_backward_keys")]
        self.assertEqual(budgets.without_launch(fewer), ["03_saxpy", "attention_forward"])
        self.assertEqual(sorted(names), sorted(self.recorded["cycles"]))


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


class Computer:
    """Stands for kiln_sim: computes the tile of WaveGemm with numpy, puts it in the waves' order, and adds a fault."""
    def __init__(self, place, fault=0):
        self.place, self.fault, self.predicted = place, fault, {}

    def values(self, file, words):
        a, b, c = (words[i + 1].split(":")[1] for i, word in enumerate(words) if word == "--arg" and words[i + 1][0] in "io"
                   and ":" in words[i + 1] and "i32" not in words[i + 1])
        out = np.zeros(256 * 256, np.float16)
        out[self.place()] = np.load(a).astype(np.float32) @ np.load(b).astype(np.float32).T
        out[77] += self.fault
        np.save(c, out)

    def time(self, file, words, board, clock, warm, scratch):
        cycles = 1e6 if "8wave.s" in str(file) else 2e6
        return {"cycles": cycles, "microseconds": cycles / clock, "board": board, "clock_mhz": clock, "clock_from": "given",
                "launch_microseconds": 2.6}


@unittest.skipIf(np is None, "no numpy")
class Kernels(unittest.TestCase):
    def setUp(self):
        self.directory = tempfile.TemporaryDirectory()
        self.scratch = pathlib.Path(self.directory.name)
        for name in ("Wave 8-wave", "Wave stagger K32"):
            file = self.scratch / "checkout" / kernel_points.KERNELS[name].path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text("s_endpgm")
        self.checkouts = peers.Checkouts([f"Hardcode84/7={self.scratch}/checkout"])
        self.pair = [p for p in kernel_points.PAIRS if p.name.startswith("Wave 8-wave / Wave stagger K32, f16 8192^3, random")][0]

    def tearDown(self):
        self.directory.cleanup()

    def runner(self, fault=0):
        return kernels.Runner(Computer(peers.tile_of_waves, fault), self.checkouts, self.scratch)

    def test_the_layout_names_each_element_once(self):
        self.assertEqual(len(np.unique(peers.tile_of_waves())), 256 * 256)

    def test_a_right_kernel_counts(self):
        row = kernels.pair_row(self.runner(), self.pair)
        self.assertAlmostEqual(row["predicted"], 0.5)
        self.assertAlmostEqual(row["error"], 0.5 / (795.965 / 1226.058) - 1)
        self.assertEqual(len(row["code"][0]["sha256"]), 64)
        self.assertEqual(kernels.order([row]), (1, 1))

    def test_a_wrong_result_does_not_count(self):
        row = kernels.pair_row(self.runner(fault=1), self.pair)
        self.assertIsNone(row["predicted"])
        self.assertTrue(row["failed"])
        self.assertRegex(row["not_run"], "wrong result: 1 of 65536 elements")

    def test_a_kernel_in_another_layout_does_not_count(self):
        runner = kernels.Runner(Computer(lambda: peers.tile_of_waves().T), self.checkouts, self.scratch)
        self.assertTrue(kernels.pair_row(runner, self.pair)["failed"])

    def test_missing_code_is_no_fault(self):
        file = self.scratch / "checkout" / kernel_points.KERNELS["Wave 8-wave"].path
        for contents, reason in ((None, "has no test/"), ("version https://git-lfs.github.com/spec/v1", "pointer of git LFS")):
            file.unlink() if contents is None else file.write_text(contents)
            row = kernels.pair_row(self.runner(), self.pair)
            self.assertFalse(row["failed"])
            self.assertRegex(row["not_run"], reason)
        self.checkouts.paths.clear()
        self.assertRegex(kernels.pair_row(self.runner(), self.pair)["not_run"], "no checkout of Hardcode84/7")

    def test_each_point_once(self):
        names = [x.name for x in kernel_points.POINTS + kernel_points.PAIRS]
        self.assertEqual(len(names), len(set(names)))
        for x in kernel_points.POINTS:
            self.assertIn(x.kernel, kernel_points.KERNELS)

    def test_bfloat16_rounds_to_even(self):
        x = np.array([1, 1 + 2**-8, 1 + 3 * 2**-8], np.float32)
        self.assertEqual(peers.f32(peers.bf16(x)).tolist(), [1, 1, 1 + 2**-6])


@unittest.skipIf(np is None, "numpy is not here")
class Attention(unittest.TestCase):
    def row(self, kernel, microseconds, group="forward", counts=True):
        return {"board": "MI300X", "group": group, "rows": 4096, "causal": False, "kernel": kernel, "counts": counts,
                "cycles": microseconds, "microseconds": microseconds}

    def faults(self, *rows):
        return list(attention.faults_of([self.row("Kiln", 100), self.row("Kiln", 100, "gradients"), *rows]))

    def test_a_faster_kernel_is_a_fault_if_it_counts(self):
        self.assertRegex(self.faults(self.row("AITER rtne", 90))[0], "AITER rtne takes 0.900 of Kiln's time")
        self.assertEqual(self.faults(self.row("AITER rtz", 90, counts=False), self.row("AITER rtne", 101)), [])

    def test_a_kernel_that_is_faster_in_too_few_sets_is_a_tie(self):
        own = self.row("Kiln", 100) | {"drawn_microseconds": [100] * 32}
        for slower, faults in (3, 1), (4, 0):
            peer = self.row("AITER rtne", 90) | {"drawn_microseconds": [110] * slower + [90] * (32 - slower)}
            self.assertEqual(len(list(attention.faults_of([own, peer]))), faults)

    def test_the_deterministic_form_has_a_limit(self):
        self.assertEqual(self.faults(self.row("Kiln, deterministic", 145, "gradients")), [])
        self.assertRegex(self.faults(self.row("Kiln, deterministic", 146, "gradients"))[0], "takes 1.46 of the other")

    def test_what_was_not_run_is_a_fault_if_it_is_ours(self):
        for kernel, faults in ("HipKittens", 0), ("Kiln, deterministic", 1):
            row = self.row(kernel, 1) | {"reason": "no checkout"}
            del row["cycles"]
            self.assertEqual(len(self.faults(row)), faults)

    def test_arguments_are_as_many_as_the_kernels_have(self):
        shape = (4, 4096, 64, 8)
        launches = []
        for is_atomic in (True, False):
            own = attention.KilnGradients(None, "MI300X", is_atomic)
            named = [own.named(shape, None, step) for step in range(len(own.outputs))]
            launches += [(x.include, x.arguments) for x in attention.gradients("MI300X", shape, named, is_atomic)]
        launches.append(("attention_forward", attention.KilnForward(None, "MI300X", True).arguments(shape)))
        for name, arguments in launches:
            header = (command_line.ROOT / f"include/kiln/kernel/{name}.hpp").read_text()
            signature = re.search(rf"{name}\(\s*builder[^{{]*", header).group()
            self.assertEqual(len(arguments), signature.count("arg<"), name)

    def test_a_wrong_result_does_not_count(self):
        class Zeros:
            def values(self, file, words):
                for path, kind, lengths in re.findall(r"out:([^:]*):(\w+),([\d,]*)", " ".join(map(str, words))):
                    np.save(path, np.zeros(list(map(int, lengths.split(","))), {"u16": np.uint16, "f32": np.float32}[kind]))

        class Forward(attention.KilnForward):
            shape = (1, 64, 2, 1)

            def build(self, checkouts, scratch, shape):
                return None

        class Backward(gradient_peers.Gradients):
            shape, outputs = (1, 64, 2, 1), ({"dq", "dk", "dv"},)

            def launches(self, checkouts, scratch, shape, files=None):
                return [(None, list(self.named(shape, files, 0).values()))]

        with tempfile.TemporaryDirectory() as scratch:
            for kernel in (Forward(None, "MI300X", False), Backward()):
                with self.assertRaisesRegex(peers.Failed, "wrong result"):
                    kernel.check(Zeros(), None, pathlib.Path(scratch))


if __name__ == "__main__":
    unittest.main()
