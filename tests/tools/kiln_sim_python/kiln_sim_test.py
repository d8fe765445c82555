# SPDX-License-Identifier: MIT
"""The module kiln_sim as its users use it, on numpy arrays."""
import ctypes
import functools
import re
import subprocess
import threading

import kiln_sim
import numpy
import pytest
from conftest import compile_kernels


@pytest.fixture
def xy():
    return (numpy.arange(1000, dtype=numpy.float32), numpy.ones(1000, numpy.float32))


def test_kernels_and_arguments_are_listed(kernels):
    assert kernels.target == "gfx942"
    assert {"saxpy", "no_mask", "reverse"} <= set(kernels) == set(kernels.kernels)
    saxpy = kernels["saxpy"]
    assert [(a.kind, a.size, a.offset) for a in saxpy.arguments] == [
        ("global_buffer", 8, 0), ("global_buffer", 8, 8), ("by_value", 4, 16), ("by_value", 4, 20)]
    assert (saxpy.name, saxpy.block_limit, kernels["reverse"].lds_bytes) == ("saxpy", 256, 1024)
    assert "saxpy(" in repr(kernels) and "4 bytes" in repr(saxpy)
    assert "s_endpgm" in saxpy.listing()
    with pytest.raises(KeyError, match="has no kernel other; it has saxpy"):
        kernels["other"]


def test_launch_works_in_the_arrays_themselves(kernels, xy):
    x, y = xy
    result = kernels["saxpy"].launch(4, 256, y, x, 2.0, 1000)
    assert result.ok and result.reports == [] and str(result) == "nothing to report"
    assert result.check() is result
    numpy.testing.assert_array_equal(y, 2 * x + 1)
    assert result.counters["waves"] == 16 and result.counters["global"]["bytes"] >= 12000
    by_line = kernels["saxpy"].launch((4, 1, 1), [256], y, x, 2.0, 1000, by_line=True).counters["lines"]
    assert any(line["file"].endswith("kernels.hip") and line["global"]["bytes"] for line in by_line)


def test_load_takes_bytes_bundles_and_assembly(code_object, kernels, tmp_path):
    assert list(kiln_sim.load(code_object.read_bytes())) == list(kernels)
    assert list(kiln_sim.load(memoryview(code_object.read_bytes()))) == list(kernels)
    bundle = compile_kernels("gfx942", tmp_path / "bundle", "--offload-arch=gfx90a", "--gpu-bundle-output")
    assert kiln_sim.load(bundle, target="gfx90a").target == "gfx90a"
    with pytest.raises(kiln_sim.Error, match="holds code for several targets"):
        kiln_sim.load(bundle)
    text = compile_kernels("gfx942", tmp_path / "kernels.s", "--no-gpu-bundle-output", "-S")
    y = numpy.zeros(64, numpy.float32)
    kiln_sim.load(text)["saxpy"].launch(1, 64, y, y + 1, 3.0, 64).check()
    assert (y == 3).all()
    with pytest.raises(FileNotFoundError):
        kiln_sim.load(tmp_path / "none.co")
    with pytest.raises(kiln_sim.Error, match="neither a code object nor assembly"):
        kiln_sim.load(b"\0\1\2\3")
    with pytest.raises(kiln_sim.Error, match="goes past the end of the file"):
        kiln_sim.load(code_object.read_bytes()[:200])


def test_values_by_the_size_of_the_argument(kernels):
    out = numpy.zeros(5)
    kernels["values"].launch(1, 64, out, -5, 65535, 0.5, 1e300, -2**40).check()
    assert out.tolist() == [-5, 65535, 0.5, 1e300, -2**40]
    kernels["values"].launch(1, 64, out, numpy.int8(7), numpy.uint16(9), numpy.float16(2), numpy.float64(3),
                             ctypes.c_int64(4)).check()
    assert out.tolist() == [7, 9, 2, 3, 4]
    kernels["values"].launch(1, 64, out, True, b"\1\0", numpy.array(1.5, numpy.float16), numpy.array(6.0), 2**63 - 1).check()
    assert out.tolist() == [1, 1, 1.5, 6, 2.0**63]


