// SPDX-License-Identifier: MIT
// What the judges of tokens and of rings of LDS slots find, each in a kernel that is right but for it.
#include <kiln/compile/kernel.hpp>
#include <kiln/tile/ring.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>

namespace {

using namespace kiln;

/// What one lacks.
enum class fault {
  none,
  wait,
  wait_of_an_older,
  barrier_after_wait,
  barrier_before_wait,
  barrier_after_reads,
  reads_end,
  load,
  plain_barrier,
  plain_access,
  apart_access,
  load_by_some,
  early_by_one_path,
};

/// One slot, loaded and read in turn.
template<fault F> constexpr void in_turn(builder k, arg<float*> out, arg<const float*> in, arg<int> n) {
  auto tiles = k.buffer(in, 1 << 20);
  auto sum = k.vgpr<f32>(0), x = k.vgpr<f32>(0);
  auto of_wave = k.sgpr<u32>(as<u32>(k.wave_id()) * 256);
  auto at = k.vgpr<u32>(as<u32>(k.thread_idx.x) * 4);
  auto other = k.lds<float>(256);
  lds_ring ring(k, 1, 1024);
  auto loaded = k.make_token();
  const auto load = [&] {
    ring.load(loaded, 0,
              [&](const sgpr<u32>& place) { tiles.load_to_lds<4>(place + of_wave, byte_offset(at)); });
  };
  if (F == fault::wait_of_an_older) load();
  k.for_(0, n, 1, [&](auto) {
    if (F == fault::load_by_some)
      k.if_(of_wave < 256, load);
    else if (F != fault::load)
      load();
    if (F == fault::early_by_one_path)
      k.if_(n > 3, [&] { k.wait(loaded); });
    else if (F == fault::wait_of_an_older)
      k.wait(loaded, younger(1));
    else if (F != fault::wait && F != fault::barrier_before_wait && F != fault::load)
      k.wait(loaded);
    if (F == fault::plain_access) sum += other[k.thread_idx.x];
    if (F == fault::apart_access) k.apart([&] { sum += other[k.thread_idx.x]; });
    if (F == fault::plain_barrier)
      k.s_barrier();
    else if (F != fault::barrier_after_wait)
      k.barrier();
    if (F == fault::barrier_before_wait) k.wait(loaded);
    const auto read = [&] {
      ring.read(0, [&](const sgpr<u32>& place) {
        auto from = k.vgpr<u32>(1020 - at + place);
        k.ds_read_b32(x, from);
      });
    };
    if (F == fault::reads_end)
      k.detached(read);
    else
      read();
    if (F != fault::barrier_after_reads) k.barrier();
    if (F != fault::reads_end) sum += x;
  });
  out[k.thread_idx.x] = sum + x;
}

template<fault F> std::string said(u32 block = 256) {
  const compile::outcome made = block == 256
                                    ? compile::compile_kernel<in_turn<F>, block_size<256>>(isa::arch::gfx942)
                                    : compile::compile_kernel<in_turn<F>, block_size<64>>(isa::arch::gfx942);
  const text_buffer text = made.error.text;
  return {text.data(), text.size()};
}
/// True if it does; else what is said appears in the failure.
bool contains(const std::string& text, const char* part) {
  if (text.find(part) == std::string::npos) UNSCOPED_INFO("said: " << text);
  return text.find(part) != std::string::npos;
}

} // namespace

TEST_CASE("one slot, loaded and read in turn, is accepted") { CHECK(said<fault::none>() == ""); }

TEST_CASE("reads too early") {
  CHECK(contains(said<fault::wait>(), "ds_read_b32 reads slot 0 of the ring of line"));
  CHECK(contains(said<fault::wait>(),
                 "has arrived: wait for its token, s_waitcnt vmcnt(0), and then at a barrier"));
  CHECK(contains(said<fault::wait_of_an_older>(), "has arrived: wait for its token, s_waitcnt vmcnt(0)"));
  CHECK(contains(said<fault::early_by_one_path>(), "has arrived: wait for its token, s_waitcnt vmcnt(0)"));
  CHECK(
      contains(said<fault::barrier_after_wait>(), "loads has arrived: a barrier is missing after the wait"));
  CHECK(
      contains(said<fault::barrier_before_wait>(), "loads has arrived: a barrier is missing after the wait"));
  CHECK(contains(said<fault::load>(), "into which nothing has been loaded on some path to here"));
}

