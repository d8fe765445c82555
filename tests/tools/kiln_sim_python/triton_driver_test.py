# SPDX-License-Identifier: MIT
"""Triton's driver: arguments, messages, what the monitor finds, properties, predicted time."""
import inspect
import re
from types import SimpleNamespace

import pytest

pytest.importorskip("triton", reason="Triton is not installed")
torch = pytest.importorskip("torch", reason="PyTorch is not installed")

import kiln_sim.triton  # noqa: E402
import triton  # noqa: E402
import triton.language as tl  # noqa: E402
from kiln_sim._triton_arguments import kernel_arguments  # noqa: E402


@pytest.fixture
def driver():
    return kiln_sim.triton.activate("MI300X")


def line_of(kernel, text):
    lines, first = inspect.getsourcelines(kernel.fn)
    return first + next(i for i, line in enumerate(lines) if text in line)


@triton.jit
def no_mask(out, x, count, WIDTH: tl.constexpr):
    at = tl.program_id(0) * WIDTH + tl.arange(0, WIDTH)
    value = tl.load(x + at)  # the fault
    tl.store(out + at, value, mask=at < count)


def test_access_out_of_bounds_names_the_line(driver):
    x, out = torch.rand(1000), torch.zeros(1000)
    said = rf"no_mask, 4 x 1 x 1 programs:\ntriton_driver_test.py:{line_of(no_mask, 'the fault')}: .*out of bounds.* argument 1 \(4000 bytes\)"
    with pytest.raises(kiln_sim.Error, match=said):
        no_mask[(4,)](out, x, 1000, WIDTH=256)
    assert torch.equal(out, x)
    assert not driver.launches[-1].result.ok


def test_findings_can_be_warnings_or_kept(driver):
    arguments = torch.zeros(100), torch.rand(100), 100
    kept = kiln_sim.triton.activate("MI300X", on_error="keep")
    no_mask[(1,)](*arguments, WIDTH=128)
    assert "out of bounds" in str(kept.launches[-1].result)
    kiln_sim.triton.activate("MI300X", on_error="warn")
    with pytest.warns(UserWarning, match="out of bounds"):
        no_mask[(1,)](*arguments, WIDTH=128)
    kiln_sim.triton.activate("MI300X", monitor=False)
    no_mask[(1,)](torch.zeros(128), torch.rand(128), 128, WIDTH=128)
    with pytest.raises(kiln_sim.Error, match="there are 'raise', 'warn' and 'keep'"):
        kiln_sim.triton.activate(on_error="ignore")


@triton.jit
def first_of_all(out, count):
    """A program is several waves: one may read the count when another has set it."""
    if tl.load(count) == 0:
        tl.atomic_xchg(count, 1)  # the race
        tl.store(out + tl.arange(0, 256), 1)


def test_race_between_waves_of_a_program(driver):
    said = rf"error: global_atomic_swap .*global race.*triton_driver_test.py:{line_of(first_of_all, 'tl.load(count)')}\)"
    with pytest.raises(kiln_sim.Error, match=said):
        first_of_all[(1,)](torch.zeros(256, dtype=torch.int32), torch.zeros(1, dtype=torch.int32))


@triton.jit
def values(out, tuples, nothing, half: tl.float16, short: tl.bfloat16, long: tl.float64, flag, big, small, same, LAST: tl.constexpr):
    tl.store(out, half.to(tl.float64))
    tl.store(out + 1, short.to(tl.float64))
    tl.store(out + 2, long)
    tl.store(out + 3, flag.to(tl.float64))
    tl.store(out + 4, big.to(tl.float64))
    tl.debug_barrier()  # LLVM lets a load overwrite the data of a wide store at once: rule H30
    tl.store(out + 5, small)
    tl.store(out + 6, tl.load(tuples[0]) + tuples[1])
    tl.store(out + 7, tl.load(same).to(tl.float64))
    if nothing is None:
        tl.store(out + LAST, 1.0)


