; A small code object: two kernels, one with arguments that the metadata lists, a constant, a variable with an address in it.
.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
.text
.p2align 8
.globl add
.type add,@function
add:
  s_load_dwordx2 s[2:3], s[0:1], 0x0
  s_load_dword s4, s[0:1], 0x8
  v_lshlrev_b32_e32 v1, 2, v0
  s_waitcnt lgkmcnt(0)
  v_mov_b32_e32 v2, s4
  s_cmp_eq_u32 s4, 0
  s_cbranch_scc1 .Lend
  global_store_dword v1, v2, s[2:3]
.Lend:
  s_endpgm
.size add, .-add
.p2align 8
.globl twice
.type twice,@function
twice:
  s_getpc_b64 s[2:3]
  s_add_u32 s2, s2, table@gotpcrel32@lo+4
  s_addc_u32 s3, s3, table@gotpcrel32@hi+12
  s_load_dwordx2 s[4:5], s[2:3], 0x0
  s_endpgm
.size twice, .-twice

.section .rodata,"a"
.p2align 6
.amdhsa_kernel add
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 32
  .amdhsa_accum_offset 8
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
.amdhsa_kernel twice
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 32
  .amdhsa_accum_offset 8
.end_amdhsa_kernel

.data
.p2align 3
.globl table
.type table,@object
.size table, 16
table:
  .quad table
  .quad 7

.amdgpu_metadata
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: add
    .symbol: add.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 32
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
    .args:
      - { .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .offset: 8, .size: 4, .value_kind: by_value }
.end_amdgpu_metadata