TEST_CASE("loads too early") {
  CHECK(contains(said<fault::barrier_after_reads>(), "buffer_load_dword writes slot 0 of the ring of line 38 "
                                                     "while waves may still read it in line 66: a barrier "
                                                     "is missing after the reads"));
  CHECK(contains(said<fault::reads_end>(), "s_waitcnt lgkmcnt(0) and a barrier after the reads are missing"));
}

TEST_CASE("one wave needs waits and no barriers") {
  CHECK(said<fault::barrier_after_wait>(64) == "");
  CHECK(contains(said<fault::wait>(64), "has arrived: wait for its token, s_waitcnt vmcnt(0)"));
}

TEST_CASE("what the judge cannot follow is refused") {
  CHECK(contains(said<fault::plain_barrier>(), "a barrier is one of all waves: k.barrier()"));
  CHECK(contains(said<fault::plain_access>(), "accesses LDS while slots of the ring of line 38 are in use"));
  CHECK(said<fault::apart_access>() == "");
  CHECK(contains(said<fault::load_by_some>(),
                 "asynchronous load to LDS, or use of a ring of LDS slots, under the condition"));
}

namespace {

/// Loads to LDS that are in no ring.
template<bool Waits, bool Meets> constexpr void loose(builder k, arg<float*> out, arg<const float*> in) {
  auto tiles = k.buffer(in, 1 << 20);
  auto of_wave = k.sgpr<u32>(as<u32>(k.wave_id()) * 256);
  auto shared = k.lds<float>(256);
  const auto loaded = k.async([&] { tiles.load_to_lds<4>(of_wave, byte_offset(k.thread_idx.x * 4)); });
  if (Waits) k.wait(loaded);
  if (Meets) k.barrier();
  out[k.thread_idx.x] = shared[255 - k.thread_idx.x];
}
template<auto Kernel> std::string said_of() {
  const compile::outcome made = compile::compile_kernel<Kernel, block_size<256>>(isa::arch::gfx942);
  const text_buffer text = made.error.text;
  return {text.data(), text.size()};
}

constexpr void never_issued(builder k, arg<float*> out) {
  auto loaded = k.make_token();
  k.wait(loaded);
  out[k.thread_idx.x] = 1.0f;
}
template<u32 Left> constexpr void asserted(builder k, arg<float*> out, arg<const float*> in) {
  auto at = k.vgpr<u32>(), x = k.vgpr<u32>(), y = k.vgpr<u32>();
  k.v_lshlrev_b32(at, 2, k.thread_idx.x);
  k.s_waitcnt(lgkmcnt(0));
  const auto loaded = k.async([&] { k.global_load_dword(x, at, in); });
  k.global_load_dword(y, at, in);
  k.s_waitcnt(vmcnt(Left));
  k.wait(loaded);
  k.s_waitcnt(vmcnt(0));
  k.global_store_dword(at, x, out);
  k.global_store_dword(at, y, out);
}
template<u32 Left> std::string said_of_asserted() {
  using options = compile::kernel_options<block_size<64>, waits::checked>;
  const compile::outcome made = compile::compile_kernel<asserted<Left>, options>(isa::arch::gfx942);
  const text_buffer text = made.error.text;
  return {text.data(), text.size()};
}

} // namespace

TEST_CASE("loads to LDS that are in no ring") {
  CHECK(said_of<loose<true, true>>() == "");
  CHECK(contains(said_of<loose<false, true>>(), "reads LDS before buffer_load_dword of line"));
  CHECK(contains(said_of<loose<true, false>>(), "a barrier is missing after the wait"));
}

TEST_CASE("waits for tokens") {
  CHECK(contains(said_of<never_issued>(), "this waits for loads that no path has issued before it"));
  CHECK(said_of_asserted<1>() == "");
  CHECK(contains(said_of_asserted<2>(),
                 "may not have arrived where they are waited for: s_waitcnt vmcnt(1) is missing"));
}
