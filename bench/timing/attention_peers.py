# SPDX-License-Identifier: MIT
"""Attention of other projects, as peers.py has their other kernels."""
import numpy as np

from peers import Failed, HipKittens, bf16, f32, layout


class Attention:
    """Forward attention of bf16 [batch, length, heads, 128], with LSE; groups of heads share keys and values."""
    shape, is_causal = (1, 512, 8, 1), False

    def input_bytes(self, shape):
        batch, length, heads, key_heads = shape
        return 256 * batch * length * (heads + 2 * key_heads)

    worst_allowed = 0.02  # of a result, or of 1 where that is more; powers rounded toward zero take up to 0.012

    def check(self, simulator, checkouts, scratch):
        batch, length, heads, key_heads = self.shape
        random = np.random.default_rng(0)
        q, k, v = (bf16(random.standard_normal((batch, length, h, 128))) for h in (heads, key_heads, key_heads))
        for name, x in zip("qkv", (q, k, v)):
            np.save(scratch / f"{name}.npy", x)
        out, logs = scratch / "o.npy", scratch / "lse.npy"
        files = (f"out:{out}:u16,{batch},{length},{heads},128", *(f"in:{scratch}/{name}.npy" for name in "qkv"),
                 f"out:{logs}:f32,{batch},{heads},1,{length}")
        simulator.values(self.build(checkouts, scratch, self.shape), self.words(self.shape, files))
        got, q, k, v = (f32(x) for x in (np.load(out), q, k, v))
        worst, lse = 0, np.load(logs)
        hidden = np.triu(np.ones((length, length), bool), 1) if self.is_causal else np.zeros((length, length), bool)
        for h in range(heads):
            shared = h // (heads // key_heads)
            scores = q[0, :, h] @ k[0, :, shared].T / np.sqrt(128)
            scores[hidden] = -np.inf
            most = scores.max(1, keepdims=True)
            weights = np.exp(scores - most)
            wanted = weights / weights.sum(1, keepdims=True) @ v[0, :, shared]
            of_logs = np.abs(lse[0, h, 0] - (most + np.log(weights.sum(1, keepdims=True)))[:, 0]).max()
            worst = max(worst, float((np.abs(got[0, :, h] - wanted) / np.maximum(1, np.abs(wanted))).max()), float(of_logs))
        if worst > self.worst_allowed:
            raise Failed(f"wrong result: {worst:.3g} away from numpy's")
        return f"within {worst:.1g} of numpy's"

    def launches(self, checkouts, scratch, shape):
        return [(self.build(checkouts, scratch, shape), self.words(shape))]

    @staticmethod
    def buffers(batch, length, heads, key_heads):
        return tuple(f"buffer:u16,{batch},{length},{h},128" for h in (heads, heads, key_heads, key_heads)) + (
            f"buffer:f32,{batch},{heads},1,{length}",)


class HipKittensAttention(Attention, HipKittens):
    shape = (1, 512, 64, 8)  # its order of workgroups is of 64 heads

    def __init__(self, is_causal=False):
        self.is_causal = is_causal
        self.path = f"analysis/attn/fwd/benchmark/attn_fwd_{'' if is_causal else 'non_'}causal.cpp"

    def build(self, checkouts, scratch, shape):
        source = checkouts.file(self.repository, self.path).read_text()
        names = ("ATTN_B", "ATTN_N", "ATTN_H", "ATTN_H_KV")
        defines = [f"-D{name}={n}" for name, n in zip(names, shape)] + ["-DATTN_D=128"]
        name = "causal_attention_" if self.is_causal else "attention_"
        return self.compile(checkouts, scratch, name + "_".join(map(str, shape)), source, defines)

    def words(self, shape, files=None):
        batch, length, heads, key_heads = shape
        o, q, k, v, lse = files or self.buffers(*shape)
        tensors = [(q, heads), (k, key_heads), (v, key_heads), (o, heads)]
        fields = [layout(x, 48 * i, batch, length, h, 128) for i, (x, h) in enumerate(tensors)]
        block = ";".join([*fields, layout(lse, 192, batch, heads, 1, length), "u64:0@240"])
        return ["--grid", f"{heads},{length // 256},{batch}", "--block", 512, "--lds", 160000, "--arg", f"kernarg:{block}"]


class AiterAttention(Attention):
    repository = "ROCm/aiter"

    def __init__(self, path, is_causal=False):
        self.path, self.is_causal = path, is_causal

    def build(self, checkouts, scratch, shape):
        return checkouts.file(self.repository, self.path)

    def words(self, shape, files=None):
        """The block of csrc/include/mha_fwd.h: each field in 16 bytes, strides in bytes."""
        batch, length, heads, key_heads = shape
        head, row, key_row = 256, heads * 256, key_heads * 256
        keys = (key_row, head, length * key_row)
        numbers = [length, row, 256 * row, head, length * row, heads // key_heads, *keys, 5, 1, length, 128, 128, heads, *keys]
        numbers += [row, head, length * row]
        fields = [*(files or self.buffers(*shape)), f"f32:{128**-0.5}", *(f"u32:{n}" for n in numbers), "u64:0", "u64:0"]
        fields += [f"u32:{4 * length}", "u64:0", "u64:0"]
        block = ";".join(f"{field}@{16 * i}" for i, field in enumerate(fields))
        tiles = (length + 255) // 256  # a causal workgroup takes one from the begin and one from the end
        grid = f"{(tiles + 1) // 2 if self.is_causal else tiles},{heads},{batch}"
        return ["--grid", grid, "--block", 512, "--arg", f"kernarg:{block}"]
