// SPDX-License-Identifier: MIT
// test_debug_log of the reference DSL, and what a log must do beyond it: layouts, AGPRs, waves, EXEC, the buffer's end.
#include "program/simulate.hpp"

#include <kiln/device/host/read_debug_log.hpp>

namespace {

using namespace kiln;
using namespace kiln_test;

constexpr u32 log_bytes = 1 << 16;

struct log_memory {
  std::vector<unsigned> words = std::vector<unsigned>(log_bytes / 4);
  sim::buffer<unsigned> buffer() { return {words.data(), words.size()}; }
  log_contents read() const { return read_debug_log(words.data(), log_bytes); }
};

TEST_CASE("pyhip_test_debug_log") {
  for (const isa::arch a : all_archs) {
    std::vector<u32> input(64);
    random_words random;
    for (u32& w : input) w = random(); // 128 values of bf16
    const ir::program p = compiled<const u32*, i32, unsigned*>(
        a, 64, [](builder k, arg<const u32*> in, arg<i32> count, arg<unsigned*> buffer) {
          debug_log log(k, buffer, log_bytes, [&] { return k.block_idx.x == 0; });
          auto vdst = k.vgpr<u32>(in[k.thread_idx.x]);
          auto i = k.sgpr<i32>(0);
          k.while_([&] { return i < count; },
                   [&] {
                     log(i, "s_i");
                     log(vdst, "vdst");
                     i += 1;
                   });
        });
    log_memory memory;
    run_clean(p, 2, sim::buffer<const u32>(input.data(), 64), 3, memory.buffer());
    const log_contents log = memory.read();
    CHECK(log.ok);
    CHECK(log.lost_bytes == 0);
    CHECK(log.entries.size() == 6);
    const auto counts = log.named("s_i"), values = log.named("vdst");
    REQUIRE((counts.size() == 3 && values.size() == 3));
    for (u32 turn = 0; turn < 3; ++turn) {
      CHECK(counts[turn].array<i32>().values == std::vector<i32>{static_cast<i32>(turn)});
      const auto bf16_bits = values[turn].array<u16>();
      REQUIRE((bf16_bits.rows == 64 && bf16_bits.columns == 2));
      for (u32 n = 0; n < 128; ++n)
        CHECK(bf16_bits.values[n] == static_cast<u16>(input[n / 2] >> 16 * (n % 2)));
    }
  }
}

/// Registers with 1000 * register + lane.
template<class V> constexpr void number(builder k, V& x) {
  for (u32 r = 0; r < x.size(); ++r) x[r] = k.lane_id() + static_cast<i32>(1000 * r);
}

TEST_CASE("pyhip_test_debug_log_layout") { // lanes are arranged as its layout says
  for (const isa::arch a : all_archs) {
    const ir::program p = compiled<unsigned*>(a, 64, [](builder k, arg<unsigned*> buffer) {
      debug_log log(k, buffer, log_bytes);
      auto x = k.vgpr<i32, 16>();
      number(k, x);
      log(x, "wide", "4h.4h.16v.4h");
      log(x, "high", "4v.4h.16v.4h");
      log(x.template slice<4>(0), "once", "16v.4h.4h");
      log(x.template slice<1>(2), "other way", "4v.16h.1h");
      log(x, "wrong", "4h.4h.8v.4h");
    });
    log_memory memory;
    run_clean(p, 1, memory.buffer());
    const log_contents log = memory.read();
    REQUIRE(log.entries.size() == 5);
    const auto number_at = [](u32 lane, u32 item) { return static_cast<i32>(1000 * item + lane); };

    const auto wide = log.entries[0].array<i32>();
    REQUIRE((wide.rows == 16 && wide.columns == 64));
    for (u32 row = 0; row < 16; ++row)
      for (u32 c = 0; c < 64; ++c)
        CHECK(wide.at(row, c) == number_at(c % 16 / 4 * 16 + row, c / 16 * 4 + c % 4));

    const auto high = log.entries[1].array<i32>();
    REQUIRE((high.rows == 64 && high.columns == 16));
    for (u32 row = 0; row < 64; ++row)
      for (u32 c = 0; c < 16; ++c)
        CHECK(high.at(row, c) == number_at(c / 4 * 16 + row % 16, row / 16 * 4 + c % 4));

    const auto once = log.entries[2].array<i32>();
    REQUIRE((once.rows == 16 && once.columns == 16));
    for (u32 row = 0; row < 16; ++row)
      for (u32 c = 0; c < 16; ++c) CHECK(once.at(row, c) == number_at(row * 4 + c / 4, c % 4));

    const auto other = log.entries[3].array<i32>();
    REQUIRE((other.rows == 4 && other.columns == 16));
    CHECK(other.at(3, 5) == 2000 + 53);

    CHECK(log.entries[4].array<i32>().rows == 0);
    const auto turned =
        log.entries[3].arranged<i32>(1, 64, [](u32 lane, u32) { return log_place{0, 63 - lane}; });
    CHECK(turned.at(0, 0) == 2063);
  }
}

TEST_CASE("pyhip_test_debug_log_registers_and_waves") { // AGPRs, pairs, EXEC, waves and workgroups
  for (const isa::arch a : all_archs) {
    const ir::program p = compiled<unsigned*>(a, 128, [](builder k, arg<unsigned*> buffer) {
      debug_log log(k, buffer, log_bytes);
      auto sum = k.agpr<f32, 2>(1.5f);
      auto pair = k.sgpr<u64>(0x1'0000'0002);
      k.where(k.thread_idx.x < 3, [&] {
        log(sum, "sum");
        log(pair, "pair");
      });
    });
    log_memory memory;
    run_clean(p, 2, memory.buffer());
    const log_contents log = memory.read();
    CHECK(log.ok);
    REQUIRE(log.named("sum").size() ==
            2); // of each workgroup the first wave: no lane of the second is enabled
    u32 groups = 0;
    for (const log_entry& e : log.named("sum")) {
      CHECK((e.exec == 7 && e.wave == 0 && e.bank == ir::bank::agpr));
      CHECK((e.value<f32>(0, 0) == 1.5f && e.value<f32>(2, 1) == 1.5f && e.value<f32>(3, 0) == 0.0f));
      groups |= 1u << e.group[0];
    }
    CHECK(groups == 3);
    REQUIRE(log.named("pair").size() == 2);
    CHECK(log.named("pair")[0].array<u64>().values == std::vector<u64>{0x1'0000'0002});
  }
}

TEST_CASE("pyhip_trap_silent_debug_log_full") { // it keeps what fits and counts the rest
  constexpr u32 record = 4 * (log_record::data + 64), room = log_record::begin_bytes + 2 * record + 100;
  const ir::program p = compiled<unsigned*>(isa::arch::gfx942, 256, [](builder k, arg<unsigned*> buffer) {
    debug_log log(k, buffer, room);
    auto x = k.vgpr<i32>(k.thread_idx.x);
    log(x, "x");
  });
  std::vector<unsigned> words(room / 4);
  run_clean(p, 1, sim::buffer<unsigned>(words.data(), words.size()));
  const log_contents log = read_debug_log(words.data(), room);
  CHECK(log.ok);
  REQUIRE(log.entries.size() == 2);
  CHECK(log.lost_bytes == 2 * record);
  for (const log_entry& e : log.entries) CHECK(e.value<i32>(5, 0) == static_cast<i32>(64 * e.wave + 5));
}

TEST_CASE("pyhip_trap_silent_debug_log_too_small") { // one that cannot hold a record is an error
  kernel_draft k(isa::arch::gfx942, 64);
  call_kernel<unsigned*>(k, [](builder b, arg<unsigned*> buffer) {
    const debug_log log(b, buffer, 200);
    log(b.thread_idx.x, "x");
  });
  const text_buffer message = k.error().message();
  CHECK(std::string(message.data(), message.size())
            .ends_with("a record of 352 bytes does not fit the log's 200 bytes"));
}

} // namespace