def test_structs(kernels):
    class Line(ctypes.Structure):
        _fields_ = [("slope", ctypes.c_float), ("offset", ctypes.c_int16)]

    y = numpy.zeros(64, numpy.float32)
    for line in (Line(2, 5), bytes(Line(2, 5)), numpy.array((2, 5, 0), "f4,i2,i2")[()]):
        y[:] = 0
        kernels["apply"].launch(1, 64, y, line).check()
        assert y.tolist() == [2 * i + 5 for i in range(64)]


def test_pointers_in_structs(kernels, xy):
    class Shape(ctypes.Structure):
        _fields_ = [("n", ctypes.c_int), ("x", ctypes.c_void_p), ("y", ctypes.c_void_p)]

    x, y = xy
    copy = kernels["copy"].launch
    copy(1, 64, kiln_sim.with_pointers(Shape(n=50), x=x, y=y)).check()
    assert (y[:50] == x[:50]).all() and (y[50:] == 1).all()
    copy(1, 64, kiln_sim.with_pointers(Shape(n=50), x=None, y=y)).check()
    assert [r.kind for r in copy(1, 64, kiln_sim.with_pointers(Shape(n=50), x=x, y=y[:49])).reports] == ["out of bounds"]
    with pytest.raises(kiln_sim.Error, match="argument 0 has a field y, which is an array .* not contiguous"):
        copy(1, 64, kiln_sim.with_pointers(Shape(n=50), x=x, y=y[::2]))
    with pytest.raises(kiln_sim.Error, match="has a field x, which is a int; an array"):
        copy(1, 64, kiln_sim.with_pointers(Shape(n=50), x=5, y=y))
    with pytest.raises(kiln_sim.Error, match="Shape has no field n of 8 bytes"):
        kiln_sim.with_pointers(Shape(), n=x)


def test_out_of_bounds_has_its_place(kernels, fault_line):
    x, y = numpy.zeros((2, 100), numpy.float32)
    result = kernels["no_mask"].launch(2, 64, y, x)
    assert not result.ok and {r.kind for r in result.reports} == {"out of bounds"}
    report = result.reports[0]
    assert report.file.endswith("kernels.hip") and report.line == fault_line("out of bounds")
    assert report.workgroup == (1, 0, 0) and report.wave == 0 and report.lane == 36 and report.count == 28
    assert report.instruction.startswith("global_load_dword") and report.address % 4 == 0
    assert str(report) == report.text and report.message in report.text
    assert (y[:64] == 1).all()
    with pytest.raises(kiln_sim.Error, match="out of bounds"):
        result.check()
    assert kernels["no_mask"].launch(2, 64, y, x, monitor=False).reports  # bounds are always watched


def test_race_has_both_places(kernels, fault_line):
    x, y = numpy.arange(256, dtype=numpy.float32), numpy.zeros(256, numpy.float32)
    result = kernels["reverse"].launch(1, 256, y, x)
    races = [r for r in result.reports if r.kind == "LDS race"]
    assert races and any(fault_line("LDS race") in (r.line, r.other.line) for r in races)
    assert all(r.other.wave != r.wave and r.other.instruction.startswith("ds_") for r in races)
    assert kernels["reverse"].launch(1, 256, y, x, monitor=False).ok


def test_read_only_arrays(kernels, xy):
    x, y = xy
    x.flags.writeable = False
    assert kernels["saxpy"].launch(4, 256, y, x, 1.0, 1000).ok
    before = x.copy()
    result = kernels["saxpy"].launch(4, 256, x, y, 1.0, 1000)
    assert [r.kind for r in result.reports] == ["read only"]
    assert (x == before).all()