def test_values_of_every_type(driver):
    out = torch.zeros(9, dtype=torch.float64)
    same = triton.reinterpret(torch.tensor([3], dtype=torch.int16), tl.int16)
    values[(1,)](out, (torch.tensor([2.0]), 5), None, 0.1, 1.01, 1e300, True, 2**40, -7, same, LAST=8)
    assert out.tolist() == [torch.tensor(0.1).half().item(), 1.0078125, 1e300, 1, 2**40, -7, 7, 3, 1]


@triton.jit
def copy_tile(to, source, ROWS: tl.constexpr, COLUMNS: tl.constexpr):
    to.store([0, 0], source.load([ROWS, 0]))


def test_tensor_descriptors(driver):
    from triton.tools.tensor_descriptor import TensorDescriptor
    x, out = torch.rand(16, 32), torch.zeros(8, 32)
    copy_tile[(1,)](TensorDescriptor.from_tensor(out, [8, 32]), TensorDescriptor.from_tensor(x, [8, 32]), 8, 32)
    assert torch.equal(out, x[8:])


@triton.jit
def double(x, WIDTH: tl.constexpr):
    at = tl.arange(0, WIDTH)
    tl.store(x + at, 2 * tl.load(x + at))


def test_arguments_that_cannot_be_passed(driver):
    with pytest.raises(kiln_sim.Error, match=r"double: argument 0.* is a tensor of shape \(64,\) on meta; .* CPU tensors"):
        double[(1,)](torch.zeros(64, device="meta"), WIDTH=64)
    for ty, value, said in (("i32", 2**31, "is 2147483648, which is no i32"), ("fp16", 1e6, "is 1000000.0, which is no fp16"),
                            ("i64", 1.5, "is 1.5, which is no i64"), ("*fp32", 4096, "takes a CPU tensor or None, not an address"),
                            ("nvTmaDesc", 1, "has the type nvTmaDesc, which is not supported")):
        with pytest.raises(kiln_sim.Error, match=re.escape(f"f: argument 1 {said}") if "is " in said else said):
            kernel_arguments("f", ["constexpr", ty], [0, value])


def test_boards(monkeypatch):
    monkeypatch.setenv("KILN_HIP_DEVICE", "MI350X,MI210")
    driver = kiln_sim.triton.activate()
    assert (driver.board, driver.get_current_target().arch) == ("MI350X", "gfx950")
    x = torch.ones(64)
    double[(1,)](x, WIDTH=64, num_warps=1)
    assert kiln_sim.triton.activate("mi210").get_current_target().arch == "gfx90a"
    compiled = double[(1,)](x, WIDTH=64, num_warps=1)  # compiled again, for the other target
    assert compiled.metadata.target.arch == "gfx90a" and (x == 4).all()
    monkeypatch.delenv("KILN_HIP_DEVICE")
    assert kiln_sim.triton.activate().board == "MI300X"
    with pytest.raises(kiln_sim.Error, match="unknown board 'MI400X'; known: MI210, MI300X, MI325X, MI350X, MI355X"):
        kiln_sim.triton.activate("MI400X")


def test_properties_and_registers(driver):
    assert str(driver.get_active_torch_device()) == "cpu"
    assert driver.utils.get_device_properties(None) | {"multiprocessor_count": 304, "max_shared_mem": 65536, "warpSize": 64,
                                                       "arch": "gfx942"} == driver.utils.get_device_properties(0)
    compiled = double.warmup(torch.zeros(64), WIDTH=64, grid=(1,), num_warps=1)
    compiled._init_handles()
    assert 0 < compiled.n_regs <= 64 and compiled.n_spills == 0
    x = torch.ones(64)
    compiled[(1, 1, 1)](x, 64)
    with pytest.raises(kiln_sim.Error, match="double takes 2 arguments, constexprs included; 1 are given"):
        compiled[(1, 1, 1)](x)
    double[(0,)](x, WIDTH=64)  # nothing is launched
    assert len(driver.launches) == 1 and (x == 2).all()
    with pytest.raises(kiln_sim.Error, match="there is no device 3"):
        driver.set_current_device(3)


