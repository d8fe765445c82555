#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs kiln_sim on code objects that are not as clang makes them. usage: KILN_SIM CLANG"""
import hashlib
import json
import pathlib
import struct
import subprocess
import sys
import tempfile
import zlib

from foreign_assembly import STORE, descriptor, kernel, metadata, target

POINTER = {".size": 8, ".value_kind": "global_buffer", ".offset": 0}
NUMBER = {".size": 4, ".value_kind": "by_value", ".offset": 8}
PLAIN = {".name": "k", ".symbol": "k.kd", ".args": [POINTER, NUMBER], ".kernarg_segment_size": 16}
PLAIN_NOTE = metadata([PLAIN])
AT_8 = STORE.format(number="0x8")
END = "  s_endpgm\n"
NO_INSTRUCTION = "  .fill 40, 4, 0xffffffff\n"
OUTSIDE = "  .fill 3, 4, 0xbf827000\n"  # branches to far after the code
# What LLVM 22's disassembler does not survive: literals where there can be none, selectors without a meaning, the end.
FATAL = "  .long 0xd2890015, 0x0001ff05, 0xd04200ff, 0x00022523, 0xe0500000, 0xff000000, 0x79c8c4f9, 0x14236f62, 0xbe8001ff\n"
OTHER = kernel("  v_mov_b32_e32 v0, 1\n" + END, "other", ".type other,@function")
# s4 is a number from 0 to 2: jumps through a table of distances in the code, over bytes that are no instruction.
TABLE = STORE.split("  v_mov_b32_e32 v2")[0].format(number="0x8") + """
  s_lshl_b32 s5, s4, 2
  s_getpc_b64 s[6:7]
here:
  s_add_u32 s8, s6, table-here
  s_addc_u32 s9, s7, 0
  s_add_u32 s8, s8, s5
  s_addc_u32 s9, s9, 0
  s_load_dword s10, s[8:9], 0x0
  s_waitcnt lgkmcnt(0)
  s_add_u32 s6, s6, s10
  s_addc_u32 s7, s7, 0
  s_setpc_b64 s[6:7]
table:
  .long first-here, second-here, 0xffffffff
first:
  v_mov_b32_e32 v2, 100
  s_branch store
  .long 0xffffffff
second:
  v_mov_b32_e32 v2, 200
store:
  global_store_dword v1, v2, s[2:3]
""" + END

HIP = """// SPDX-License-Identifier: MIT
#define GLOBAL extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(1, 256))) void
#ifndef __HIP_DEVICE_COMPILE__
struct dim3 { unsigned x, y, z; };
extern "C" int hipLaunchKernel(const void*, dim3, dim3, void**, unsigned long, void*);
#endif
struct packet { const float* in; float* out; int n; float factor; double offset; };
GLOBAL from_struct(packet p, int* touched) {
  const int i = __builtin_amdgcn_workitem_id_x();
  if (i < p.n) p.out[i] = p.in[i] * p.factor + p.offset;
  if (i == 0) *touched = p.n;
}
"""


def npy(kind, values):
    descr = {"i": "<i4", "f": "<f4"}[kind]
    header = f"{{'descr': '{descr}', 'fortran_order': False, 'shape': ({len(values)},), }}"
    header += " " * (63 - (10 + len(header)) % 64) + "\n"
    return b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode() + struct.pack(f"<{len(values)}{kind}", *values)


def read_npy(kind, path):
    data = path.read_bytes()
    length, = struct.unpack_from("<H", data, 8)
    return list(struct.unpack(f"<{(len(data) - 10 - length) // 4}{kind}", data[10 + length:]))


class runner:
    def __init__(self, kiln_sim, clang):
        self.kiln_sim, self.clang, self.failures, self.count = kiln_sim, clang, [], 0
        self.scratch = pathlib.Path(tempfile.mkdtemp())

    def run(self, what, arguments, status=0, said=""):
        self.count += 1
        done = subprocess.run([self.kiln_sim, *map(str, arguments)], capture_output=True, text=True)
        if done.returncode != status or said not in done.stdout + done.stderr:
            self.failures.append(f"{what}: status {done.returncode}, expected {status} and '{said}':\n{done.stdout}{done.stderr}")
        return done.returncode == status

    def compile(self, *arguments):
        subprocess.run([self.clang, *map(str, arguments)], check=True)

    def forms(self, text):
        """The assembly, the relocatable file and the linked one."""
        source, relocatable, linked = (self.scratch / f"k.{suffix}" for suffix in ("s", "o", "co"))
        source.write_text(text)
        shared = ["-target", "amdgcn-amd-amdhsa", "-mcpu=gfx942", source]
        self.compile("-c", *shared, "-o", relocatable)
        self.compile(*shared, "-o", linked)
        return source, relocatable, linked

    def store(self, what, text, number=5, expected=5, options=(), status=0, said=""):
        """Runs k(out, number) in all forms; expects 64 times `expected`."""
        for file in self.forms(text):
            out = self.scratch / "out.npy"
            out.unlink(missing_ok=True)
            arguments = [file, "--kernel", "k", "--arg", f"out:{out}:i32,64", "--arg", f"i32:{number}", *options]
            ran = self.run(f"{what}, {file.name}", arguments, status, said)
            if ran and status == 0 and read_npy("i", out) != [expected] * 64:
                self.failures.append(f"{what}, {file.name}: wrong result {read_npy('i', out)[:4]}")


