#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Builds and runs HIP programs that others wrote, on the simulator, and prints a table of the results.

usage: run.py --checkout PATH [--kiln-hip PATH] [--arch gfx942] [--only WORD]

PATH has checkouts rocm-examples, hip-tests and rocPRIM (github.com/ROCm), in which the programs are built. A program is right
if it builds, ends with exit code 0 and does not say that something failed; most of them compare their results with the host's.
"""
import argparse
import pathlib
import re
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
IN_ROCM = ROOT / "scripts" / "in_rocm"
EXAMPLES, SAMPLES, PRIMITIVES = "rocm-examples", "hip-tests/samples", "rocPRIM/rocprim/include"
GENERATED = "kiln_generated"  # what rocPRIM's own CMake would write

# Directory, source, and what else it needs: flags of the compiler, a code object beside it, devices, what it says when right.
PROGRAMS = [
    *((f"{EXAMPLES}/HIP-Basic/{name}", "main.hip", {}) for name in (
        "bit_extract", "cooperative_groups", "device_globals", "dynamic_shared", "events", "gpu_arch",
        "hello_world", "hello_world_cuda", "inline_assembly", "matrix_multiplication", "moving_average",
        "occupancy", "saxpy", "shared_memory", "streams", "texture_management", "warp_shuffle")),
    (f"{EXAMPLES}/HIP-Basic/multi_gpu_data_transfer", "main.hip", {"devices": "MI300X,MI300X"}),
    (f"{EXAMPLES}/HIP-Basic/bandwidth", "main.hip", {"flags": ["-include", "cstring"]}),  # ROCm 7's headers lack it
    (f"{EXAMPLES}/HIP-Basic/device_query", "main.cpp", {}),
    (f"{EXAMPLES}/HIP-Basic/module_api", "main.hip", {"genco": ("module.hip", "module.co")}),
    *((f"{EXAMPLES}/Applications/{name}", "main.hip", {}) for name in (
        "bitonic_sort", "convolution", "floyd_warshall", "histogram", "prefix_sum")),
    *((f"{EXAMPLES}/Libraries/rocPRIM/{name}", "main.hip", {"flags": [f"-I{PRIMITIVES}", f"-I{GENERATED}"]})
      for name in ("block_sum", "device_sum")),
    (f"{EXAMPLES}/Tutorials/reduction/example", "v1.hip", {"flags": [f"-I{EXAMPLES}/Tutorials/reduction/include"]}),
    (f"{SAMPLES}/0_Intro/bit_extract", "bit_extract.cpp", {}),
    *((f"{SAMPLES}/0_Intro/module_api", f"{name}.cpp", {"genco": ("vcpy_kernel.cpp", "vcpy_kernel.code")})
      for name in ("defaultDriver", "launchKernelHcc", "runKernel")),
    (f"{SAMPLES}/0_Intro/module_api_global", "runKernel.cpp", {"genco": ("vcpy_kernel.cpp", "vcpy_kernel.code")}),
    (f"{SAMPLES}/0_Intro/square", "square.hipref.cpp", {}),
    (f"{SAMPLES}/1_Utils/hipDispatchLatency", "hipDispatchLatency.cpp",
     {"genco": ("test_kernel.cpp", "test_kernel.code")}),
    (f"{SAMPLES}/1_Utils/hipInfo", "hipInfo.cpp", {}),
    *((f"{SAMPLES}/2_Cookbook/{directory}", source, {}) for directory, source in (
        ("0_MatrixTranspose", "MatrixTranspose.cpp"), ("10_inline_asm", "inline_asm.cpp"),
        ("12_cmake_hip_add_executable", "MatrixTranspose.cpp"), ("13_occupancy", "occupancy.cpp"),
        ("18_cmake_hip_device", "square.cpp"), ("19_cmake_lang", "MatrixTranspose.cpp"),
        ("1_hipEvent", "hipEvent.cpp"), ("21_cmake_hip_cxx_clang", "square.cpp"), ("22_cmake_hip_lang", "square.hip"),
        ("3_shared_memory", "sharedMemory.cpp"), ("4_shfl", "shfl.cpp"), ("5_2dshfl", "2dshfl.cpp"),
        ("6_dynamic_shared", "dynamic_shared.cpp"), ("7_streams", "stream.cpp"), ("9_unroll", "unroll.cpp"))),
    (f"{SAMPLES}/2_Cookbook/8_peer2peer", "peer2peer.cpp", {"devices": "MI300X,MI300X"}),
    (f"{SAMPLES}/2_Cookbook/14_gpu_arch", "gpuarch.cpp", {"says": "Kernel is supported for gfx908 architecture"}),
]
FAILED = re.compile(r"\bfail(ed|ure)?\b|mismatch|incorrect|\berror:|validation failed", re.IGNORECASE)


def run(command, directory, seconds):
    try:
        done = subprocess.run(command, cwd=directory, capture_output=True, text=True, timeout=seconds, errors="replace",
                              check=False)
        return done.returncode, done.stdout + done.stderr
    except subprocess.TimeoutExpired:
        return "time", f"more than {seconds} s"


def first_line(text):
    """What names the cause best: a line of the simulator, a compiler's error, else the last line."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    for wanted in ("kiln_hip:", "error:", "not found", "ail"):
        for line in lines:
            if wanted in line:
                return line.replace("|", "/")[:140]
    return lines[-1].replace("|", "/")[:140] if lines else "no output"


