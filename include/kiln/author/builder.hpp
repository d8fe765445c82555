// SPDX-License-Identifier: MIT
// What a kernel function receives: registers, LDS, ids, control flow, and every instruction of the target by name.
#pragma once

#include <kiln/author/arguments.hpp>
#include <kiln/author/assume.hpp>
#include <kiln/author/control/async.hpp>
#include <kiln/author/control/control_flow.hpp>
#include <kiln/author/control/counted_loops.hpp>
#include <kiln/author/control/insertion.hpp>
#include <kiln/author/control/lane_control.hpp>
#include <kiln/author/control/schedule_stream.hpp>
#include <kiln/author/memory/buffer.hpp>
#include <kiln/author/memory/lds_tensor.hpp>
#include <kiln/author/promises.hpp>
#include <kiln/author/register_makers.hpp>
#include <kiln/author/rounding.hpp>
#include <kiln/emit/gen/mnemonics.hpp>

namespace kiln::author {
class wave_exchange;
} // namespace kiln::author

namespace kiln {

/// A handle to the kernel that is being written. It is passed by value: copies name the same kernel and write nothing.
class builder : public emit::mnemonics,
                public author::register_makers,
                public author::control_flow,
                public author::counted_loops,
                public author::lane_control,
                public author::streams,
                public author::insertion {
  template<class T> using scalar = author::reg<ir::bank::sgpr, T>;
  template<class T> using vector = author::reg<ir::bank::vgpr, T>;
  using operand = emit::operand;

  author::kernel_state* state_;

public:
  constexpr explicit builder(author::kernel_state& s)
      : mnemonics(s.program_draft),
        register_makers(s.program_draft),
        control_flow(s),
        counted_loops(s),
        lane_control(s),
        streams(s),
        insertion(s),
        state_(&s),
        block_idx(s.ids.block_idx),
        thread_idx(s.ids.thread_idx),
        block_dim(s.ids.block_dim),
        grid_dim(s.ids.grid_dim) {}
  /// The same kernel with another work-item id: see kiln::work_item_copy.
  constexpr builder(const builder& b, const author::three<vector<i32>>& item)
      : mnemonics(b.program_draft()),
        register_makers(b.program_draft()),
        control_flow(b.state()),
        counted_loops(b.state()),
        lane_control(b.state()),
        streams(b.state()),
        insertion(b.state()),
        state_(b.state_),
        block_idx(b.block_idx),
        thread_idx(item),
        block_dim(b.block_dim),
        grid_dim(b.grid_dim) {}

  constexpr author::kernel_state& state() const { return *state_; }

  /// Appends an instruction that passes may replace, as those of expressions: operands in AMD's order, then modifiers.
  template<class... A> constexpr void emit(isa::mn::mnemonic mnemonic, const A&... arguments) const {
    draft_->emit(mnemonic, arguments...);
  }
  using streams::emit;

  /// The barrier of the workgroup, as written: it waits for no memory operation. All waves have to reach it: in where,
  /// otherwise and while_lanes it is an error. Under if_ it is not checked, as schedules of two groups of waves have one on
  /// each side.
  // NOLINTNEXTLINE(bugprone-derived-method-shadowing-base-method): it is meant to stand for the mnemonic
  constexpr void s_barrier(source at = source::here()) const {
    if (draft_->skipped_bodies != 0)
      return fail(
          at, "s_barrier inside where or while_lanes: a wave without a lane there skips it, and the others "
              "wait for ever. End the where before the barrier, and begin another after it");
    mnemonics::s_barrier(at);
  }
  /// The same instruction as a meeting of all waves: under a condition of the workgroup (an argument, block_idx) it may stand,
  /// under one that is computed from work-item ids, wave_id() among them, it is an error. Conditions on loaded values are not
  /// checked here; the simulator reports waves that end while others wait.
  constexpr void barrier(source at = source::here()) const {
    s_barrier(at);
    if (failed()) return;
    program().code.back().marks |= ir::mark::meets_all_waves;
    program().has_checked_barriers = true;
  }

  // References, so that a copy of the builder copies no registers, and `auto x = k.thread_idx.x` is a new variable.
  const author::three<scalar<i32>>& block_idx;  ///< workgroup id
  const author::three<vector<i32>>& thread_idx; ///< work-item id in the workgroup
  const author::three<i32>& block_dim; ///< work-items of a workgroup; known when the kernel is compiled
  const author::three<author::grid_extent>& grid_dim; ///< workgroups of the launch, HIP's gridDim

  /// An array of `count` elements in the workgroup's LDS.
  template<author::MemoryType M>
  constexpr author::lds_array<M> lds(u32 count, source at = source::here()) const {
    return {*draft_, take_lds(u64{count} * author::memory_type<M>::bytes, at), count};
  }
  /// An error.
  template<author::MemoryType M>
  constexpr author::lds_array<M> lds(const author::run_time_value& count) const {
    fail(count.where, "the size of LDS is known while the kernel is built: a number");
    return lds<M>(1, count.where);
  }

  /// The same with a shape: `k.lds_tensor<f32, 16, 64>()`. Coordinates take the place of one index.
  template<author::MemoryType M, u32... Extents>
  constexpr kiln::lds_tensor<M, no_swizzle, Extents...> lds_tensor(source at = source::here()) const {
    return {*draft_, take_lds(layout<M, Extents...>::bytes, at)};
  }
  /// Gives an array's bytes back; later arrays may get them. Waves may still be reading: s_barrier is the author's.
  template<class Array> constexpr void free_lds(const Array& array, source at = source::here()) const {
    if (!state_->lds.give_back(array.offset_bytes()))
      fail(at, text_buffer{} << "LDS at byte " << array.offset_bytes()
                             << " is not taken: free_lds gives back an array once, under its first name");
  }

  /// A buffer descriptor for so many bytes at a pointer: a number, or an i32 or u32 in an SGPR.
  constexpr kiln::buffer buffer(author::uniform_value<u64> address, const author::element_count& bytes,
                                source at = source::here()) const {
    kiln::buffer b(*draft_, draft_->allocate(ir::bank::sgpr, 4, -1, at));
    b.setup(address, bytes);
    return b;
  }
  /// The same for so many elements of what a pointer argument points to: `k.buffer(x, elements(n))`.
  template<class T>
  constexpr kiln::buffer buffer(const arg<T*>& pointer, const elements& count,
                                source at = source::here()) const {
    kiln::buffer b(*draft_, draft_->allocate(ir::bank::sgpr, 4, -1, at));
    b.setup(author::uniform_value<u64>(pointer, at),
            count.times(*draft_, author::memory_type<__remove_cv(author::pointed_type<T>)>::bytes));
    return b;
  }

  /// Promises what holds for every launch: comparisons of a kernel argument of 32 bits with a number, joined by &&, as in
  /// k.assume(n >= 0 && n <= 1 << 28). No instruction is left of it. Addresses become shorter by what is known; the simulator
  /// refuses a launch that does not keep the promise.
  constexpr void assume(const author::assumed& a) const { author::assume(*draft_, a); }

  /// Promises that no two of these pointer arguments lead to the same memory: `k.no_alias(x, y)`. No instruction is left of
  /// it. Accesses through one may then pass those through another; the simulator refuses a launch whose buffers overlap.
  template<class... More>
  constexpr void no_alias(const author::promised_pointer& first, const author::promised_pointer& second,
                          const More&... more) const {
    const author::promised_pointer all[] = {first, second, author::promised_pointer(more, first.where)...};
    author::keep_apart(*draft_, all, 2 + sizeof...(More));
  }

  /// Refuses any block size but this: for a kernel that is written for one.
  constexpr void require_block_size(u32 x, u32 y = 1, u32 z = 1, source at = source::here()) const {
    const u32 given_x = static_cast<u32>(block_dim.x), given_y = static_cast<u32>(block_dim.y),
              given_z = static_cast<u32>(block_dim.z);
    if (x != given_x || y != given_y || z != given_z)
      fail(at, text_buffer{} << "this kernel needs block_size<" << x << ", " << y << ", " << z
                             << ">; it has block_size<" << given_x << ", " << given_y << ", " << given_z
                             << '>');
  }

  /// Registers must leave room for so many waves on each SIMD, 1..8, whatever the workgroup's size: 512 VGPRs and AGPRs
  /// are shared by them. With 256 work-items and 2 waves per SIMD a compute unit holds two workgroups.
  constexpr void require_waves_per_simd(u32 waves, source at = source::here()) const {
    if (waves == 0 || waves > 8)
      return fail(at, text_buffer{} << waves << " waves per SIMD; allowed range is 1..8");
    state_->program_draft.program.waves_per_simd = waves;
  }

  /// Index of this lane in its wave: 0..63.
  constexpr vector<i32> lane_id(source at = source::here()) const {
    const operand low = selection::new_reg(*draft_, ir::bank::vgpr, isa::element::i32, at),
                  id = selection::new_reg(*draft_, ir::bank::vgpr, isa::element::i32, at);
    draft_->emit(isa::mn::v_mbcnt_lo_u32_b32, low, -1, 0, at);
    draft_->emit(isa::mn::v_mbcnt_hi_u32_b32, id, -1, low, at);
    return {*draft_, id.code.payload()};
  }
  /// Index of this wave in its workgroup, in an SGPR: work-items go to waves in the order of x, then y, then z.
  constexpr scalar<i32> wave_id(source at = source::here()) const {
    const operand id = selection::new_reg(*draft_, ir::bank::sgpr, isa::element::i32, at);
    if (block_dim.x * block_dim.y * block_dim.z <= 64)
      return selection::move(*draft_, id, operand(0, at)), scalar<i32>{*draft_, id.code.payload()};
    const operand item = first_lane_of(thread_idx.x, at);
    if (block_dim.y * block_dim.z != 1) {
      const operand row = first_lane_of(thread_idx.y, at);
      if (block_dim.z != 1) {
        const operand plane = first_lane_of(thread_idx.z, at);
        draft_->emit(isa::mn::s_mul_i32, plane, plane, operand(block_dim.y, at));
        draft_->emit(isa::mn::s_add_i32, row, row, plane);
      }
      draft_->emit(isa::mn::s_mul_i32, row, row, operand(block_dim.x, at));
      draft_->emit(isa::mn::s_add_i32, item, item, row);
    }
    draft_->emit(isa::mn::s_lshr_b32, id, item, operand(6, at));
    return {*draft_, id.code.payload()};
  }
  /// The value of the first enabled lane, in an SGPR.
  template<emit::Element T>
  constexpr scalar<T> read_first_lane(const author::handle<ir::bank::vgpr, T>& v,
                                      source at = source::here()) const {
    const operand d = selection::new_reg(*draft_, ir::bank::sgpr, emit::element_traits<T>::element, at);
    draft_->emit(isa::mn::v_readfirstlane_b32, d, emit::operand(v, at));
    return {*draft_, d.code.payload()};
  }

  /// Calls registers by a name where people see them: in listings with registers (show_code, dump_code) and where registers
  /// run out. `k.name(sum, "sum")` has no instruction.
  template<emit::RegisterHandle H> constexpr void name(const H& registers, const char* name) const {
    draft_->program.names.push_back({registers.first_dword(), H::dwords, name});
  }

  /// Compiles this kernel without some passes: `k.without<passes::share_expressions>()`.
  template<passes... Names> constexpr void without() const {
    draft_->program.left_out |= kiln::without<Names...>::left_out;
  }

  /// From here on each operator of the kernel rounds: `a * b + c` is two instructions. See kiln::contraction.
  constexpr void without_contraction() const { draft_->program.left_out |= contraction_is_off; }

  /// What `body` writes may change its order, named instructions too: passes move independent instructions between
  /// dependent ones and into gaps that would be s_nop. Results and the order of memory accesses stay.
  template<class Body> constexpr void schedule(Body body) const {
    const u32 begin = draft_->program.code.size();
    ++state_->marking;
    body();
    --state_->marking;
    for (u32 i = begin; i < draft_->program.code.size(); ++i)
      draft_->program.code[i].marks |= ir::mark::movable;
    draft_->program.has_schedule = true;
  }

  /// No barrier waits for LDS accesses and loads to LDS in `body`, and no other LDS access for its loads to LDS. The author
  /// writes the s_waitcnt that ends them, as for a prefetch that stays in flight around a loop. Registers that they fill are
  /// waited for as ever.
  template<class Body> constexpr void detached(Body body) const {
    const u32 begin = draft_->program.code.size();
    ++state_->marking;
    body();
    --state_->marking;
    for (u32 i = begin; i < draft_->program.code.size(); ++i)
      draft_->program.code[i].marks |= ir::mark::detached;
  }

  /// The loads of `body`, from global memory, buffers and LDS to registers or to LDS, are under way from here on: no barrier
  /// waits for them. Wait for the token that they give, and then, for LDS, at a barrier. Straight-line code or `where`.
  /// Registers that they fill are protected as ever; reads of LDS too early are an error (check::rings).
  template<class Body> constexpr token async(Body body, source at = source::here()) const {
    const token t = author::make_token(*state_, at);
    return author::async(*state_, t, body, at), t;
  }
  /// The same as one more generation of a token, as in a loop: `k.make_token()` before it.
  template<class Body> constexpr void async(token t, Body body, source at = source::here()) const {
    author::async(*state_, t, body, at);
  }
  constexpr token make_token(source at = source::here()) const { return author::make_token(*state_, at); }
  /// Waits until all of the token's loads have arrived, those of this wave: `s_waitcnt` with the largest count that is safe on
  /// all paths, or nothing where they have arrived already. With waits::checked nothing is inserted: it asserts that.
  constexpr void wait(token t, source at = source::here()) const { wait(t, younger(0), at); }
  /// The same for all but the youngest generations: `k.wait(t, younger(1))` while the next one's loads are in flight.
  constexpr void wait(token t, younger but, source at = source::here()) const {
    author::wait(*state_, t, but, at);
  }
  using streams::wait;
  /// What `body` accesses in LDS is no memory that asynchronous loads write: it needs no wait for these. By the author's word:
  /// nothing of it is proved, and only the simulator's monitor sees where it does not hold.
  template<class Body> constexpr void apart(Body body) const {
    const u32 begin = draft_->program.code.size();
    ++state_->marking;
    body();
    --state_->marking;
    author::tag_accesses(*state_, begin, ir::tag::of(ir::tag::kind::apart, 0));
  }

private:
  friend class author::wave_exchange;

  constexpr operand first_lane_of(const vector<i32>& v, source at) const {
    const operand s = selection::new_reg(*draft_, ir::bank::sgpr, isa::element::i32, at);
    draft_->emit(isa::mn::v_readfirstlane_b32, s, operand(v, at));
    return s;
  }
  /// First byte of that many free bytes of LDS.
  constexpr u32 take_lds(u64 bytes, source at, u32 alignment = 16) const { // 16: the widest LDS access
    const u32 limit = isa::facts_of(arch()).lds_bytes;
    u32 first = 0;
    u64 end = bytes;
    if (bytes <= limit) {
      first = state_->lds.take(static_cast<u32>(bytes), alignment);
      end = first + bytes;
    }
    if (end > limit)
      fail(at, text_buffer{} << "LDS: this array of " << bytes << " bytes brings the kernel to " << end
                             << "; " << isa::facts_of(arch()).name << " has " << limit << " for a workgroup");
    else if (end > draft_->program.lds_bytes)
      draft_->program.lds_bytes = static_cast<u32>(end);
    return first;
  }
};

} // namespace kiln