def check_code(r):
    """Where a kernel's code ends, and what follows it."""
    for how, symbol in (("no size", ".type k,@function"), ("no function symbol", "")):
        for behind, tail in (("nothing", ""), ("no instructions", NO_INSTRUCTION), ("branches to nowhere", OUTSIDE),
                             ("zeros", "  .fill 9, 4, 0\n"), ("a byte", "  .byte 1\n"), ("another kernel", OTHER)):
            r.store(f"{how}, {behind} behind", target(kernel(AT_8 + END + tail, symbol=symbol) + descriptor("k") + PLAIN_NOTE))
    sized = kernel(AT_8 + "  s_branch 1f\n" + NO_INSTRUCTION + OUTSIDE + "1:\n" + END + NO_INSTRUCTION + "  .size k, .-k\n")
    r.store("constants in a function with a size", target(sized + descriptor("k") + PLAIN_NOTE))
    r.store("a table of jumps", target(kernel(TABLE) + descriptor("k") + PLAIN_NOTE), 0, 100)
    r.store("a table of jumps", target(kernel(TABLE) + descriptor("k") + PLAIN_NOTE), 1, 200)
    r.store("a table of jumps beside what cannot be read", target(kernel(TABLE + OUTSIDE) + descriptor("k") + PLAIN_NOTE), 1, 200)
    r.store("a table of jumps before what ends the disassembler", target(kernel(TABLE + FATAL) + descriptor("k") +
                                                                             PLAIN_NOTE), 1, 200)
    r.store("a jump to what cannot be read", target(kernel(TABLE.replace("first-here", "table-here")) + descriptor("k") +
                                                    PLAIN_NOTE), 0, status=1, said="taken for data, a trap: 0x000")
    r.store("a jump to what is no instruction", target(kernel(TABLE.replace("first-here", "table+8-here")) + descriptor("k") +
                                                       PLAIN_NOTE), 0, status=1, said="trap 255")
    r.store("no instruction on the way", target(kernel(AT_8 + NO_INSTRUCTION + END) + descriptor("k") + PLAIN_NOTE), status=2,
            said="there is no instruction at address 0x")
    r.store("a branch out of the code", target(kernel(AT_8 + OUTSIDE + END) + descriptor("k") + PLAIN_NOTE), status=2,
            said="no instruction begins at a distance of")
    r.store("no code behind a trap", target(kernel(AT_8 + "  s_cbranch_execnz 1f\n  s_trap 2\n" + NO_INSTRUCTION + "1:\n" + END) +
                                            descriptor("k") + PLAIN_NOTE))
    shift, store = "  v_lshlrev_b32_e32 v1, 2, v0\n", "  global_store_dword v1, v2, s[2:3]\n"
    preloaded = END + ".p2align 8\n" + shift + "  v_mov_b32_e32 v2, s4\n" + store + END
    r.store("preloaded arguments", target(kernel(preloaded) + descriptor("k", ".amdhsa_user_sgpr_kernarg_preload_length 3") +
                                          PLAIN_NOTE))
    r.store("no end", target(kernel(AT_8) + descriptor("k") + PLAIN_NOTE), status=2, said="s_endpgm is missing")
    sections = kernel(AT_8 + END) + '.section .text.other,"ax",@progbits\n' + OTHER
    r.store("several sections of code", target(sections + descriptor("k") + descriptor("other") + PLAIN_NOTE))
    more = metadata([PLAIN, {**PLAIN, ".name": "other", ".symbol": "other.kd"}])
    r.store("the kernel in the second section", target(OTHER + '.section .text.k,"ax",@progbits\n' + kernel(AT_8 + END) +
                                                       descriptor("k") + descriptor("other") + more))
    lines = target(OTHER + '.section .text.k,"ax",@progbits\n' + kernel(AT_8 + "mark:\n" + END) + descriptor("k") + PLAIN_NOTE)
    number = lines[:lines.index("mark:")].count("\n")
    r.store("lines of the second section", lines, options=["--by-line"])
    for file in r.forms(lines)[:1]:
        r.run("lines of the second section", [file, "--kernel", "k", "--arg", "buffer:i32,8", "--arg", "i32:5"], 1,
              f"k.s:{number}")


