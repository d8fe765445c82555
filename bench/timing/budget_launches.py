# SPDX-License-Identifier: MIT
"""The launches whose predicted cycles are recorded: one of each kernel of include/kiln/kernel, by its name, and of each
example. Arguments are buffers of zeros, files and numbers."""
import collections
import pathlib
import re
import struct
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
KERNELS, EXAMPLES = ROOT / "include/kiln/kernel", ROOT / "examples"
LIBRARY, EXAMPLE = "tests/compile_time/kernel_{}.{{}}.co", "examples/example_code_objects.kernels/{0}.{{}}.co"
MORE = "tests/timing/kernel_{}.{{}}.co"
# `file` of the build, with {} for the target; `entry`, where it has several kernels.
Launch = collections.namedtuple("Launch", "file grid work_items arguments entry", defaults=(None,))
NONE = "buffer:f32,1"
DROPOUT = ["i64:0", "i64:0", "f32:0"]


def numbers(*values):
    return [f"i32:{x}" for x in values]


def bf16(*lengths):
    return "buffer:bf16," + ",".join(map(str, lengths))


def f32(*lengths):
    return "buffer:f32," + ",".join(map(str, lengths))


def write_integers(path, values):
    """A .npy file of i64."""
    header = f"{{'descr': '<i8', 'fortran_order': False, 'shape': ({len(values)},), }}"
    header += " " * (63 - (10 + len(header)) % 64) + "\n"
    path.write_bytes(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode() +
                     struct.pack(f"<{len(values)}q", *values))
    return f"in:{path}"


def products():
    size = 8192

    def product(m, n, k, c=NONE, bias=NONE, row_scales=NONE, column_scales=NONE):
        return [bf16(m, n), bf16(m, k), bf16(n, k), c, bias, row_scales, column_scales, NONE, *["i64:0"] * 4,
                *numbers(m, n, k, n, k, k, n, 0), "f32:1", "f32:0"]

    few, deep = 16, 4096
    return {
        "gemm": Launch(LIBRARY.format("gemm"), 32, 256, [bf16(256, size), bf16(256, size), bf16(size, size), "i32:256"]),
        "tiled_gemm": Launch(LIBRARY.format("tiled_gemm"), 32, 256, product(1024, 2048, 512)),
        "interleaved_gemm": Launch(LIBRARY.format("gemm_interleaved"), 32, 256, product(1024, 1792, 512)),
        "small_gemm": Launch(LIBRARY.format("gemm_small"), deep // 16, 256,
                             product(few, deep, deep, bf16(few, deep), bf16(deep), f32(few), f32(deep))),
        "add_splits": Launch(MORE.format("rows"), "16,4", 256,
                             [bf16(few, deep), f32(8, few, deep), *[NONE] * 4, "i64:0", "i64:0",
                              *numbers(few, deep, deep, deep, 8), "f32:1", "f32:0"], "add_splits"),
        "gemv": Launch(LIBRARY.format("gemv"), 64, 256,
                       ["buffer:f16,1024", "buffer:f16,1024,4096", "buffer:f16,4096", "buffer:f16,1024",
                        *numbers(1024, 4096, 1)]),
    }


def rows():
    size, long = 8192, 4096
    gradient = [bf16(512, long), NONE, bf16(512, long), bf16(512, long), bf16(long), NONE]
    of_rows, parts, strides = f32(512), f32(512, long), numbers(512, *[long] * 4)
    return {
        "softmax": Launch(LIBRARY.format("softmax"), 256, 256, [bf16(1024, 1024)] * 2 + numbers(*[1024] * 4)),
        "rmsnorm": Launch(LIBRARY.format("rmsnorm"), 512, 256,
                          [f"buffer:u8,512,{size}", *[bf16(512, size)] * 3, bf16(size), NONE, f32(512), "f32:1e-5",
                           *numbers(512, *[size] * 4), *DROPOUT]),
        "layernorm": Launch(MORE.format("rows"), 512, 256,
                            [bf16(512, long), NONE, bf16(512, long), NONE, bf16(long), bf16(long), of_rows, of_rows, NONE,
                             "f32:1e-5", *strides, *DROPOUT], "layernorm"),
        "rmsnorm_backward": Launch(MORE.format("rows"), 512, 256, [*gradient, of_rows, parts, *strides, *DROPOUT],
                                   "rmsnorm_backward"),
        "layernorm_backward": Launch(LIBRARY.format("layernorm_backward"), 512, 256,
                                     [*gradient, of_rows, of_rows, parts, parts, *strides, *DROPOUT]),
        "norm_weight_gradient": Launch(MORE.format("rows"), 64, 256, [bf16(long), parts, *numbers(long, 512)],
                                       "norm_weight_gradient"),
        "norm_weight_parts": Launch(MORE.format("rows"), "32,8", 256,
                                    [f32(32, long), f32(32, long), bf16(512, long), bf16(512, long), of_rows, of_rows,
                                     *numbers(512, long, long, long)], "norm_weight_parts"),
        "activation": Launch(LIBRARY.format("activation"), "256,4", 256,
                             [bf16(512, long), bf16(512, 2 * long), NONE, *numbers(512, long, long, 2 * long)]),
        "activation_backward": Launch(MORE.format("rows"), "256,4", 256,
                                      [bf16(512, 2 * long), bf16(512, long), bf16(512, 2 * long),
                                       *numbers(512, long, 2 * long, long, 2 * long)], "activation_backward"),
        "rotary": Launch(LIBRARY.format("rotary"), 128, 256,
                         [bf16(512, 4096), bf16(512, 1024), bf16(512, 4096), bf16(512, 1024), "buffer:i32,512", f32(512, 128),
                          *numbers(512, 32, 8, *[4096, 128, 1024, 128] * 2)]),
        "sort": Launch(LIBRARY.format("sort"), 64, 256,
                       [f32(1024, 64), "buffer:i32,1024,64", f32(1024, 64), *numbers(64, 1024, 0)]),
        "transpose": Launch(LIBRARY.format("transpose"), 256, 64, [bf16(64, 16384), bf16(16384, 64), *numbers(16384, 64)]),
    }


