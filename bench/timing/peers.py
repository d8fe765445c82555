# SPDX-License-Identifier: MIT
"""Kernels of other projects: where a checkout has them, how they are launched, and whether they compute the right thing.

A kernel here knows its file in a checkout, its arguments at a shape, and a check at a small shape: the same argument block in
the simulator, against numpy. None of their code is in this repository. What cannot be run raises NotRun with the reason, and
Failed if that is a fault.
"""
import hashlib
import json
import pathlib
import subprocess

import numpy as np

ROOT = pathlib.Path(__file__).resolve().parents[2]


class NotRun(Exception):
    """Why a kernel gives no figure."""


class Failed(NotRun):
    """The code is there, but it does not compile, run or compute the right thing."""


def bf16(x):
    bits = np.ascontiguousarray(x, np.float32).view(np.uint32)
    return ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(np.uint16)


def f32(x):
    return (x.astype(np.uint32) << 16).view(np.float32)


class Checkouts:
    """Directories by repository, as "owner/name"."""
    def __init__(self, words=()):
        self.paths = {}
        for word in words:
            name, _, path = word.partition("=")
            if not path or not pathlib.Path(path).is_dir():
                raise SystemExit(f"validate.py: --checkout {word}: give REPOSITORY=DIRECTORY, with a directory that exists")
            self.paths[name] = pathlib.Path(path).resolve()

    def file(self, repository, path):
        if repository not in self.paths:
            raise NotRun(f"no checkout of {repository} was given")
        found = self.paths[repository] / path
        if not found.is_file():
            raise NotRun(f"the checkout of {repository} has no {path}")
        if found.read_bytes()[:40].startswith(b"version https://git-lfs"):
            raise NotRun(f"{path} is a pointer of git LFS; its contents were not fetched")
        return found

    def origin(self, repository, path):
        """What names the code: repository, commit, file and its hash."""
        file = self.file(repository, path)
        words = ["git", "-C", str(self.paths[repository]), "rev-parse", "HEAD"]
        git = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False)
        commit = f"commit {git.stdout.strip()}" if git.returncode == 0 else "not a git checkout"
        return {"repository": repository, "commit": commit, "file": path, "sha256": hashlib.sha256(file.read_bytes()).hexdigest()}


MALL_BYTES = 256 << 20  # of every board with gfx942 or gfx950


class Simulator:
    def __init__(self, program):
        self.program = program

    def _run(self, file, words):
        words = [str(w) for w in (self.program, file, *words)]
        done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        if done.returncode != 0:
            raise Failed(f"kiln_sim: {done.stdout.strip().splitlines()[-1] if done.stdout.strip() else done.returncode}")
        return done.stdout

    def values(self, file, words):
        """Runs it, without the monitor: the result counts here."""
        self._run(file, [*words, "--no-monitor"])

    def time(self, file, words, board, clock, warm, scratch):
        out = scratch / "prediction.json"
        clock = ["--clock", clock] if clock else []
        self._run(file, [*words, "--board", board, *["--warm"] * warm, *clock, "--prediction", out])
        return json.loads(out.read_text())


def exactly(got, wanted):
    if not np.array_equal(got, wanted):
        raise Failed(f"wrong result: {np.count_nonzero(got != wanted)} of {wanted.size} elements differ")
    return "equal to numpy's"


def f16_product(scratch, n, k):
    """Arguments for A[n, k] and B[n, k] of small integers, and A times B transposed."""
    random = np.random.default_rng(0)
    a, b = (random.integers(-2, 3, (n, k)).astype(np.float16) for _ in range(2))
    np.save(scratch / "a.npy", a), np.save(scratch / "b.npy", b)
    product = (a.astype(np.float32) @ b.astype(np.float32).T).astype(np.float16)
    return f"in:{scratch}/a.npy", f"in:{scratch}/b.npy", product


def bf16_product(scratch, n):
    """The same of A[n, n] and B[n, n] in bf16."""
    random = np.random.default_rng(0)
    a, b = (random.integers(-1, 2, (n, n)).astype(np.float32) for _ in range(2))
    np.save(scratch / "a.npy", bf16(a)), np.save(scratch / "b.npy", bf16(b))
    return f"in:{scratch}/a.npy", f"in:{scratch}/b.npy", a @ b.T