def check_arguments(r):
    """Sizes and places of arguments that only one of descriptor and metadata has, or neither."""
    at_80 = kernel(STORE.format(number="0x50") + END)
    far = [POINTER, {**NUMBER, ".offset": 80}]
    named = {".name": "k", ".symbol": "k.kd"}
    for what, note in (
            ("size in the metadata only", {**named, ".args": far, ".kernarg_segment_size": 84}),
            ("size in the arguments only", {**named, ".args": far}),
            ("size too small in the metadata", {**named, ".args": far, ".kernarg_segment_size": 16}),
            ("sizes below zero", {**named, ".args": far, ".kernarg_segment_size": -1, ".max_flat_workgroup_size": -1}),
            ("no name of the descriptor", {".name": "k", ".args": far}),
            ("pointers as values", {**named, ".args": [{**POINTER, ".value_kind": "by_value"}, far[1]]})):
        r.store(what, target(at_80 + descriptor("k") + metadata([note])))
    r.store("size in the descriptor only", target(at_80 + descriptor("k", ".amdhsa_kernarg_size 84") +
                                                  metadata([{**named, ".args": far}])))
    bare = [{".size": 8, ".value_kind": "global_buffer"}, {".size": 4, ".value_kind": "by_value"}]
    r.store("no places of arguments", target(kernel(AT_8 + END) + descriptor("k") + metadata([{**named, ".args": bare}])))
    for what, note in (("no list of arguments", metadata([{**named, ".kernarg_segment_size": 12}])), ("no metadata", "")):
        r.store(what, target(kernel(AT_8 + END) + descriptor("k") + note))
    r.store("no arguments", target(kernel(END) + descriptor("k") + metadata([named])), status=2, said="takes 0 arguments")
    r.store("too many arguments", target(kernel(END) + descriptor("k") + metadata([{**named, ".kernarg_segment_size": 64}])),
            options=["--arg", "u64:1"] * 8, status=2, said="behind the kernel's argument block")
    huge = metadata([{**named, ".kernarg_segment_size": 1 << 30}])
    r.store("a huge size", target(kernel(END) + descriptor("k") + huge), status=2, said="larger than 1 MB")
    wrong = metadata([{**named, ".args": [{".size": -1, ".value_kind": "by_value", ".offset": 0}]}])
    r.store("no size of an argument", target(kernel(END) + descriptor("k") + wrong), status=2, said="no size of argument 0")
    r.store("no descriptor", target(kernel(END) + metadata([named])), status=2, said="the descriptor of kernel k is missing")


