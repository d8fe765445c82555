#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes a fault in each header of analysis/ that a pass shares with its judge: the test that proves the header has to fail.

usage: shared_mutants.py COMPILER ROOT SCRATCH [NUMBER]

What both rely on is a place where neither notices the other's mistake, so check_layers.py names a test for each such header,
which runs neither the pass nor the judge. With NUMBER only that fault is made."""
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "repository"))
import check_layers  # noqa: E402

# (header, what is wrong, text, text in its place)
FAULTS = [
    ("control_flow", "the way past a conditional branch", "if ((flags & isa::flag::conditional) == 0) continue;", "continue;"),
    ("control_flow", "an unconditional branch falls through", "if ((flags & isa::flag::conditional) == 0) continue;", ""),
    ("control_flow", "blocks that are branched to", "if (target < blocks) out[target].entered = true;", ""),
    ("forward_data_flow", "the way of a branch", "if (to.target != no_block && problem_.merge(b, to.target)) reopen(b, to.target);", ""),
    ("forward_data_flow", "the way on", "if (problem_.merge(b, to.next)) reopen(b, to.next);", ""),
    ("forward_data_flow", "blocks that grew ahead", "if (states_[block] == visited) states_[block] = grown;",
     "if (states_[block] == visited && block <= from) states_[block] = grown;"),
    ("forward_data_flow", "back edges", "if (block <= from && block < first_pending_) first_pending_ = block;",
     "if (block < from && block < first_pending_) first_pending_ = block;"),
    ("forward_data_flow", "the first of several back edges", "if (block <= from && block < first_pending_) first_pending_ = block;",
     "if (block <= from) first_pending_ = block;"),
    ("forward_data_flow", "entry states of blocks that are branched to", "if (!flow_[to.next].entered) continue;", "continue;"),
    ("forward_data_flow", "exit states as before", "if (!problem_.visit(b)) return b;", "problem_.visit(b);"),
    ("forward_data_flow", "whether a block was visited before", "problem_.begin(b, states_[b] == grown);", "problem_.begin(b, false);"),
    ("may_alias", "a store before a load", "(a >> access::written_shift & touched_b) |", ""),
    ("may_alias", "flat reaches LDS", "if ((flags & (flat | lds_dma)) != 0)", "if ((flags & lds_dma) != 0)"),
    ("may_alias", "loads to LDS reach LDS", "if ((flags & (flat | lds_dma)) != 0)", "if ((flags & flat) != 0)"),
    ("may_alias", "coherence bits", "if (((a | b) & access::ordered) != 0) return true;", ""),
    ("may_alias", "scalar loads of other memory", "&& in.ops[1].bits == arguments_", ""),
    ("may_alias", "pointers without a promise", "if ((p.arguments[a].promises & ir::promise::is_restrict) == 0) continue;", ""),
    ("may_alias", "stores through read_only", "(does & access::orders) == 0 && (set & ~read_only_) == 0", "(set & ~read_only_) == 0"),
    ("may_alias", "addresses of unknown origin", "reaches = (set & origin::unknown) != 0 ? origin::all : 0;", "reaches = 0;"),
    ("pointer_origins", "registers with several writers", "sets_.begin()[place] = was | set;",
     "if (was == 0) sets_.begin()[place] = set; else return;"),
    ("pointer_origins", "registers that are written later in a loop", "again = changed_ && loops;", "again = false;"),
    ("pointer_origins", "differences of pointers", "? here : origin::unknown;", "? here : 0;"),
    ("pointer_origins", "half an address", "low != 0 && high != 0 ? low | high : origin::unknown", "low | high"),
    ("pointer_origins", "registers that share a number", "known_ = !has_shared_numbers(p);", "known_ = true;"),
    ("pointer_origins", "registers that are indexed", "if (indexes_registers(in, row.mnemonic)) known_ = false;", ""),
    ("register_range", "AGPRs begin at the VGPRs", "isa::resource::agpr, isa::resource::fixed};",
     "isa::resource::vgpr, isa::resource::fixed};"),
    ("register_range", "the window behind", "if (w + 1 < window_count) window[w + 1] |= bits >> 64;", ""),
    ("register_range", "the window before", "if (w != 0) window[w - 1] &= ~(bits << 64);", ""),
    ("operand_slots", "the last register of a tuple", "return (((ops + more) | tops) - ones * first)",
     "return ((ops | tops) - ones * first)"),
    ("operand_slots", "tuples behind the fourth operand", "e.more_high |= u64{more} << slot_width * (k - slots);", ";"),
    ("operand_slots", "the filter's lower end", "if (high == 0 || first < low) begin_at(first);", "if (high == 0) begin_at(first);"),
    ("operand_slots", "the filter's upper end", "return (ops + more + from) & (to - ops) & operand_slots::tops;",
     "return (ops + from) & (to - ops) & operand_slots::tops;"),
    ("hazard_accesses", "the addend of a matrix instruction", "in.ops[0] == in.ops[3] ? 0 : c_read", "true ? 0 : c_read"),
    ("hazard_accesses", "DPP reads its destination", "place.is_read() || (dpp && k == 0)", "place.is_read()"),
    ("hazard_accesses", "VCC written without a name", "if ((row.writes & isa::special::vcc) != 0) "
     "add(isa::resource::vcc, 2, mask_of(producer::valu_sgpr), 0); const", "const"),
    ("hazard_accesses", "data of wide stores", "place.dwords > 2 && (row.flags", "place.dwords > 4 && (row.flags"),
    ("hazard_accesses", "the mode's VSKIP", "mask_of(producer::vskip_mode), 0); break; } case", "0, 0); break; } case"),
    ("decoded_rows", "implicit writes of EXEC", "written = isa::special::exec;", "written = 0;"),
    ("decoded_rows", "places behind the fourth", "if (list.count > operand_slots::slots) word |= fifth;", ""),
    ("shift_amount", "right shifts", "mnemonic == u32{isa::mn::v_lshrrev_b64} ||", ""),
]


def mutated(text, old, new, what):
    pattern = r"\s*".join(re.escape(word) for word in old.split())
    if len(re.findall(pattern, text)) != 1:
        sys.exit(f"shared_mutants.py: {what}: the text to replace is not there once: {old}")
    return re.sub(pattern, lambda _: new, text)


def name_of(header):
    """The header as check_layers.SHARED names it, with its room."""
    (name,) = (name for name in check_layers.SHARED if name.endswith(f"/{header}.hpp"))
    return name


def precompile(compiler, scratch):
    """The headers of all tests that are not Kiln's, which take a third of what one costs the compiler."""
    header, precompiled = scratch / "shared_mutants.hpp", scratch / "shared_mutants.pch"
    header.write_text("#include <catch2/catch_test_macros.hpp>\n#include <random>\n#include <string>\n#include <vector>\n")
    subprocess.run([*command_of(compiler), "-x", "c++-header", header, "-o", precompiled], check=True)
    return precompiled