def compile_with_rocm(words, scratch):
    done = subprocess.run(list(map(str, words)), cwd=scratch, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode == 77:
        raise NotRun("there is no ROCm to compile it: scripts/install_rocm")
    if done.returncode != 0:
        raise Failed(f"hipcc: {done.stdout.strip().splitlines()[0] if done.stdout.strip() else done.returncode}")


class WaveGemm:
    """f16 A[M, 8192] times B[N, 8192] transposed, of Hardcode84/7. The code has its K and its grid of 32 x 32 tiles in it; the
    check runs one tile. Its C is a row of tiles, each in the order in which the waves hold it."""
    repository = "Hardcode84/7"
    size, tile = 8192, 256

    def __init__(self, path):
        self.path = path

    def build(self, checkouts, scratch, shape):
        return checkouts.file(self.repository, self.path)

    def input_bytes(self, shape):
        return 4 * self.size**2

    def words(self, shape, buffers=("buffer:f16,8192,8192",) * 3, grid="32,32"):
        arguments = [word for buffer in (*buffers, "i32:0") for word in ("--arg", buffer)]
        return ["--grid", grid, "--block", 512, "--lds", 131072, *arguments]

    def check(self, simulator, checkouts, scratch):
        a, b, wanted = f16_product(scratch, self.tile, self.size)
        c = scratch / "c.npy"
        buffers = (a, b, f"out:{c}:f16,{self.tile * self.tile}")
        simulator.values(self.build(checkouts, scratch, None), self.words(None, buffers, "1"))
        return exactly(np.load(c)[tile_of_waves()], wanted)


def tile_of_waves():
    """Where a 256 x 256 tile has each element: eight waves in 2 rows and 4 columns hold 8 x 4 blocks of 16 x 16 each, and a
    lane of a block holds four rows of a column."""
    m, n = np.meshgrid(np.arange(256), np.arange(256), indexing="ij")
    row, column, lane = m // 16, n // 16, m % 16 // 4 * 16 + n % 16
    block = (row // 8 * 4 + column // 4) * 32 + row % 8 * 4 + column % 4
    return block * 256 + lane * 4 + m % 4


class TlxGemm:
    """f16 A[n, k] times B[n, k] transposed, C[n, n] in rows: a kernel of Triton, also in Hardcode84/7. It numbers its
    workgroups as those of 32 x 32 tiles; the check runs one tile."""
    repository, path = "Hardcode84/7", "docs/PerfReferences/tlx-gfx950-f16-8192-interwave-reference.s"

    def build(self, checkouts, scratch, shape):
        return checkouts.file(self.repository, self.path)

    def input_bytes(self, n):
        return 4 * n**2

    def words(self, n, buffers=None, k=None):
        k = k or n
        a, b, c = buffers or (f"buffer:f16,{n},{n}",) * 3
        lengths = ";".join(f"i32:{x}" for x in (n, n, k, k, k, k, n))  # M, N, K, K of a part, strides of A, B, C
        block = f"{a};{b};{c};null;{lengths};null@64;null"
        return ["--grid", (n // 256)**2, "--block", 512, "--lds", 135168, "--arg", f"kernarg:{block}"]

    def check(self, simulator, checkouts, scratch):
        n, k = 256, 512
        a, b, wanted = f16_product(scratch, n, k)
        c = scratch / "c.npy"
        simulator.values(self.build(checkouts, scratch, n), self.words(n, (a, b, f"out:{c}:f16,{n},{n}"), k))
        return exactly(np.load(c), wanted)


STAND_IN = """#pragma once
namespace py {
struct module_ { const char* text; const char*& doc() { return text; } };
template<auto F, class... A> void bind_function(A&&...) {}
template<auto F, class... A> void bind_kernel(A&&...) {}
}
#define PYBIND11_MODULE(name, variable) void not_called(py::module_& variable)
"""


class HipKittens:
    """A kernel that hipcc compiles for one shape. Its bindings for Python are left out."""
    repository, target = "HazyResearch/HipKittens", "gfx950"
    flags = {"gfx950": ["-DKITTENS_CDNA4", "-DHIP_ENABLE_WARP_SYNC_BUILTINS"], "gfx942": ["-DKITTENS_CDNA3"]}

    def compile(self, checkouts, scratch, name, source, defines=()):
        out = scratch / f"{name}.{self.target}.co"
        if out.exists():
            return out
        (scratch / "pyutils").mkdir(exist_ok=True)
        (scratch / "pyutils/pyutils.cuh").write_text(STAND_IN)
        headers = scratch / f"kittens.{self.target}"  # scripts/in_rocm sees the current directory, not the checkout
        if not headers.exists():
            checkouts.file(self.repository, "include/kittens.cuh")
            subprocess.run(["cp", "-r", checkouts.paths[self.repository] / "include", headers], check=True)
        (scratch / f"{name}.cpp").write_text(source)
        words = [ROOT / "scripts/in_rocm", "hipcc", "-O3", "-w", "-std=c++20", "-ffast-math", f"--offload-arch={self.target}"]
        words += ["--offload-device-only", "--no-gpu-bundle-output", *self.flags[self.target], *defines, "-I."]
        words += [f"-I{headers.name}", "-I/usr/include/hip", "-I/opt/rocm/include/hip", f"{name}.cpp", "-o", out.name]
        compile_with_rocm(words, scratch)
        return out

    def replaced(self, checkouts, old_and_new):
        """Its source with other lengths."""
        source = checkouts.file(self.repository, self.path).read_text()
        for old, new in old_and_new:
            if old not in source:
                raise Failed(f"{self.path} has no line {old.strip()}")
            source = source.replace(old, new)
        return source


def layout(buffer, at, *shape):
    """A tensor as HipKittens passes it: address and four lengths."""
    return ";".join([f"{buffer}@{at}", *(f"u64:{n}" for n in shape)])


class HipKittensGemm(HipKittens):
    """bf16 A[n, n] times B[n, n] transposed."""
    folder, lds = "mi350x", 160000

    def __init__(self, n, tile):
        self.n, self.tile = n, tile
        self.path = f"analysis/bf16_gemm/{self.folder}/kernel_{n}.cpp"

    def input_bytes(self, n):
        return 4 * n**2

    def build(self, checkouts, scratch, n):
        lengths = [(f"#define {letter} {self.n}\n", f"#define {letter} {n}\n") for letter in "MNK"]
        return self.compile(checkouts, scratch, f"gemm_{self.n}_at_{n}", self.replaced(checkouts, lengths))

    def words(self, n, files=None):
        kinds = files or (f"buffer:bf16,{n},{n}",) * 3
        block = ";".join([*(layout(kind, 48 * i, 1, 1, n, n) for i, kind in enumerate(kinds)), "u64:0@144"])
        return ["--grid", (n // self.tile)**2, "--block", 512, "--lds", self.lds, "--arg", f"kernarg:{block}"]

    def check(self, simulator, checkouts, scratch):
        n = 512
        a, b, wanted = bf16_product(scratch, n)
        c = scratch / "c.npy"
        simulator.values(self.build(checkouts, scratch, n), self.words(n, (a, b, f"out:{c}:u16,{n},{n}")))
        return exactly(f32(np.load(c)), wanted)


class HipKittensGemm942(HipKittensGemm):
    """The same for gfx942, which a branch has."""
    repository, target, folder, lds = "HazyResearch/HipKittens@cdna3", "gfx942", "mi325x", 65536


class HipKittensRotary(HipKittens):
    """Rotary embedding of bf16 x[batch, heads, length, 128] by cos and sin [length, 64]."""
    def __init__(self, n):
        self.n, self.path = n, f"analysis/rotary/mi350x/kernel_{n}.cpp"

    def input_bytes(self, shape):
        return 256 * shape[0] * shape[1] * shape[2]

    def build(self, checkouts, scratch, shape):
        old = (16, 16, self.n)
        lengths = [(f"constexpr int ATTN_{letter} = {a};", f"constexpr int ATTN_{letter} = {b};")
                   for letter, a, b in zip("BHN", old, shape)]
        return self.compile(checkouts, scratch, f"rotary_{self.n}_at_{shape[2]}", self.replaced(checkouts, lengths))

    def words(self, shape, files=None):
        batch, heads, length = shape
        whole, half = (batch, heads, length, 128), (1, 1, length, 64)
        sizes = (whole, whole, half, half)
        kinds = files or tuple("buffer:u16," + ",".join(map(str, size)) for size in sizes)
        block = ";".join([*(layout(kind, 48 * i, *size) for i, (kind, size) in enumerate(zip(kinds, sizes))), "u64:0@192"])
        return ["--grid", f"{heads},{batch},{length // 32}", "--block", 64, "--arg", f"kernarg:{block}"]

    def check(self, simulator, checkouts, scratch):
        shape = (1, 2, 64)
        random = np.random.default_rng(0)
        x, cos, sin = (random.integers(-3, 4, size).astype(np.float32) for size in ((*shape, 128), (64, 64), (64, 64)))
        for name, values in (("x", x), ("cos", cos), ("sin", sin)):
            np.save(scratch / f"{name}.npy", bf16(values))
        out = scratch / "o.npy"
        files = (f"in:{scratch}/x.npy", f"out:{out}:u16,1,2,64,128", f"in:{scratch}/sin.npy", f"in:{scratch}/cos.npy")
        simulator.values(self.build(checkouts, scratch, shape), self.words(shape, files))
        first, second = x[..., :64], x[..., 64:]
        return exactly(f32(np.load(out)), np.concatenate((first * cos - second * sin, second * cos + first * sin), -1))


class Missing:
    """A kernel whose code cannot be had in a form that runs."""
    repository, path = None, None

    def __init__(self, reason):
        self.reason = reason
