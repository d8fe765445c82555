// SPDX-License-Identifier: MIT
// What the timing model predicts for microbenchmarks and kernels whose times are published: bench/timing/validate.py compares.
// Prints a line of JSON per point; with arguments, only points whose name begins with one of them.
#include "probe.hpp"

#include <kiln/compile/kernel.hpp>
#include <kiln/kernel/gemm.hpp>
#include <string_view>

namespace kiln::bench {
namespace {

struct figure {
  double value = 0; ///< in the unit of the point's row
  std::string clock = "";
};

std::string clock_of(const sim::timing::prediction& p) {
  return std::to_string(static_cast<u32>(p.clock_mhz)) + " MHz, " + p.clock_from;
}

class points {
public:
  points(int count, char** words) : wanted_(words + 1, words + count) {}

  void operator()(const std::string& name, const std::function<figure()>& measure) const {
    bool is_wanted = wanted_.empty();
    for (const std::string& w : wanted_) is_wanted |= std::string_view(name).starts_with(w);
    if (!is_wanted) return;
    const figure f = measure();
    std::printf("{\"name\": \"%s\", \"predicted\": %.6g, \"clock\": \"%s\"}\n", name.c_str(), f.value,
                f.clock.c_str());
    std::fflush(stdout);
  }

private:
  std::vector<std::string> wanted_;
};

void mfma(program_writer& w) { w(v_mfma_f32_16x16x16_bf16, v(40), v(10), v(12), v(40)); }
void add(program_writer& w) { w(v_add_u32, v(20), v(21), v(22)); }
void exponent(program_writer& w) { w(v_exp_f32, v(24), v(25)); }
void packed(program_writer& w) { w(v_pk_mul_f32, v(20), v(22), v(26)); }
void add3(program_writer& w) { w(v_add3_u32, v(20), v(21), v(22), v(23)); }

/// Pieces by letter: m is a matrix instruction, v a plain one, e an exponential, p packed f32.
body pattern(const std::string& letters) {
  return [letters](program_writer& w) {
    for (const char c : letters)
      if (c == 'm')
        mfma(w);
      else if (c == 'v')
        add(w);
      else if (c == 'e')
        exponent(w);
      else
        packed(w);
  };
}

void add_vector_points(const points& point) {
  point("v_add_u32", [] { return figure{each(add)}; });
  point("v_exp_f32", [] { return figure{each(exponent)}; });
  point("v_pk_mul_f32", [] { return figure{each(packed)}; });
  point("v_add3_u32, aligned", [] { return figure{each(add3)}; });
  point("v_add3_u32, misaligned", [] { return figure{each(add3, {.misaligned = true})}; });
  point("mfma 16x16x16 bf16 chain", [] { return figure{each(mfma)}; });
  point("mfma 16x16x32 bf16 chain, gfx950", [] {
    return figure{each([](program_writer& w) { w(v_mfma_f32_16x16x32_bf16, v(40), v(10), v(14), v(40)); },
                       {.board = "MI350X"})};
  });
  for (const char* letters : {"mv", "mvv", "mvvv", "mvvvv", "me", "mee", "mp", "mvvvme", "mmvvve"})
    point(std::string("pattern ") + letters, [letters] { return figure{each(pattern(letters))}; });
  // Waves 0 and 4 share SIMD 0.
  const auto two_waves = [](const char* first, const char* second) {
    return figure{each(pattern(first), {.work_items = 320, .active_simds = 1, .other = pattern(second)})};
  };
  point("pattern m | vvv of another wave", [=] { return two_waves("m", "vvv"); });
  point("pattern m | vvvv of another wave", [=] { return two_waves("m", "vvvv"); });
  point("pattern mp | p of another wave", [=] { return two_waves("mp", "p"); });
}

constexpr i32 wait_lds = 0xc07f, wait_vector_memory = 0x0f70;

void add_lds_points(const points& point) {
  struct read {
    const char* name;
    body load;
    i32 shift; ///< of the lane's number: its address
  };
  const body b32 = [](program_writer& w) { w(ds_read_b32, v(30), v(7)); },
             b128 = [](program_writer& w) { w(ds_read_b128, v(30), v(7)); };
  for (const read& r : {read{"b32", b32, 2}, read{"b128", b128, 4}, read{"b32, stride 8", b32, 5},
                        read{"b32, stride 32", b32, 7}}) {
    const auto cycles = [r](u32 loads) { // as the source: clocks of loads and one wait
      const pages words(1 << 20);
      const probe shape{.first = [r](program_writer& w) { w(v_lshlrev_b32, v(7), k(r.shift), v(0)); }};
      const auto code = [&](program_writer& w) {
        times(loads, r.load)(w);
        if (loads != 0) w(s_waitcnt, imm(wait_lds));
      };
      return launch(shape, code, {}, words.data()).cycles;
    };
    point(std::string("ds_read_") + r.name + ": latency", [=] { return figure{cycles(1) - cycles(0)}; });
    point(std::string("ds_read_") + r.name + ": cycles each",
          [=] { return figure{(cycles(11) - cycles(1)) / 10}; });
  }
  // Many waves: a loop of the source's kernel takes 7196 and 358 us.
  point("LDS stride 32 against stride 1", [=] {
    const auto loop = [&](i32 shift) {
      return each(b32, {.work_items = 256, .first = [shift](program_writer& w) {
                          w(v_and_b32, v(8), k(63), v(0))(v_lshlrev_b32, v(7), k(shift), v(8));
                        }});
    };
    return figure{loop(7) / loop(2)};
  });
}

/// Loads of 64 KB of each wave, one piece of 1,024 bytes after the other, from v6 on.
void read_64_kilobytes(program_writer& w) {
  for (u32 part = 0; part < 16; ++part) {
    for (i32 piece = 0; piece < 4; ++piece)
      w(global_load_dwordx4, v(32), v(6), s(4), with(isa::modifier::offset, 1024 * piece));
    if (part < 15) w(v_add_u32, v(6), 4096, v(6));
  }
  w(v_subrev_u32, v(6), 15 * 4096, v(6));
}
/// v6: 64 KB for each wave.
void begin_64_kilobytes(program_writer& w) {
  w(v_and_b32, v(8), k(63), v(0))(v_lshlrev_b32, v(8), k(4), v(8));
  w(s_lshl_b32, s(8), s(6), k(16))(v_add_u32, v(6), s(8), v(8));
}

/// Bytes per clock and compute unit of 1, 2 and 4 waves of each active SIMD.
void add_port_points(const points& point) {
  struct instruction {
    const char* name;
    u32 bytes;
    body code;
  };
  const instruction all[] = {
      {"ds_read_b32", 256, [](program_writer& w) { w(ds_read_b32, v(30), v(1)); }},
      {"ds_read_b64", 512, [](program_writer& w) { w(ds_read_b64, v(30), v(5)); }},
      {"ds_read_b128", 1024, [](program_writer& w) { w(ds_read_b128, v(30), v(2)); }},
      {"ds_write_b128", 1024, [](program_writer& w) { w(ds_write_b128, v(2), v(32)); }},
      {"global_load_x4, L1", 1024, [](program_writer& w) { w(global_load_dwordx4, v(32), v(2), s(4)); }},
      {"global_load_x4, L2", 65536, read_64_kilobytes},
  };
  struct active {
    const char* name;
    u32 simds, count;
  };
  for (const instruction& i : all)
    for (const active& a : {active{"SIMD0", 0b0001, 1}, active{"SIMD0+1", 0b0011, 2},
                            active{"SIMD0+2", 0b0101, 2}, active{"all SIMDs", 0b1111, 4}})
      for (const u32 waves : {1u, 2u, 4u})
        point(std::string(i.name) + ", " + a.name + ", " + std::to_string(waves) + " waves", [=] {
          const bool is_l2 = i.bytes == 65536;
          probe shape{.work_items = 256 * waves, .active_simds = a.simds};
          if (is_l2) shape.first = begin_64_kilobytes;
          return figure{a.count * waves * i.bytes / each(i.code, shape, is_l2 ? 3 : 200)};
        });
}

/// Cycles of a load whose address the one before it has loaded. The words of a set are `stride` bytes apart.
struct chase {
  const char* board;
  u64 set, stride;
  u32 before, measured; ///< loads
};
double latency(const chase& c) {
  const pages words(c.set);
  for (u64 at = 0; at < c.set; at += c.stride)
    words.data()[at / 4] = static_cast<u32>(at + c.stride < c.set ? at + c.stride : 0);
  constexpr u32 unrolled = 64;
  const auto cycles = [&](u32 loads) {
    const auto code = [&](program_writer& w) {
      w(s_mov_b64, kiln_test::by_operand::exec, k(1))(v_mov_b32, v(3), k(0))(s_mov_b32, s(10),
                                                                             loads / unrolled);
      const u32 top = w.p.labels.size();
      w.place_label(top);
      for (u32 i = 0; i < unrolled; ++i)
        w(global_load_dword, v(3), v(3), s(4))(s_waitcnt, imm(wait_vector_memory));
      w(s_sub_u32, s(10), s(10), k(1))(s_cmp_lg_u32, s(10), k(0))(s_cbranch_scc1, label(top));
      w.block();
    };
    return launch({.board = c.board, .bytes = c.set}, code, {}, words.data()).cycles;
  };
  return (cycles(c.before + c.measured) - cycles(c.before)) / c.measured;
}

void add_chase_points(const points& point) {
  constexpr u64 kb = 1024, mb = 1024 * kb;
  const auto at = [&](const char* level, const chase& c) {
    point(std::string("chase ") + level + ", " + c.board, [c] { return figure{latency(c)}; });
  };
  at("L1", {"MI300X", 8 * kb, 64, 1024, 1024});
  at("L2", {"MI300X", 256 * kb, 128, 4096, 4096});
  at("MALL", {"MI300X", 8 * mb, 128, 65536, 65536});
  at("HBM", {"MI300X", 512 * mb, 64 * kb, 1024, 4096});
  at("L1", {"MI210", 8 * kb, 64, 1024, 1024});
  at("L2", {"MI210", 256 * kb, 128, 4096, 4096});
  at("HBM", {"MI210", 512 * mb, 64 * kb, 1024, 4096});
}

/// Whole device, a workgroup of 512 on each compute unit: TB/s of loads that hit L1 (8 KB a workgroup) or L2 (512 KB for all).
void add_cache_points(const points& point) {
  for (const char* board : {"MI300X", "MI210"}) {
    const isa::timing::board& b = *isa::timing::find_board(board);
    const u32 units = b.xcds * b.cus_per_xcd;
    const double mhz = isa::timing::clock_of(b, isa::timing::load::other).mhz;
    const auto terabytes = [=](double bytes, double cycles) {
      return figure{units * bytes / cycles * mhz * 1e-6,
                    std::to_string(static_cast<u32>(mhz)) + " MHz, other load"};
    };
    const probe shape{.board = board, .work_items = 512, .grid = units, .clock_mhz = mhz};
    point(std::string("L1 bandwidth, ") + board, [=] {
      return terabytes(8 * 1024,
                       each([](program_writer& w) { w(global_load_dwordx4, v(32), v(2), s(4)); }, shape));
    });
    point(std::string("L2 bandwidth, ") + board, [=] {
      probe with_sets = shape;
      with_sets.first = begin_64_kilobytes;
      return terabytes(8 * 65536, each(read_64_kilobytes, with_sets, 3));
    });
  }
}

/// Streams: every work-item loads `lane_bytes` from each of `reads` arrays and stores as much to each of `writes`, once.
struct stream {
  const char* board;
  u32 lane_bytes, reads, writes;
};
figure bandwidth(const stream& s_) {
  constexpr u64 array = u64{128} << 20;
  constexpr u32 block = 256;
  const u32 arrays = s_.reads + s_.writes;
  program_writer w(arch_of(s_.board));
  w.interface({0}, block);
  w(s_load_dwordx2, s(4), s(0), imm(0));
  w(v_lshlrev_b32, v(1), k(s_.lane_bytes == 4 ? 2 : s_.lane_bytes == 8 ? 3 : 4), v(0));
  w(s_mul_i32, s(6), s(2), static_cast<i32>(block * s_.lane_bytes))(s_waitcnt, imm(0));
  w(s_add_u32, s(4), s(4), s(6))(s_addc_u32, s(5), s(5), k(0));
  const isa::mn::mnemonic load = s_.lane_bytes == 4   ? global_load_dword
                                 : s_.lane_bytes == 8 ? global_load_dwordx2
                                                      : global_load_dwordx4;
  const isa::mn::mnemonic store = s_.lane_bytes == 4   ? global_store_dword
                                  : s_.lane_bytes == 8 ? global_store_dwordx2
                                                       : global_store_dwordx4;
  const auto next = [&] { w(s_add_u32, s(4), s(4), static_cast<i32>(array))(s_addc_u32, s(5), s(5), k(0)); };
  for (u32 i = 0; i < s_.reads; ++i) {
    if (i != 0) next();
    w(load, v(8 + 4 * i), v(1), s(4));
  }
  w(s_waitcnt, imm(wait_vector_memory));
  for (u32 i = 0; i < s_.writes; ++i) {
    if (s_.reads + i != 0) next();
    w(store, v(1), v(8), s(4));
  }
  w(s_endpgm);
  if (w.missing != 0) pages::fail(std::string("no form takes these operands: ") + w.missing_name);
  const pages words(array * arrays);
  sim::buffer<u32> buffer(words.data(), array * arrays / 4);
  sim::timing_options options;
  options.board = s_.board;
  const sim::timing::prediction p = checked(
      sim::estimate(w.p, {.grid = {static_cast<u32>(array / (block * s_.lane_bytes))}}, options, buffer));
  const double seconds = p.cycles / (p.clock_mhz * 1e6);
  return {static_cast<double>(array * arrays) / seconds * 1e-12, clock_of(p)};
}

/// The scan of tingqli/pyhip, vmem-bandwidth.md: a workgroup of four waves on each compute unit, each wave has 2 MB of its own,
/// 64 lanes follow each other, and after 32 loads or stores comes a wait. TB/s at 1800 MHz.
figure scan(u32 lane_bytes, bool stores) {
  constexpr const char* board = "MI308X";
  constexpr u32 units = 80, unrolled = 32, of_wave = 2 << 20;
  constexpr double mhz = 1800;
  const i32 step = static_cast<i32>(64 * lane_bytes), shift = lane_bytes == 4 ? 2 : lane_bytes == 8 ? 3 : 4;
  const isa::mn::mnemonic load = lane_bytes == 4   ? global_load_dword
                                 : lane_bytes == 8 ? global_load_dwordx2
                                                   : global_load_dwordx4;
  const isa::mn::mnemonic store = lane_bytes == 4   ? global_store_dword
                                  : lane_bytes == 8 ? global_store_dwordx2
                                                    : global_store_dwordx4;
  const u64 bytes = u64{units} * 4 * of_wave;
  const body code = [&](program_writer& w) {
    w(v_and_b32, v(8), k(63), v(0))(v_lshlrev_b32, v(8), k(shift), v(8));
    w(s_lshl_b32, s(8), s(2), k(2))(s_add_u32, s(8), s(8), s(6))(s_lshl_b32, s(8), s(8), k(21));
    w(v_add_u32, v(64), s(8), v(8));
    for (u32 i = 1; i < unrolled; ++i) w(v_add_u32, v(64 + i), step, v(63 + i));
    w(s_mov_b32, s(10), static_cast<i32>(of_wave / (unrolled * static_cast<u32>(step))));
    const u32 top = w.p.labels.size();
    w.place_label(top);
    for (u32 i = 0; i < unrolled; ++i)
      if (stores)
        w(store, v(64 + i), v(12), s(4));
      else
        w(load, v(100 + 4 * i), v(64 + i), s(4));
    w(s_waitcnt, imm(wait_vector_memory));
    for (u32 i = 0; i < unrolled; ++i) w(v_add_u32, v(64 + i), static_cast<i32>(unrolled) * step, v(64 + i));
    w(s_sub_u32, s(10), s(10), k(1))(s_cmp_lg_u32, s(10), k(0))(s_cbranch_scc1, label(top));
    w.block();
  };
  const pages words(bytes);
  const double cycles =
      launch({.board = board, .work_items = 256, .grid = units, .bytes = bytes, .clock_mhz = mhz}, code, {},
             words.data())
          .cycles;
  return {static_cast<double>(bytes) / cycles * mhz * 1e-6, "1800 MHz, of the source"};
}

void add_stream_points(const points& point) {
  const auto of = [&](const char* name, const stream& s) {
    point(std::string("stream ") + name + ", " + s.board, [s] { return bandwidth(s); });
  };
  of("read", {"MI300X", 8, 1, 0});
  of("fill", {"MI300X", 8, 0, 1});
  of("copy", {"MI300X", 8, 1, 1});
  of("triad", {"MI300X", 8, 2, 1});
  of("read", {"MI210", 8, 1, 0});
  of("copy", {"MI210", 8, 1, 1});
  of("triad", {"MI210", 8, 2, 1});
  for (const bool stores : {false, true})
    for (const u32 lane_bytes : {16u, 8u, 4u})
      point(std::string(stores ? "stores of " : "loads of ") + std::to_string(lane_bytes) + " bytes, MI308X",
            [=] { return scan(lane_bytes, stores); });
}

/// Kiln's matrix product of 8192 x 8192 x 8192 in bf16: TFLOP/s.
template<kernel::gemm_shape Shape> figure product(const char* board) {
  const auto compiled =
      compile::compile_kernel<kernel::gemm<__bf16, Shape>, block_size<Shape.work_items()>>(arch_of(board));
  if (compiled.error.raised) pages::fail("kernel::gemm does not compile");
  constexpr u64 size = u64{Shape.columns} * Shape.columns;
  const pages a(2 * size), b(2 * size), c(2 * size);
  const auto matrix = [](const pages& of) {
    return sim::buffer<__bf16>(reinterpret_cast<__bf16*>(of.data()), size);
  };
  sim::timing_options options;
  options.board = board;
  const sim::timing::prediction p =
      checked(sim::estimate(compiled.program, {.grid = {static_cast<u32>(Shape.workgroups(Shape.columns))}},
                            options, matrix(c), matrix(a), matrix(b), static_cast<i32>(Shape.columns)));
  return {p.tflops(), clock_of(p)};
}

void add_kernel_points(const points& point) {
  constexpr kernel::gemm_shape shape{.columns = 8192, .depth = 8192, .tile = 16},
      with_32{.columns = 8192, .depth = 8192, .tile = 32};
  for (const char* board : {"MI300X", "MI350X"}) {
    point(std::string("kernel::gemm 8192, tile 16, ") + board, [=] { return product<shape>(board); });
    point(std::string("kernel::gemm 8192, tile 32, ") + board, [=] { return product<with_32>(board); });
  }
}

} // namespace
} // namespace kiln::bench

int main(int count, char** words) {
  const kiln::bench::points point(count, words);
  kiln::bench::add_vector_points(point);
  kiln::bench::add_lds_points(point);
  kiln::bench::add_port_points(point);
  kiln::bench::add_chase_points(point);
  kiln::bench::add_cache_points(point);
  kiln::bench::add_stream_points(point);
  kiln::bench::add_kernel_points(point);
}
