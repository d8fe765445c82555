# SPDX-License-Identifier: MIT
"""Gradients of attention of other projects, as attention_peers.py has their forward kernels."""
import numpy as np

from peers import Failed, HipKittens, bf16, f32, layout


class Gradients:
    """dQ, dK and dV of full attention of bf16 [batch, length, heads, 128] by a few launches. Tensors have names: "d" is
    rowsum(O dO), "sum" what atomic additions go to."""
    shape = (1, 512, 4, 2)
    gradients_of_query_heads = False  # dK and dV before they are summed over the heads that share keys
    outputs = ()  # of each launch, by name
    worst_allowed = 0.02  # of the largest element

    def launches(self, checkouts, scratch, shape, files=None):
        """A code object and its arguments for each launch; `files` are names of tensors and what stands for them, by launch."""
        raise NotImplementedError

    def kinds(self, shape):
        """Types and lengths by name."""
        batch, length, heads, key_heads = shape
        out = {name: f"u16,{batch},{length},{heads},128" for name in ("o", "do", "q", "dq")}
        out |= {name: f"u16,{batch},{length},{key_heads},128" for name in ("k", "v", "dk", "dv")}
        if self.gradients_of_query_heads:
            out |= {name: out["q"] for name in ("dk", "dv")}
        return out | {name: f"f32,{batch},{heads},{length}" for name in ("lse", "d")}

    def named(self, shape, files, step):
        return {name: f"buffer:{kind}" for name, kind in self.kinds(shape).items()} | (files[step] if files else {})

    def check(self, simulator, checkouts, scratch):
        batch, length, heads, key_heads = self.shape
        kinds, wanted = self.kinds(self.shape), self.reference(scratch)
        files = [{name: f"out:{scratch}/{name}.npy:{kind}" if name in outputs else f"in:{scratch}/{name}.npy"
                  for name, kind in kinds.items()} for outputs in self.outputs]
        for file, words in self.launches(checkouts, scratch, self.shape, files):
            simulator.values(file, words)
        worst = 0
        for name, values in wanted.items():
            got = np.load(scratch / f"{name}.npy")
            got = f32(got) if got.dtype == np.uint16 else got
            if name != "dq" and not self.gradients_of_query_heads:
                values = values.reshape(batch, length, key_heads, heads // key_heads, 128).sum(3)
            worst = max(worst, float(np.abs(got.reshape(values.shape) - values).max() / np.abs(values).max()))
        if not worst <= self.worst_allowed:
            raise Failed(f"wrong result: {worst:.3g} of the largest element away from numpy's")
        return f"within {worst:.1g} of numpy's largest"

    def reference(self, scratch):
        """Writes what launches read; returns gradients, of each query head."""
        batch, length, heads, key_heads = self.shape
        random = np.random.default_rng(0)
        of_heads = {"q": heads, "do": heads, "k": key_heads, "v": key_heads}
        x = {name: f32(bf16(random.standard_normal((batch, length, h, 128)))) for name, h in of_heads.items()}
        wanted = {name: np.zeros((batch, length, heads, 128)) for name in ("dq", "dk", "dv")}
        o, lse = np.zeros((batch, length, heads, 128), np.float32), np.zeros((batch, heads, length), np.float32)
        for h in range(heads):
            shared = h // (heads // key_heads)
            q, k, v, d_o = x["q"][0, :, h], x["k"][0, :, shared], x["v"][0, :, shared], x["do"][0, :, h]
            scores = q @ k.T / np.sqrt(128)
            lse[0, h] = np.log(np.exp(scores).sum(1))
            p = np.exp(scores - lse[0, h][:, None])
            o[0, :, h] = p @ v
            ds = p * (d_o @ v.T - (o[0, :, h] * d_o).sum(1, keepdims=True)) / np.sqrt(128)
            wanted["dq"][0, :, h], wanted["dk"][0, :, h], wanted["dv"][0, :, h] = ds @ k, ds.T @ q, p.T @ d_o
        for name, values in (*((n, bf16(a)) for n, a in x.items()), ("o", bf16(o)), ("lse", lse)):
            np.save(scratch / f"{name}.npy", values)
        return wanted


class AiterGradients(Gradients):
    """dQ by f32 atomic additions: three launches. The caller's sums of dK and dV over heads are not in these times."""
    repository, gradients_of_query_heads = "ROCm/aiter", True
    outputs = ({"d"}, {"sum", "dk", "dv"}, {"dq"})

    def __init__(self, folder, main, tile_keys, convert):
        self.path, self.tile_keys = f"{folder}/{main}", tile_keys
        self.first, self.last = f"{folder}/bwd_hd128_odo_bf16.co", f"{folder}/{convert}"

    def kinds(self, shape):
        batch, length, heads, _ = shape
        return super().kinds(shape) | {"sum": f"f32,{batch},{heads},{length},128"}

    def launches(self, checkouts, scratch, shape, files=None):
        """Arguments by csrc/include/mha_bwd.h: each field in 16 bytes, strides in bytes."""
        batch, length, heads, key_heads = shape
        head, row, key_row = 256, heads * 256, key_heads * 256
        queries, keys = (head, length * row, row), (head, length * key_row, key_row)
        logs, sums = (4 * length, 4 * length * heads, 4), (512 * length, 512 * length * heads, 512)

        def launch(path, tile, *fields):
            text = [f if isinstance(f, str) else f"u32:{f}" for f in fields]
            block = ";".join(f"{field}@{16 * i}" for i, field in enumerate(text))
            return checkouts.file(self.repository, path), ["--grid", f"{-(-length // tile)},{heads},{batch}", "--block", 256,
                                                           "--arg", f"kernarg:{block}"]

        none = "u64:0"
        first, main, last = (self.named(shape, files, step) for step in range(3))
        return [launch(self.first, 128, first["o"], first["do"], first["d"], *queries, *queries, *logs, length, 128, none, none),
                launch(self.path, self.tile_keys, *(main[n] for n in ("sum", "dk", "dv", "q", "k", "v", "do", "lse", "d")),
                       f"f32:{128**-0.5}", "f32:1.4426950408889634", length, self.tile_keys * key_row, *queries,
                       heads // key_heads, *keys, row, length, 128, 128, heads, *keys, *queries, *queries[:2], *queries,
                       4 * length, none, none, none, none, length, 0, 0),
                launch(self.last, 64, last["sum"], last["dq"], *sums, *queries, length, 128, none, none)]


class HipKittensGradients(Gradients, HipKittens):
    """dQ by atomic additions of bf16, in an order of its own that a third launch undoes."""
    folder = "analysis/attn/bkwd/benchmark"
    path = f"{folder}/attn_bkwd_non_causal_HNB.cpp"
    outputs = ({"d"}, {"sum", "dk", "dv"}, {"dq"})
    kernels = [f"_Z{len(name)}{name}ILi128EEv{len(of)}{of}IXT_EE" for name, of in (
        ("attend_prep_ker", "attn_prep_globals"), ("attend_bwd_combined_ker", "attn_bwd_combined_globals"),
        ("attend_dq_shuffle_ker", "attn_dq_shuffle_globals"))]

    def kinds(self, shape):
        batch, length, heads, _ = shape
        return super().kinds(shape) | {"sum": f"u16,{batch},{heads},{length},128"}

    def build(self, checkouts, scratch, shape, name):
        source, utils = (checkouts.file(self.repository, f"{self.folder}/{file}").read_text() for file in (name, "utils.cpp"))
        names = ("ATTN_B", "ATTN_N", "ATTN_H", "ATTN_H_KV")
        return self.compile(checkouts, scratch, name.removesuffix(".cpp") + "_".join(map(str, shape)),
                            source.replace('#include "utils.cpp"', utils), [f"-D{n}={x}" for n, x in zip(names, shape)])

    def launches(self, checkouts, scratch, shape, files=None):
        batch, length, heads, key_heads = shape
        sizes = {name: kind.split(",")[1:] for name, kind in self.kinds(shape).items()}
        sizes |= {name: (batch, heads, 1, length) for name in ("lse", "d")}

        def launch(file, grid, step, names):
            named = self.named(shape, files, step)
            block = ";".join([*(layout(named[n], 48 * i, *sizes[n]) for i, n in enumerate(names)), f"u64:0@{48 * len(names)}"])
            return file, ["--kernel", self.kernels[step], "--grid", ",".join(map(str, grid)), "--block", 256, "--lds", 160000,
                          "--arg", f"kernarg:{block}"]

        main, around = (self.build(checkouts, scratch, shape, name) for name in (self.path.split("/")[-1], "attn_bkwd_prep.cpp"))
        rows = (batch, heads, length // 64)
        return [launch(around, rows, 0, ("o", "do", "d")),
                launch(main, (key_heads, length // 256, batch), 1,
                       ("q", "k", "v", "do", "sum", "dk", "dv", "lse", "d")),
                launch(around, rows, 2, ("sum", "dq"))]
