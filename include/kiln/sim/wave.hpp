// SPDX-License-Identifier: MIT
// A wave's registers and the workgroup it runs in.
#pragma once

#include <kiln/sim/decoded.hpp>
#include <kiln/sim/memory.hpp>
#include <kiln/sim/report.hpp>
#include <kiln/text/print.hpp>

namespace kiln::sim {

inline constexpr u32 wave_lanes = 64;

/// One 32-bit vector register.
struct lanes {
  u32 lane[wave_lanes];
};

enum class access : u8 { read, write, atomic };

class monitor;
namespace timing {
class access_recorder;
}
/// Reports one lane's LDS access to the monitor.
using lds_observer = void (*)(wave&, const decoded&, u32 lane, u32 address, u32 bytes, access);
/// Reports one lane's access to global memory, in bounds, to the monitor.
using global_observer = void (*)(wave&, const decoded&, u32 lane, u64 address, u32 bytes, access,
                                 const region&);

/// Reports a whole instruction's access to LDS or to one region of global memory, in bounds, to the monitor. `address` has 64
/// entries for each of `sets`. False: there may be a finding, so the caller reports lane by lane; what this call
/// has noted does not change the result.
using lds_lanes_observer = bool (*)(wave&, const decoded&, u64 lanes, const u32* address, u32 sets, u32 bytes,
                                    access);
using global_lanes_observer = bool (*)(wave&, const decoded&, u64 lanes, const u64* address, u32 bytes,
                                       access, const region&);

/// Address of a program's first instruction, as s_getpc shows it, unless the launch places it elsewhere.
inline constexpr u64 code_base = 0x6000'0000'0000ull;

/// The state that the waves of one workgroup share.
struct workgroup {
  const ir::program* program = nullptr;
  sim::memory* memory = nullptr;
  const decoded* code = nullptr; ///< by index in program.code
  u64 code_address = code_base;
  report_list* reports = nullptr;
  sim::monitor* monitor = nullptr; ///< nullptr: off
  u32 id[3] = {};
  u32 xcd = 0;
  u8* lds = nullptr;
  u32 lds_bytes = 0;
  lds_observer observe_lds = nullptr;
  global_observer observe_global = nullptr;
  lds_lanes_observer observe_lds_lanes = nullptr;
  global_lanes_observer observe_global_lanes = nullptr;
  lds_observer observe_scratch = nullptr;      ///< addresses count from the lane's own first byte
  timing::access_recorder* recorder = nullptr; ///< of a timed run
  const u64* clock = nullptr;                  ///< of a timed run: shader clocks since the launch
  double clock_mhz = 0;
  u64 clock_start = 0; ///< of other runs, where a wave's clock advances with its instructions
  double cycles_per_instruction = 4;
  bool report_clamping = false;
  u32 wave_count = 0;
  bool failed = false; ///< an error after which the run stops
};

enum class wave_state : u8 { running, at_barrier, ended };

// Names of hardware registers that s_getreg and s_setreg reach (CDNA3 ISA manual 5.8).
namespace hwreg {
inline constexpr u32 mode = 1, status = 2, hw_id = 4, gpr_alloc = 5, lds_alloc = 6, xcc_id = 20;
}

/// FP_ROUND nearest even; FP_DENORM all kept; DX10_CLAMP; IEEE: the kernel descriptor's defaults of HIP.
inline constexpr u32 default_mode = 0x3f0;

/// Bits of MODE beyond [9:0] (CDNA3 ISA manual 3.5): FP16_OVFL, GPR_IDX_EN, VSKIP; CSP is in [31:29].
namespace mode_bit {
inline constexpr u32 fp16_overflow = 1u << 23, gpr_idx = 1u << 27, vskip = 1u << 28;
}

struct wave {
  workgroup* group = nullptr;
  u32* scalar = nullptr;   ///< by AMD's source code below 128, then the program's SGPRs
  lanes* vector = nullptr; ///< VGPRs, then AGPRs
  u32 vector_count = 0;
  u32 scalar_count = 0;
  u32 index = 0; ///< within the workgroup
  u32 pc = 0;    ///< next instruction
  u64 executed = 0;
  u64 write_mask = 0; ///< lanes the current vector instruction writes: EXEC less what DPP disables
  u32 mode = default_mode;
  bool unusual_mode = false; ///< MODE differs from the default in bits that change results
  bool scc = false;
  wave_state state = wave_state::running;
  u8* scratch = nullptr; ///< private memory, lane after lane
  u32 scratch_bytes_per_lane = 0;

  u32 first_agpr = 0; ///< index of a0 in `vector`; 0: registers are not assigned yet

  constexpr void set_mode(u32 value) {
    mode = value;
    unusual_mode = ((value ^ default_mode) & 0x3ffu) != 0 ||
                   (value & (mode_bit::fp16_overflow | mode_bit::gpr_idx | mode_bit::vskip)) != 0;
  }

  static constexpr u32 first_sgpr = 128; ///< index of s0, or of virtual dword 0, in `scalar`