def judge(checkout, kiln_hip, arch, entry):
    directory, source, needs = entry
    here = checkout / directory
    name = f"{directory}/{source}" if pathlib.PurePath(source).stem != "main" else directory
    if not (here / source).exists():
        return name, "not there", "", 0.0
    program = f"./kiln_{pathlib.PurePath(source).stem}"
    # The root of ROCm sees the directory that the command runs in: the checkout.
    to = here.relative_to(checkout)
    compile_it = ["hipcc", "-std=c++17", "-O2", f"--offload-arch={arch}", "-w", f"-I{EXAMPLES}/Common",
                  f"-I{SAMPLES}/common", *needs.get("flags", []), "-x", "hip", str(to / source), "-o", str(to / program)]
    commands = [compile_it]
    if "genco" in needs:
        kernel, out = needs["genco"]
        commands.append(["hipcc", "-std=c++17", "-O2", "--genco", f"--offload-arch={arch}", "-w", "-x", "hip", str(to / kernel),
                         "-o", str(to / out)])
    for command in commands:
        code, text = run([str(IN_ROCM), *command], checkout, 600)
        if code != 0:
            return name, "does not build", first_line(text), 0.0
    started = time.monotonic()
    devices = needs.get("devices", "MI300X")
    code, text = run([str(IN_ROCM), "bash", "-c", f"cd '{to}' && KILN_HIP_DEVICE={devices} exec '{kiln_hip}' run {program}"],
                     checkout, 900)
    seconds = time.monotonic() - started
    right = needs["says"] in text if "says" in needs else not FAILED.search(text)
    if code == 0 and right:
        return name, "right", "", seconds
    return name, "wrong", f"exit {code}: {first_line(text)}", seconds


def write_rocprim_version(checkout):
    header = checkout / PRIMITIVES / "rocprim" / "rocprim_version.hpp.in"
    out = checkout / GENERATED / "rocprim" / "rocprim_version.hpp"
    if not header.exists() or out.exists():
        return
    numbers = re.search(r"VERSION_STRING \"(\d+)\.(\d+)\.(\d+)", (checkout / "rocPRIM/CMakeLists.txt").read_text()).groups()
    text = header.read_text()
    for part, number in zip(("MAJOR", "MINOR", "PATCH"), numbers):
        text = text.replace(f"@rocprim_VERSION_{part}@", number)
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(text)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--checkout", type=pathlib.Path, required=True)
    parser.add_argument("--kiln-hip", type=pathlib.Path, default=ROOT / "build/test/tools/kiln_hip/kiln_hip")
    parser.add_argument("--arch", default="gfx942")
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    write_rocprim_version(options.checkout.resolve())
    results = []
    print("| program | result | seconds | |\n|---|---|---|---|")
    for entry in PROGRAMS:
        if options.only in f"{entry[0]}/{entry[1]}":
            name, result, why, seconds = judge(options.checkout.resolve(), options.kiln_hip.resolve(), options.arch, entry)
            results.append(result)
            print(f"| {name} | {result} | {seconds:.1f} | {why} |", flush=True)
    print(f"\n{results.count('right')} of {len(results)} are right.")
    return 0 if results and all(r == "right" for r in results) else 1


sys.exit(main())