def command_of(compiler):
    return [compiler, "-std=c++20", "-O0", "-w"]


def killed(compiler, root, directory, fault, precompiled):
    """Whether the header's test compiles and fails with the fault."""
    header, what, old, new = fault
    name = name_of(header)
    copy = directory / "kiln" / name
    copy.parent.mkdir(parents=True, exist_ok=True)
    copy.write_text(mutated((root / "include/kiln" / name).read_text(), old, new, what))
    program = directory / "test"
    command = [*command_of(compiler), "-include-pch", precompiled, f"-I{directory}", f"-I{root / 'include'}",
               f"-I{root / 'tests'}", root / check_layers.SHARED[name], "-o", program, "-lCatch2Main", "-lCatch2"]
    subprocess.run(command, check=True)
    status = subprocess.run([program], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode
    return status != 0


def main():
    compiler, root, scratch = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    some = FAULTS if len(sys.argv) < 5 else [FAULTS[int(sys.argv[4])]]
    unproved = sorted(set(check_layers.SHARED) - {name_of(fault[0]) for fault in FAULTS})
    precompiled = precompile(compiler, scratch)
    alive = []
    for number, fault in enumerate(some):
        if not killed(compiler, root, scratch / f"shared_mutant_{number}", fault, precompiled):
            alive.append(f"{fault[0]}, {fault[1]}")
    print(f"shared parts: {len(some)} faults, {len(some) - len(alive)} killed")
    print("".join(f"alive: {a}\n" for a in alive) + "".join(f"without a fault: {u}\n" for u in unproved), end="")
    return bool(alive or unproved)


if __name__ == "__main__":
    sys.exit(main())
