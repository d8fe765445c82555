# SPDX-License-Identifier: MIT
"""PyHIP's matrix product, as bench/timing/peers.py has those of others."""
import pathlib
import subprocess
import sys

import numpy as np

import peers


class PyHipGemm:
    """bf16 A[n, n] times B[n, n] transposed, of PyHIP's tests/core/test_gemm.py: `matrix` rows and columns of an instruction,
    4 waves, tiles of 256 x 256. Its generator runs without a GPU here (pyhip_product.py), hipcc compiles what it writes."""
    repository, path, tile = "tingqli/pyhip", "tests/core/test_gemm.py", 256

    def __init__(self, target, matrix):
        self.target, self.matrix = target, matrix

    def build(self, checkouts, scratch, n):
        name = f"pyhip_{self.matrix}_{n}.{self.target}"
        out = scratch / f"{name}.co"
        if out.exists():
            return out
        checkout = checkouts.file(self.repository, self.path).parents[2]
        generated = scratch / name
        generated.mkdir()
        words = [sys.executable, pathlib.Path(__file__).with_name("pyhip_product.py"), checkout, generated, self.target, self.matrix]
        done = subprocess.run(list(map(str, [*words, n, n])), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)
        if done.returncode != 0:
            raise peers.Failed(f"pyhip_product.py: {done.stderr.strip().splitlines()[-1]}")
        source = scratch / f"{name}.cpp"
        source.write_text(pathlib.Path(done.stdout.strip()).read_text())
        words = [peers.ROOT / "scripts/in_rocm", "hipcc", "-O2", "-w", "-std=c++20", f"--offload-arch={self.target}", "-x", "hip"]
        words += ["--offload-device-only", "--no-gpu-bundle-output", "-I/usr/include/hip", "-I/opt/rocm/include/hip"]
        peers.compile_with_rocm([*words, source.name, "-o", out.name], scratch)
        return out

    def words(self, n, files=None):
        buffers = files or (f"buffer:bf16,{n},{n}",) * 3
        arguments = [word for argument in (*buffers, f"i32:{n}") for word in ("--arg", argument)]
        return ["--grid", (n // self.tile)**2, "--block", 256, *arguments]

    def check(self, simulator, checkouts, scratch):
        n = 512
        a, b, wanted = peers.bf16_product(scratch, n)
        c = scratch / "c.npy"
        simulator.values(self.build(checkouts, scratch, n), self.words(n, (a, b, f"out:{c}:u16,{n},{n}")))
        return peers.exactly(peers.f32(np.load(c)), wanted)
