// SPDX-License-Identifier: MIT
// kiln::dsl: the names that a kernel's author writes, and no others. `using namespace kiln::dsl;` in a HIP program. math.hpp
// adds its names there, and debug_log.hpp, which is included by itself.
#pragma once

#include <kiln/author/block_size.hpp>
#include <kiln/author/builder.hpp>
#include <kiln/author/math.hpp>
#include <kiln/author/memory/atomics.hpp>
#include <kiln/author/memory/cooperative_load.hpp>
#include <kiln/author/values/absolute.hpp>
#include <kiln/author/values/convert.hpp>
#include <kiln/author/values/float8.hpp>
#include <kiln/author/values/lanes.hpp>
#include <kiln/author/values/nan_order.hpp>
#include <kiln/author/values/trigonometry.hpp>
#include <kiln/author/values/with_index.hpp>
#include <kiln/author/values/workgroup.hpp>

namespace kiln::dsl {

// Types of numbers, and of what a register holds.
using kiln::b32, kiln::b64, kiln::f16, kiln::bf16, kiln::f16x2, kiln::bf16x2, kiln::i16x2, kiln::u16x2;
using kiln::bf8, kiln::bf8x4, kiln::f32x2, kiln::fp8, kiln::fp8x4, kiln::i8x4;
using kiln::i8, kiln::i16, kiln::i32, kiln::i64, kiln::u8, kiln::u16, kiln::u32, kiln::u64, kiln::f32,
    kiln::f64;

// The kernel, its arguments and options.
using kiln::accept_packed_f32, kiln::passes, kiln::without, kiln::without_optional_passes;
using kiln::arg, kiln::block_size, kiln::builder, kiln::read_only, kiln::restrict;
namespace contraction = kiln::contraction;
namespace waits = kiln::waits;
namespace isa = kiln::isa; // isa::arch::gfx942
namespace mn = kiln::isa::mn;

// Registers and conditions.
using kiln::agpr, kiln::sgpr, kiln::vgpr, kiln::lane_mask, kiln::uniform_condition;
using kiln::aligned, kiln::at_register, kiln::fixed_bank;
using kiln::as, author::all, author::any;
using kiln::exec, kiln::exec_hi, kiln::exec_lo, kiln::m0, kiln::off, kiln::src_execz, kiln::src_scc,
    kiln::src_vccz, kiln::vcc, kiln::vcc_hi, kiln::vcc_lo;

// Control flow and schedules.
using kiln::hwreg, kiln::sendmsg, kiln::expcnt, kiln::lgkmcnt, kiln::vmcnt;
using kiln::issue_cycles, kiln::reserved_place, kiln::schedule_stream, kiln::stream_signal;
using kiln::keeps, kiln::unroll, kiln::without_skip;
using kiln::token, kiln::younger;

// Memory.
using kiln::buffer, kiln::byte_offset, kiln::elements, kiln::layout, kiln::lds_address, kiln::lds_tensor,
    kiln::load_to_lds, kiln::no_swizzle, kiln::non_temporal, kiln::plus, kiln::wave_index, kiln::xor_swizzle;

using kiln::atomic_add, kiln::atomic_and, kiln::atomic_load, kiln::atomic_max, kiln::atomic_min,
    kiln::atomic_or, kiln::atomic_store, kiln::atomic_xor, kiln::compare_exchange, kiln::exchange,
    kiln::memory_order, kiln::memory_scope;
using kiln::fetch_add, kiln::fetch_and, kiln::fetch_max, kiln::fetch_min, kiln::fetch_or, kiln::fetch_xor;

// Whole numbers, in registers and on the host.
using author::div_up, author::round_up;
using kiln::div_exact, kiln::div_up, kiln::round_up;

// Functions of values.
using author::abs, author::convert, author::fma, author::rounded, author::select, kiln::overflow,
    kiln::rounding;
using author::broadcast, author::exclusive_scan, author::inclusive_scan, author::reduce, author::rotate,
    author::shuffle_xor, kiln::combine;
using author::cos, author::fast_cos, author::fast_sin, author::sin;
using author::decode_float8, author::encode_float8, author::largest_number, kiln::float8;
using author::exp, author::exp2, author::fast_exp, author::fast_exp2, author::fast_log, author::fast_log2,
    author::log, author::log2;
using author::fast_rcp, author::fast_rsqrt, author::fast_sqrt, author::rcp, author::rsqrt, author::sqrt;
using author::maximum, author::minimum;
using author::with_index;
using author::workgroup_exclusive_scan, author::workgroup_inclusive_scan, author::workgroup_reduce;

// Modifiers of operands and instructions.
using kiln::abid, kiln::blgp, kiln::cbsz, kiln::clamp, kiln::div_2, kiln::format, kiln::gds, kiln::glc,
    kiln::idxen, kiln::lds, kiln::mul_2, kiln::mul_4, kiln::neg_hi, kiln::neg_lo, kiln::nt, kiln::offen,
    kiln::offset, kiln::offset0, kiln::offset1, kiln::op_sel, kiln::op_sel_hi, kiln::sc0, kiln::sc1,
    kiln::scc, kiln::slc, kiln::tfe, kiln::bitop3;
using kiln::abs, kiln::neg, kiln::sext;
using kiln::bank_mask, kiln::bound_ctrl, kiln::dpp_ctrl, kiln::quad_perm, kiln::row_bcast_15,
    kiln::row_bcast_31, kiln::row_half_mirror, kiln::row_mask, kiln::row_mirror, kiln::row_newbcast,
    kiln::row_ror, kiln::row_shl, kiln::row_shr, kiln::wave_rol_1, kiln::wave_ror_1, kiln::wave_shl_1,
    kiln::wave_shr_1;
using kiln::dst_sel, kiln::dst_unused, kiln::sel, kiln::src0_sel, kiln::src1_sel, kiln::unused;

} // namespace kiln::dsl