def attention(scratch):
    """One sequence, 512 rows, 16 query heads, 4 of keys and values; decoding of 16 tokens."""
    batch, length, heads, key_heads = 1, 512, 16, 4
    q, k, logs = bf16(batch, length, heads, 128), bf16(batch, length, key_heads, 128), f32(batch, heads, length)
    of_q, of_k = numbers(length * heads * 128, 128, heads * 128), numbers(length * key_heads * 128, 128, key_heads * 128)
    of_logs, scale = numbers(heads * length, length), f"f32:{128**-0.5}"
    inputs = [q, k, k, q, logs, logs, NONE, NONE, *numbers(length, length, heads // key_heads, -1, -1)]
    backward = [*of_q, *of_k, *of_k, *of_q]

    def keys(d_q, strides):
        return [k, k, d_q, NONE, *inputs, *backward, *of_k, *of_k, *strides, *of_logs, *numbers(4, 1), scale, "f32:0"]

    queries, tokens, splits = LIBRARY.format("attention_backward_queries"), 16, 8
    slots = write_integers(scratch / "slots.npy", [(5 * i) % tokens * 16 + i for i in range(tokens)])  # as pages come and go
    cache = numbers(16 * key_heads * 128, key_heads * 128, 128)
    steps = MORE.format("attention_steps")
    return {
        "attention_forward": Launch(LIBRARY.format("attention_forward"), f"4,{heads},{batch}", 256,
                                    [q, logs, q, k, k, *[NONE] * 4, *numbers(length, length, heads // key_heads, -1, -1),
                                     *of_q, *of_k, *of_k, *of_q, *of_logs, *numbers(0, 0, 1), scale, "f32:0"]),
        "attention_delta": Launch(queries, f"8,{heads},{batch}", 256,
                                  [logs, q, q, *numbers(length), *of_q, *of_q, *of_logs], "attention_delta_bf16"),
        "attention_backward_keys": Launch(LIBRARY.format("attention_backward_keys"), f"{key_heads},{batch},4", 256,
                                          keys(NONE, numbers(0, 0, 0))),
        "attention_backward_keys, adding": Launch(LIBRARY.format("attention_backward_adds"), f"{key_heads},{batch},4", 256,
                                                  keys(f32(batch, length, heads, 128), of_q)),
        "attention_backward_queries": Launch(queries, f"4,{heads},{batch}", 256,
                                             [q, *inputs, *backward, *of_q, *of_logs, scale, "f32:0"],
                                             "attention_backward_queries_bf16"),
        "attention_key_sums": Launch(steps, f"{key_heads},{batch},16", 256,
                                     [k, k, f32(2, heads, length, 128), NONE, NONE, *numbers(length), *of_k, *of_k,
                                      *numbers(0, heads // key_heads)], "attention_key_sums"),
        "attention_sink_gradient": Launch(steps, heads, 256, [f32(heads), f32(heads), logs, logs, *numbers(batch, length),
                                                              *of_logs], "attention_sink_gradient"),
        "attention_merge": Launch(steps, f"1,{heads},{tokens}", 64,
                                  [bf16(tokens, heads, 128), f32(tokens, heads), f32(splits, tokens, heads, 129), NONE,
                                   *numbers(1, splits, heads * 128, 128, heads * 128, heads, 1)], "attention_merge"),
        "reshape_and_cache": Launch(steps, tokens, 64,
                                    [*[bf16(tokens, 16, key_heads, 128)] * 2, *[bf16(tokens, key_heads, 128)] * 2, slots,
                                     *numbers(key_heads, 4), *cache, *cache, *numbers(*[key_heads * 128, 128] * 2)],
                                    "reshape_and_cache"),
    }


def examples():
    def of(name, grid, work_items, *arguments, entry=None):
        return name, Launch(EXAMPLE.format(name.split(",")[0]), grid, work_items, list(arguments), entry)

    inputs = [bf16(200, 4, 64), *[bf16(300, 2, 64)] * 2, bf16(200, 4, 64), *[f32(4, 200)] * 2, NONE, NONE,
              *numbers(200, 300, 2, -1, 0), *numbers(0, 64, 256), *numbers(0, 64, 128) * 2, *numbers(0, 64, 256)]
    return dict([
        of("01_sum_even", 1, 64, "buffer:i32,1"),
        of("02_vector_add", 40, 256, *[f32(10000)] * 3, "i32:10000"),
        of("03_saxpy", 3907, 256, *[f32(1000003)] * 2, "f32:1.5", "i32:1000003"),
        of("04_gemv", 1, 128, f32(128), f32(512), f32(4)),
        of("05_lds_exchange", 1, 128, *["buffer:i32,128"] * 2),
        of("06_proved_when_compiled", 1, 64, *["buffer:i32,64"] * 2),
        of("07_edited_assembly", 2, 64, *[f32(128)] * 2, "f32:3"),
        of("08_block_scan", 5, 256, *["buffer:i32,4099"] * 2, "i32:4099"),
        of("09_softmax", 4, 256, *[f32(4100)] * 2, "i32:1025"),
        of("10_layernorm", 3, 256, *[bf16(3, 2048)] * 4, bf16(2048), "f32:1e-5"),
        of("11_argmax", 5, 256, f32(5), "buffer:i32,5", f32(5, 1025), "i32:1025"),
        of("12_fp8_quantisation", 4, 256, "buffer:u8,4,1025", f32(4), f32(4, 1025), "i32:1025"),
        of("13_gemm", 512, 256, bf16(32, 8192), bf16(32, 4096), bf16(8192, 4096), bf16(1), bf16(8192), *[NONE] * 3,
           *["i64:0"] * 4, *numbers(32, 8192, 4096, 8192, 4096, 4096, 8192, 0), "f32:1", "f32:0"),
        of("14_rmsnorm", 3, 256, "buffer:u8,5,1600", *[bf16(5, 1600)] * 3, bf16(1600), NONE, f32(5), "f32:1e-5",
           *numbers(5, *[1600] * 4), *DROPOUT),
        of("15_attention", "2,4,1", 256, bf16(200, 4, 64), f32(4, 200), bf16(200, 4, 64), *[bf16(300, 2, 64)] * 2, *[NONE] * 4,
           *numbers(200, 300, 2, -1, 0), *numbers(0, 64, 256), *numbers(0, 64, 128) * 2, *numbers(0, 64, 256),
           *numbers(0, 200, 0, 0, 1), "f32:0.125", "f32:0"),
        of("16_rotary", 3, 256, *[bf16(10, 8, 128), bf16(10, 2, 128)] * 2, "buffer:i32,10", f32(50, 128),
           *numbers(10, 8, 2, *[1024, 128, 256, 128] * 2)),
        of("17_attention_gradients", "2,1,6", 256, *[bf16(300, 2, 64)] * 2, NONE, f32(2, 2, 2, 384, 64), *inputs,
           *numbers(0, 64, 128) * 2, *numbers(0, 0, 0, 800, 200, 0, 2), "f32:0.125", "f32:0", entry="gradients_keys"),
        of("17_attention_gradients, queries", "2,4,1", 256, bf16(200, 4, 64), *inputs, *numbers(0, 64, 256, 800, 200),
           "f32:0.125", "f32:0", entry="gradients_queries"),
    ])


def all_launches(scratch):
    """By name. `scratch`: where files of arguments go."""
    return {**products(), **rows(), **attention(scratch), **examples()}


def all_names():
    with tempfile.TemporaryDirectory() as directory:
        return list(all_launches(pathlib.Path(directory)))


def without_launch(named):
    """Kernels and examples that no launch is of."""
    begin = re.compile(r"^constexpr void\s(\w+)\(\s*builder \w+,\s*(?:\[\[maybe_unused\]\] )?arg<", re.MULTILINE)
    kernels = {k for f in KERNELS.rglob("*.hpp") for k in begin.findall(f.read_text())}
    files = {f.stem for f in EXAMPLES.glob("[0-9][0-9]_*.hip")}
    return sorted((kernels | files) - {name.split(",")[0] for name in named})