def check_structs(r):
    """Pointers in structs by value, and bundles of each sort."""
    source, co = r.scratch / "struct.hip", r.scratch / "struct.co"
    source.write_text(HIP)
    hip = ["-x", "hip", "-nogpuinc", "-nogpulib", "--offload-device-only", "-O2", "--offload-arch=gfx942", source]
    r.compile(*hip, "--no-gpu-bundle-output", "-o", co)
    n, into, out, touched = 20, r.scratch / "x.npy", r.scratch / "y.npy", r.scratch / "touched.npy"
    values = [i * 0.5 for i in range(n)]
    into.write_bytes(npy("f", values))
    last = ["--arg", f"out:{touched}:i32,1"]

    def check(what, arguments):
        out.unlink(missing_ok=True)
        if r.run(what, arguments) and (read_npy("f", out) != [v * 3 + 0.25 for v in values] or read_npy("i", touched) != [n]):
            r.failures.append(f"{what}: wrong result")

    fields = f"in:{into};out:{out}:f32,{n};i32:{n};f32:3;f64:0.25"
    check("a struct", [co, "--arg", f"struct:{fields}", *last])
    check("a struct with places", [co, "--arg", f"struct:f64:0.25@24;i32:{n}@16;out:{out}:f32,{n}@8;f32:3@20;in:{into}@0", *last])
    request = {"file": str(co), "args": [{"struct": [{"at": 0, "in": str(into)}, f"out:{out}:f32,{n}@8", {"i32": n}, {"f32": 3},
                                                     {"f64": 0.25, "at": 24}]}, f"out:{touched}:i32,1"]}
    block = [{"kernarg": [{"at": 32, "out": f"{touched}:i32,1"}, *({**f, "at": at} for f, at in zip(
        ({"in": str(into)}, {"out": f"{out}:f32,{n}"}, {"i32": n}, {"f32": 3}, {"f64": 0.25}), (0, 8, 16, 20, 24)))]}]
    for what, arguments in (("a struct", request["args"]), ("all arguments", block)):
        (r.scratch / "request.json").write_text(json.dumps({**request, "args": arguments}))
        check(f"{what} in JSON", ["--json", r.scratch / "request.json"])
    check("all arguments", [co, "--arg", f"kernarg:{fields};out:{touched}:i32,1"])
    r.run("all arguments and one more", [co, "--arg", "i32:1", "--arg", f"kernarg:{fields}"], 2, "has 4 bytes")
    r.run("all arguments and one more", [co, "--arg", f"struct:{fields}", "--arg", f"kernarg:{fields}"], 2, "beside other")
    r.run("all arguments and one more", [co, "--arg", f"kernarg:{fields}", "--arg", "i32:1"], 2, "takes 2 arguments")
    r.run("more than all arguments", [co, "--arg", f"kernarg:{fields};i32:1@4096"], 2, "the argument block of from_struct: field 5")
    for what, text, said in (
            ("outside", fields + ";i32:1", "argument 0 of from_struct: field 5 has bytes 32 to 35; there are 32"),
            ("overlap", f"in:{into};i32:1@4", "field 1 and field 0 both have byte 4"),
            ("misaligned", f"i32:1;in:{into}@4", "field 1 is a pointer at byte 4; pointers lie at multiples of 8"),
            ("nested", "struct:i32:1", "a struct in a struct"),
            ("bytes", f"bytes:{into}", "say at which byte"),
            ("no field", "i32:1;;i32:2", "is no argument")):
        r.run(f"a struct: {what}", [co, "--arg", f"struct:{text}", *last], 2, said)
    r.run("a buffer for a struct", [co, "--arg", f"in:{into}", *last], 2, "a struct with pointers is given by its fields")
    r.run("a struct for a pointer", [co, "--arg", f"struct:{fields}", "--arg", "struct:i64:1"], 2, "takes a pointer there")
    r.run("an empty pointer in a struct", [co, "--arg", f"struct:in:{into};null;i32:1", *last], 1, "which is in no buffer")
    r.run("a buffer that may only be read", [co, "--arg", f"struct:in:{into};in:{into};i32:1", *last], 1, "read-only")

    check_bundles(r, hip, lambda what, file: check(what, [file, "--arg", f"struct:{fields}", *last]))


def check_bundles(r, hip, check):
    """A bundle as clang makes it, compressed by clang, compressed by zlib in each version of the header, in a program."""
    bundle, other = r.scratch / "bundle.hipfb", r.scratch / "other.hipfb"
    r.compile(*hip, "--gpu-bundle-output", "--no-offload-compress", "-o", bundle)
    check("a bundle", bundle)
    r.compile(*hip, "--gpu-bundle-output", "--offload-compress", "-o", other)
    if other.read_bytes()[:4] != b"CCOB":
        r.failures.append("clang has not compressed the bundle")
    check("a bundle compressed by clang", other)
    plain = bundle.read_bytes()
    packed_bytes = zlib.compress(plain)
    for version, sizes in ((1, "<I"), (2, "<II"), (3, "<QQ")):
        total = 8 + struct.calcsize(sizes) + 8 + len(packed_bytes)
        lengths = struct.pack(sizes, *([total, len(plain)][-len(sizes) + 1:]))
        other.write_bytes(b"CCOB" + struct.pack("<HH", version, 0) + lengths + hashlib.md5(plain).digest()[:8] + packed_bytes)
        check(f"a bundle compressed by zlib, version {version}", other)
    other.write_bytes(other.read_bytes()[:200])
    r.run("a compressed bundle that is cut off", [other, "--list"], 2, "other.hipfb")
    program = r.scratch / "program"
    for how in ("--offload-compress", "--no-offload-compress"):
        r.compile(*(o for o in hip if o != "--offload-device-only"), "-c", how, "-o", program)
        check(f"a program, {how}", program)


def main(kiln_sim, clang):
    r = runner(kiln_sim, clang)
    check_code(r)
    check_arguments(r)
    check_structs(r)
    print("\n".join(r.failures) or f"{r.count} runs of foreign code objects")
    return 1 if r.failures or not r.count else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