  constexpr u64 scalar64(u32 i) const { return scalar[i] | static_cast<u64>(scalar[i + 1]) << 32; }
  constexpr void set_scalar64(u32 i, u64 value) {
    scalar[i] = static_cast<u32>(value);
    scalar[i + 1] = static_cast<u32>(value >> 32);
  }
  constexpr u64 exec() const { return scalar64(ir::source_code::exec); }
  constexpr u64 vcc() const { return scalar64(ir::source_code::vcc); }
  constexpr u32 m0() const { return scalar[ir::source_code::m0]; }

  constexpr u32 status_bit(u32 code) const {
    return code == ir::source_code::scc ? scc : code == ir::source_code::vccz ? vcc() == 0 : exec() == 0;
  }
  /// The value of a scalar operand.
  constexpr u32 read32(const place& p) const {
    return p.at == place_kind::constant ? p.bits
           : p.at == place_kind::scalar ? scalar[p.index]
           : p.at == place_kind::status ? status_bit(p.index)
                                        : vector[p.index].lane[first_lane()];
  }
  constexpr u64 read64(const place& p) const {
    if (p.at == place_kind::scalar) return scalar64(p.index);
    if (p.at == place_kind::constant) return constant64(p);
    return p.at == place_kind::status ? status_bit(p.index) : 0;
  }
  constexpr void write32(const place& p, u32 value) { scalar[p.index] = value; }
  constexpr void write64(const place& p, u64 value) { set_scalar64(p.index, value); }

  /// Lane that v_readfirstlane reads: the lowest active one, or lane 0.
  constexpr u32 first_lane() const {
    const u64 active = exec();
    return active == 0 ? 0 : static_cast<u32>(__builtin_ctzll(active));
  }

  /// A constant as a 64-bit operand. Inline integers are sign-extended, literals are not.
  static constexpr u64 constant64(const place& p) {
    if (p.high_bits != 0) return p.high_bits << 32 | p.bits;
    if (p.inline_float != 0) return inline_f64(p.inline_float);
    return p.literal ? p.bits : static_cast<u64>(static_cast<i64>(static_cast<i32>(p.bits)));
  }
  static constexpr u64 inline_f64(u32 code) {
    constexpr u64 values[] = {0x3fe0'0000'0000'0000, 0xbfe0'0000'0000'0000, 0x3ff0'0000'0000'0000,
                              0xbff0'0000'0000'0000, 0x4000'0000'0000'0000, 0xc000'0000'0000'0000,
                              0x4010'0000'0000'0000, 0xc010'0000'0000'0000, 0x3fc4'5f30'6dc9'c882};
    return values[code - ir::source_code::half];
  }
  static constexpr u32 inline_f32(u32 code) {
    constexpr u32 values[] = {0x3f00'0000, 0xbf00'0000, 0x3f80'0000, 0xbf80'0000, 0x4000'0000,
                              0xc000'0000, 0x4080'0000, 0xc080'0000, 0x3e22'f983};
    return values[code - ir::source_code::half];
  }
  static constexpr u32 inline_f16(u32 code) {
    constexpr u32 values[] = {0x3800, 0xb800, 0x3c00, 0xbc00, 0x4000, 0xc000, 0x4400, 0xc400, 0x3118};
    return values[code - ir::source_code::half];
  }

  /// A report to fill in, or nullptr when this instruction has had one of this kind.
  constexpr report* open_report(report_kind kind, const decoded& d, u32 lane = ~0u, u64 address = 0,
                                u64 events = 1, bool stops = false) const {
    report* r = group->reports->open(kind, d.index, events, stops);
    if (r == nullptr) return r;
    text::print(r->instruction, *group->program, *d.origin);
    r->where = d.origin->where;
    for (u32 i = 0; i < 3; ++i) r->workgroup[i] = group->id[i];
    r->wave = index;
    r->lane = lane;
    r->address = address;
    return r;
  }
  /// An error that stops the run.
  constexpr report* fail(report_kind kind, const decoded& d) {
    group->failed = true;
    return open_report(kind, d, ~0u, 0, 1, true);
  }
};

// Debug builds place the warning here, others in the caller.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpass-failed"

/// Calls f(lane): at compile time for the lanes of `mask` only; at run time for all 64, so that the loop becomes vector
/// code. f must access only its own lane, and its effect on lanes outside the mask must not matter. Users silence
/// -Wpass-failed: an operation that clang cannot vectorise runs lane by lane.
template<class F> [[gnu::always_inline]] constexpr void for_each_lane(u64 mask, F f) {
  if (__builtin_is_constant_evaluated()) {
    for (u64 rest = mask; rest != 0; rest &= rest - 1) f(static_cast<u32>(__builtin_ctzll(rest)));
    return;
  }
#pragma clang loop vectorize(assume_safety)
  for (u32 lane = 0; lane < wave_lanes; ++lane) {
    // A function that is called keeps the target it was compiled for, and the loop would not become vector code.
    [[clang::always_inline]] f(lane);
  }
}

#pragma clang diagnostic pop

/// Calls f(lane) for the lanes of `mask` only, in order.
template<class F> [[gnu::always_inline]] constexpr void for_active_lanes(u64 mask, F f) {
  for (u64 rest = mask; rest != 0; rest &= rest - 1) f(static_cast<u32>(__builtin_ctzll(rest)));
}

} // namespace kiln::sim
