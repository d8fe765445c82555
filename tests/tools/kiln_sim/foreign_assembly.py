# SPDX-License-Identifier: MIT
"""Assembly of kernels as other tools and hands write it: without sizes, with metadata in any state, with data in the code."""

# Writes its number argument, plus what the table says, to 64 places.
STORE = """
  s_load_dwordx2 s[2:3], s[0:1], 0x0
  s_load_dword s4, s[0:1], {number}
  v_lshlrev_b32_e32 v1, 2, v0
  s_waitcnt lgkmcnt(0)
  v_mov_b32_e32 v2, s4
  global_store_dword v1, v2, s[2:3]
"""


def packed(value):
    """MessagePack of dictionaries, lists, texts and integers."""
    if isinstance(value, dict):
        return bytes([0x80 | len(value)]) + b"".join(packed(k) + packed(v) for k, v in value.items())
    if isinstance(value, list):
        return bytes([0x90 | len(value)]) + b"".join(map(packed, value))
    if isinstance(value, str):
        return bytes([0xd9, len(value)]) + value.encode()
    return bytes([0xd2]) + value.to_bytes(4, "big", signed=True)


def metadata(kernels):
    """The note with the metadata: bytes, so that it can be what no assembler would write."""
    blob = packed({"amdhsa.version": [1, 1], "amdhsa.kernels": kernels})
    blob_bytes = ", ".join(map(str, blob + bytes(-len(blob) % 4)))
    return f"""
.section .note,"a",@note
.p2align 2
.long 7, {len(blob)}, 32
.asciz "AMDGPU"
.p2align 2
.byte {blob_bytes}
"""


def descriptor(name, extra=""):
    return f"""
.section .rodata,"a"
.p2align 6
.amdhsa_kernel {name}
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 32
  .amdhsa_accum_offset 8
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  {extra}
.end_amdhsa_kernel
.text
"""


def kernel(body, name="k", symbol=".type k,@function"):
    return f"""
.p2align 8
.globl {name}
{symbol}
{name}:
{body}
"""


def target(text):
    return '.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n.text\n' + text
