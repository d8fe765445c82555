// SPDX-License-Identifier: MIT
// Runs a kernel of a code object in the simulator, set up as AMD's runtime would set it up.
#pragma once

#include "code_object.hpp"

#include <kiln/sim/timing/estimate.hpp>

#include <deque>
#include <map>
#include <optional>

namespace kiln::code_object {

/// A field of a struct that is passed by value.
struct struct_field {
  std::optional<uint64_t>
      at; ///< byte in the struct; without it after the field before, aligned as C aligns numbers
  std::vector<uint8_t> bytes; ///< its value; of a pointer what launch::map_buffer() gives
  bool pointer = false;       ///< 8 bytes at a multiple of 8
};

/// Bytes of a struct of `size` bytes, or as many as the fields need; what no field says is 0. Fields outside the struct,
/// fields that overlap and misaligned pointers are `failure`s, which begin with `name`.
std::vector<uint8_t> lay_out_struct(const std::vector<struct_field>& fields, const std::string& name,
                                    std::optional<uint64_t> size = {});

/// One launch. Arguments are given in the kernel's order; buffers must outlive run().
class launch {
public:
  /// `k` is a kernel of `o`. The code must be that of the kernel; it can be shared by launches.
  launch(const object& o, const kernel& k, const code& c);
  launch(const launch&) = delete;
  launch& operator=(const launch&) = delete;

  uint32_t grid[3] = {1, 1, 1}; ///< workgroups
  uint32_t block[3] = {64, 1, 1};
  uint32_t dynamic_lds_bytes = 0;
  uint32_t extra_scratch_bytes = 0; ///< per lane, for kernels with calls through pointers or recursion
  sim::launch_options options;      ///< grid, entry and scratch are filled in by run()

  /// Device address of `size` bytes at `data`, for pointers in structs; 0 for a null pointer. Passes no argument.
  uint64_t map_buffer(void* data, uint64_t size, bool writable = true);
  /// A pointer argument: `size` bytes at `data`. A null pointer has size 0.
  void pass_buffer(void* data, uint64_t size, bool writable = true);
  /// A pointer argument: an address that map_buffer() gave, or one after it.
  void pass_address(uint64_t address);
  /// A value argument of exactly the argument's size.
  void pass_bytes(const void* data, uint64_t size);
  template<class T> void pass(const T& value) { pass_bytes(&value, sizeof(T)); }

  /// A struct by value, put together from its fields.
  void pass_struct(const std::vector<struct_field>& fields);

  /// All arguments at once, as fields of the argument block; what no field says is 0. For blocks with padding among the
  /// arguments, which programs fill themselves (hipModuleLaunchKernel's `extra`).
  void pass_kernarg(const std::vector<struct_field>& fields);

  /// The bytes of the argument block from its beginning; arguments that they do not reach are 0. For runtimes, whose callers
  /// lay out the block themselves.
  void pass_raw_kernarg(const void* bytes, uint64_t size);

  /// Runs the object's code where `image` lies, relocated for that address, instead of in a copy of the launch's own. Its
  /// segments are not declared: the caller declares what the kernel may access.
  void use_image(const uint8_t* image) { shared_image_ = image; }
  /// The value of a hidden argument that the launch itself leaves 0: "hidden_hostcall_buffer" and others.
  void set_hidden(const std::string& kind, uint64_t value) { hidden_[kind] = value; }
  /// What the kernel may access, for allocations at the host's addresses.
  sim::memory& memory() { return memory_; }

  /// The argument that the next pass...() is for; nullptr when all are given, or when the metadata does not list them.
  const argument* next() const;

  /// Runs the grid. Errors in the request are `failure`s; what the simulator finds is in the result.
  sim::result run();
  /// Predicts its time instead; the same for every number of threads.
  sim::timing::prediction estimate(const sim::timing_options& timing);

  /// Host bytes of a variable of the code object, after run().
  uint8_t* image_at(uint64_t address) { return image_.data() + address; }

private:
  /// Checks the request and lays out memory; the address of the arguments.
  uint64_t prepare();
  void append(const void* data, uint64_t size);
  void put(uint64_t offset, const void* data, uint64_t size);
  uint64_t place_image();
  void fill_hidden();
  void set_registers(u64 kernarg, u64 dispatch);
  void give(ir::input::kind what, u32 sgpr);
  void fill_dispatch_packet(u64 kernarg);

  const object& object_;
  const kernel& kernel_;
  const code& code_;
  ir::program program_;
  sim::memory memory_;
  std::vector<uint8_t> kernarg_, image_, packet_;
  std::deque<uint8_t> empty_; ///< something to point to for buffers without bytes
  size_t given_ = 0;
  const uint8_t* shared_image_ = nullptr;
  std::map<std::string, uint64_t> hidden_;
  uint64_t unlisted_end_ = 0; ///< of the arguments given so far, where the metadata does not list them
};

} // namespace kiln::code_object