def test_kernels_that_cannot_be_run(driver, monkeypatch):
    monkeypatch.setattr(triton.knobs.runtime, "override_arch", "gfx1100")
    other = kiln_sim.triton.activate("MI300X")
    assert other.get_current_target().arch == "gfx1100"
    with pytest.raises(kiln_sim.Error, match="double, compiled for gfx1100: .* is for another target than gfx90a"):
        double[(1,)](torch.zeros(64), WIDTH=64)
    hip = SimpleNamespace(backend="hip", arch="gfx942")
    metadata = SimpleNamespace(name="f", target=hip, shared=0, num_warps=1, warp_size=64)
    for asm in ({}, {"hsaco": b""}, {"hsaco": "text"}):
        with pytest.raises(kiln_sim.Error, match=r"the compiled kernel f has no code object \(asm\['hsaco'\]\)"):
            kiln_sim.launch_triton(SimpleNamespace(metadata=metadata, asm=asm), 1)
    metadata.target = SimpleNamespace(backend="cuda")
    with pytest.raises(kiln_sim.Error, match="compiled for cuda"):
        kiln_sim.launch_triton(SimpleNamespace(metadata=metadata, asm={}), 1)


def test_cooperative_launches_are_refused(driver):
    with pytest.raises(kiln_sim.Error, match="double: launch_cooperative_grid is not supported"):
        double[(1,)](torch.zeros(64), WIDTH=64, launch_cooperative_grid=True)


@triton.jit
def partition(out):
    at = tl.arange(0, 64)
    tl.store(out + at, tl.inline_asm_elementwise("v_screen_partition_4se_b32 $0, $1", "=v,v", [at], tl.int32, True, 1))


def test_instructions_without_meaning_are_named():
    kiln_sim.triton.activate("MI350X")
    with pytest.raises(kiln_sim.Error, match=r"triton_driver_test.py:\d+: .*v_screen_partition_4se_b32"):
        partition[(1,)](torch.zeros(64, dtype=torch.int32))


@triton.jit
def talk(x, WIDTH: tl.constexpr):
    tl.device_print("value", tl.load(x + tl.arange(0, WIDTH)))


def test_device_print(driver, capfd):
    talk[(1,)](torch.arange(64) + 0.5, WIDTH=64, num_warps=1)
    lines = capfd.readouterr().out.splitlines()
    assert len(lines) == 64
    assert re.fullmatch(r"pid \(0, 0, 0\) idx \( *3\) value: 3\.500000", sorted(lines)[3])


@triton.jit
def claim(x, WIDTH: tl.constexpr):
    tl.device_assert(tl.load(x + tl.arange(0, WIDTH)) < 60, "too large")


def test_failed_assertions_stop_the_kernel(driver, capfd):
    claim[(1,)](torch.arange(60).repeat(2)[:64], WIDTH=64, num_warps=1, debug=True)
    with pytest.raises(kiln_sim.Error, match="claim.*\n.*stopped"):
        claim[(1,)](torch.arange(64), WIDTH=64, num_warps=1, debug=True)
    said = capfd.readouterr()
    assert "triton_driver_test.py" in said.out + said.err and "too large" in said.out + said.err


tuned = triton.autotune([triton.Config({"WIDTH": 64}, num_warps=1), triton.Config({"WIDTH": 256}, num_warps=4)], key=[])(double)


def test_predicted_time_and_autotuning_by_it():
    driver = kiln_sim.triton.activate("MI300X", time=True)
    x = torch.ones(256)
    double[(1,)](x, WIDTH=256)
    assert (x == 2).all() and driver.launches[-1].prediction["board"] == "MI300X"
    launch, = driver.predict(lambda: double[(1,)](x, WIDTH=256))
    assert (x == 2).all() and launch.result is None
    assert launch.prediction["microseconds"] == driver.launches[-1].prediction["microseconds"] > 1
    assert len(driver.launches) == 1
    with pytest.raises(kiln_sim.Error, match="nothing measures time here"):
        triton.testing.do_bench(lambda: double[(1,)](x, WIDTH=256))
    tuned[(1,)](x)
    times = {c.kwargs["WIDTH"]: t[0] for c, t in tuned.configs_timings.items()}
    assert times[64] < times[256] and tuned.best_config.kwargs["WIDTH"] == 64
    assert x.tolist() == [4] * 64 + [2] * 192