def test_views_of_one_array(kernels):
    base = numpy.arange(300, dtype=numpy.float32)
    before = base.copy()
    kernels["saxpy"].launch(1, 100, base[200:], base[:100], 2.0, 100).check()  # neighbours
    assert (base[200:] == before[200:] + 2 * before[:100]).all() and (base[:200] == before[:200]).all()
    kernels["saxpy"].launch(1, 100, base[:100], base[:100], 1.0, 100).check()  # the same
    assert (base[:100] == 2 * before[:100]).all()
    kernels["no_mask"].launch(1, 64, base[:64], base[10:74]).check()  # overlapping: what was read first shows
    assert (base[:64] == numpy.append(2 * before[10:64], 2 * before[64:74]) + 1).all()
    result = kernels["saxpy"].launch(1, 128, base[:128], base[64:192], 1.0, 128)  # one wave writes what the other reads
    assert {r.kind for r in result.reports} == {"global race"}
    result = kernels["no_mask"].launch(1, 64, base[100:140], base[200:])
    assert [r.kind for r in result.reports] == ["out of bounds"]  # though the memory after it belongs to the same array


def test_strided_arrays(kernels):
    x = numpy.arange(12, dtype=numpy.float32).reshape(3, 4)
    y = numpy.zeros((4, 3), numpy.float32)
    with pytest.raises(kiln_sim.Error, match=r"argument 1 is an array of shape \(4, 3\) that is not contiguous"):
        kernels["transpose"].launch(4, 64, y, x.T, 1, 4, 3)
    kernels["transpose"].launch(4, 64, y, kiln_sim.strided(x.T), 1, 4, 3).check()
    assert (y == x.T).all()
    backwards = kiln_sim.strided(x[::-1])
    y = numpy.zeros((3, 4), numpy.float32)
    kernels["transpose"].launch(3, 64, y, backwards, -4, 1, 4).check()
    assert (y == x[::-1]).all()
    assert not kernels["transpose"].launch(3, 64, y, kiln_sim.strided(x[1:]), 5, 1, 4).ok


def test_arrays_of_other_libraries(kernels):
    class ByInterface:
        def __init__(self, array):
            self.__array_interface__ = array.__array_interface__
            self.kept = array

    class ByDlpack:
        def __init__(self, array):
            self.__dlpack__, self.__dlpack_device__ = array.__dlpack__, array.__dlpack_device__

    for wrapped in (ByInterface, ByDlpack):
        x, y = numpy.arange(64, dtype=numpy.float32), numpy.zeros(64, numpy.float32)
        kernels["saxpy"].launch(1, 64, wrapped(y), wrapped(x), 2.0, 64).check()
        assert (y == 2 * x).all()


@pytest.mark.parametrize("arguments, said", [
    (lambda x, y: (y, x, 2.0), r"takes 4 arguments; 3 are given"),
    (lambda x, y: (y, x, 2.0, 1, 1), r"takes 4 arguments; 5 are given"),
    (lambda x, y: (y, x, numpy.float64(2), 1), r"argument 2 is a float64 of 8 bytes; the kernel takes 4 bytes"),
    (lambda x, y: (y, x, 2.0, 2**32), r"argument 3 is 4294967296, which 32 bits cannot hold"),
    (lambda x, y: (y, x, 1e39, 1), r"argument 2 is 1e\+39, which a float of 32 bits cannot hold"),
    (lambda x, y: (y, x, 2.0, None), r"argument 3 is None; the kernel takes a value of 4 bytes"),
    (lambda x, y: (y, 5, 2.0, 1), r"argument 1 is a int; the kernel takes a pointer"),
    (lambda x, y: (y, x, y, 1), r"argument 2 is an array; the kernel takes a value of 4 bytes"),
    (lambda x, y: (y, x, "2", 1), r"argument 2 is a str; the kernel takes a value of 4 bytes"),
    (lambda x, y: (y[::2], x, 2.0, 1), r"argument 0 is an array of shape \(500,\) that is not contiguous"),
    (lambda x, y: (y, x.astype(">f4"), 2.0, 1), r"byte order of another machine"),
    (lambda x, y: (y, x.astype(object), 2.0, 1), r"holds Python objects"),
])
def test_what_cannot_be_passed(kernels, xy, arguments, said):
    with pytest.raises(kiln_sim.Error, match=said):
        kernels["saxpy"].launch(1, 64, *arguments(*xy))


def test_what_cannot_be_launched(kernels):
    out = numpy.zeros(64, numpy.int32)
    for options, said in (({"block": 512}, "compiled for blocks of at most 256"), ({"grid": 0}, "0 workgroups in x"),
                          ({"grid": (1, 2, 3, 4)}, "one to three numbers"), ({"grid": -1}, "'-1' is no number"),
                          ({"lds": 70000}, "70000 bytes of LDS; gfx942 has 65536"), ({"threads": 5000}, "1024 are allowed")):
        with pytest.raises(kiln_sim.Error, match=said):
            kernels["dynamic"].launch(options.pop("grid", 1), options.pop("block", 64), out, **options)
    with pytest.raises(TypeError):
        kernels["dynamic"].launch(1.5, 64, out)


def test_options(kernels):
    out = numpy.zeros(64, numpy.int32)
    assert not kernels["dynamic"].launch(1, 64, out).ok
    assert kernels["dynamic"].launch(1, 64, out, lds=256).ok and out.tolist() == list(range(64))
    result = kernels["spin"].launch(1, 64, budget=1000, threads=1)
    assert [r.kind for r in result.reports] == ["instruction budget"]


def test_null_and_empty_arrays(kernels):
    assert [r.kind for r in kernels["dynamic"].launch(1, 64, None, lds=256).reports] == ["out of bounds"]
    empty = numpy.zeros(0, numpy.float32)
    assert kernels["saxpy"].launch(1, 64, empty, empty, 1.0, 0).ok
    assert not kernels["saxpy"].launch(1, 64, empty, empty, 1.0, 1).ok


def test_threads_launch_at_the_same_time(kernels):
    arrays = [numpy.zeros(1000, numpy.float32) for _ in range(4)]
    x = numpy.arange(1000, dtype=numpy.float32)
    threads = [threading.Thread(target=lambda i=i: kernels["saxpy"].launch(4, 256, arrays[i], x, float(i), 1000))
               for i in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    for i, y in enumerate(arrays):
        assert (y == i * x).all()


def test_the_library_runs_on_other_machines():
    def read(option):
        return subprocess.run(["readelf", option, kiln_sim._library._library._name], capture_output=True, text=True,
                              check=True).stdout

    needed = set(re.findall(r"NEEDED.*\[(.*)\]", read("-d")))
    assert needed == {"libc.so.6", "libm.so.6", "libgcc_s.so.1", "ld-linux-x86-64.so.2"}
    versions = [tuple(map(int, v.split("."))) for v in re.findall(r"GLIBC_([\d.]+)", read("-V"))]
    assert (2, 17) <= max(versions) <= (2, 34)  # as the wheel's name says


def test_time_is_predicted_on_copies(kernels, xy):
    x, y = xy
    launch = functools.partial(kernels["saxpy"].estimate, 4, 256, y, x, 2.0, 1000)
    cold = launch(board="MI300X")
    assert cold["board"] == "MI300X" and cold["microseconds"] > cold["launch_microseconds"] > 0
    assert (y == 1).all()
    assert launch(board="MI300X", warm=True)["cycles"] < cold["cycles"]
    assert launch(board="MI300X", clock=1000)["clock_mhz"] == 1000
    for board, said in (("MI999", "MI999"), ("MI350X", "gfx950"), ("", "board")):
        with pytest.raises(kiln_sim.Error, match=said):
            launch(board=board)
