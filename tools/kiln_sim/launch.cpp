// SPDX-License-Identifier: MIT
// Source of the layouts here: LLVM, "User Guide for AMDGPU Backend": kernel descriptor, initial kernel execution state,
// code object metadata.
#include "launch.hpp"

#include <cstring>

namespace kiln::code_object {
namespace {

/// Bits of kernel_code_properties.
constexpr u32 private_segment_buffer = 1u << 0, dispatch_pointer = 1u << 1, queue_pointer = 1u << 2,
              kernarg_pointer = 1u << 3, dispatch_id = 1u << 4, flat_scratch_init = 1u << 5,
              private_segment_size = 1u << 6, dynamic_stack = 1u << 11;

constexpr u32 dynamic_stack_bytes = 16384; // of a lane, where the compiler could not count

/// Room for arguments where nothing says how many bytes there are.
constexpr u64 unknown_kernarg_bytes = 4096;

/// Where the dispatch packet lies.
constexpr u64 packet_address = 0x5800'0000'0000;

} // namespace

launch::launch(const object& o, const kernel& k, const code& c)
    : object_(o), kernel_(k), code_(c), program_(c.program) {
  const uint64_t bytes =
      k.unlisted_arguments && k.kernarg_bytes == 0 ? unknown_kernarg_bytes : k.kernarg_bytes;
  kernarg_.resize(std::max<size_t>(64, (bytes + 63) / 64 * 64));
  packet_.resize(64);
  memory_.declare(kernarg_.data(), kernarg_.size(), false);
  memory_.declare_at(packet_address, packet_.data(), packet_.size(), false);
}

const argument* launch::next() const {
  size_t n = given_;
  for (const argument& a : kernel_.arguments)
    if (!a.hidden() && n-- == 0) return &a;
  return nullptr;
}

void launch::put(uint64_t offset, const void* data, uint64_t size) {
  if (offset > kernarg_.size() || size > kernarg_.size() - offset)
    throw failure("an argument lies behind the kernel's argument block");
  std::memcpy(kernarg_.data() + offset, data, size);
}

/// An argument of a kernel whose metadata does not list them.
void launch::append(const void* data, uint64_t size) {
  const uint64_t alignment = natural_alignment(size);
  const uint64_t at = (unlisted_end_ + alignment - 1) / alignment * alignment;
  put(at, data, size);
  unlisted_end_ = at + size;
  ++given_;
}

uint64_t launch::map_buffer(void* data, uint64_t size, bool writable) {
  if (data == nullptr) return memory_.declare_null();
  if (memory_.size() >= sim::memory::max_regions) throw failure("too many buffers");
  return memory_.declare(static_cast<u8*>(data), size, writable);
}

void launch::pass_buffer(void* data, uint64_t size, bool writable) {
  pass_address(map_buffer(data, size, writable));
}

void launch::pass_address(uint64_t address) {
  const argument* a = next();
  const std::string which = "argument " + std::to_string(given_);
  if (a == nullptr && !kernel_.unlisted_arguments)
    throw failure(kernel_.name + " takes " + std::to_string(given_) + " arguments");
  if (a != nullptr && a->size != 8)
    throw failure(which + " is a buffer; " + kernel_.name + " takes " + std::to_string(a->size) +
                  " bytes there" + (a->size > 8 ? ": a struct with pointers is given by its fields" : ""));
  if (a == nullptr) return append(&address, 8);
  ++given_;
  put(a->offset, &address, 8);
}

void launch::pass_bytes(const void* data, uint64_t size) {
  const argument* a = next();
  const std::string which = "argument " + std::to_string(given_);
  if (a == nullptr && kernel_.unlisted_arguments) return append(data, size);
  if (a == nullptr) throw failure(kernel_.name + " takes " + std::to_string(given_) + " arguments");
  if (a->pointer()) throw failure(which + " is a value; " + kernel_.name + " takes a pointer there");
  if (a->size != size)
    throw failure(which + " has " + std::to_string(size) + " bytes; " + kernel_.name + " takes " +
                  std::to_string(a->size));
  ++given_;
  put(a->offset, data, size);
}

void launch::pass_struct(const std::vector<struct_field>& fields) {
  const argument* a = next();
  const std::string which = "argument " + std::to_string(given_) + " of " + kernel_.name;
  const std::vector<uint8_t> bytes =
      lay_out_struct(fields, which, a == nullptr ? std::nullopt : std::optional<uint64_t>(a->size));
  pass_bytes(bytes.data(), bytes.size());
}

void launch::pass_kernarg(const std::vector<struct_field>& fields) {
  const std::string which = "the argument block of " + kernel_.name;
  if (given_ != 0) throw failure(which + " is given beside other arguments");
  const uint64_t size = kernel_.unlisted_arguments && kernel_.kernarg_bytes == 0 ? unknown_kernarg_bytes
                                                                                 : kernel_.kernarg_bytes;
  const std::vector<uint8_t> bytes = lay_out_struct(fields, which, size);
  put(0, bytes.data(), bytes.size());
  while (next() != nullptr) ++given_;
  unlisted_end_ = bytes.size();
}

void launch::pass_raw_kernarg(const void* bytes, uint64_t size) {
  put(0, bytes, std::min<uint64_t>(size, kernarg_.size()));
  while (next() != nullptr) ++given_;
}

void launch::fill_hidden() {
  u32 dimensions = 1;
  for (u32 i = 1; i < 3; ++i)
    if (grid[i] * block[i] != 1) dimensions = i + 1;
  for (const argument& a : kernel_.arguments) {
    if (!a.hidden()) continue;
    const std::string& kind = a.kind;
    const u32 axis = kind.empty() ? 0 : static_cast<u32>(kind.back() - 'x');
    u64 value = 0; // no remainders, offsets, queues, printf buffers, heaps
    if (kind.starts_with("hidden_block_count_"))
      value = grid[axis];
    else if (kind.starts_with("hidden_group_size_"))
      value = block[axis];
    else if (kind == "hidden_grid_dims")
      value = dimensions;
    else if (kind == "hidden_private_base")
      value = sim::private_aperture;
    else if (kind == "hidden_shared_base")
      value = sim::shared_aperture;
    else if (kind == "hidden_dynamic_lds_size")
      value = dynamic_lds_bytes;
    if (const auto set = hidden_.find(kind); set != hidden_.end()) value = set->second;
    put(a.offset, &value, a.size < 8 ? a.size : 8);
  }
}

void launch::fill_dispatch_packet(u64 kernarg) {
  const auto store = [this](u32 offset, auto value) {
    std::memcpy(packet_.data() + offset, &value, sizeof(value));
  };
  u16 dimensions = 1;
  for (u32 i = 0; i < 3; ++i) {
    if (i > 0 && grid[i] * block[i] != 1) dimensions = static_cast<u16>(i + 1);
    store(4 + 2 * i, static_cast<u16>(block[i]));
    store(12 + 4 * i, grid[i] * block[i]);
  }
  store(2, dimensions);
  store(24, kernel_.descriptor.scratch_bytes);
  store(28, program_.lds_bytes);
  store(40, kernarg);
}

/// Relocates the addresses in the image and maps its parts. Returns the address of its first instruction.
uint64_t launch::place_image() {
  if (shared_image_ != nullptr) return reinterpret_cast<uint64_t>(shared_image_) + code_.first_address;
  const uint64_t base = sim::code_base - code_.first_address;
  image_ = object_.image;
  for (const address_field& f : object_.address_fields) {
    const u64 value = base + f.target;
    using part = address_field::part;
    const u32 half = static_cast<u32>(f.which == part::high ? value >> 32 : value);
    const size_t bytes = f.which == part::all ? 8 : 4;
    if (f.at > image_.size() || image_.size() - f.at < bytes)
      throw failure("a relocation lies outside the image");
    f.which == part::all ? std::memcpy(image_.data() + f.at, &value, 8)
                         : std::memcpy(image_.data() + f.at, &half, 4);
  }
  for (const segment& s : object_.segments)
    memory_.declare_at(base + s.address, image_.data() + s.address, s.size, s.writable);
  return sim::code_base;
}

void launch::give(ir::input::kind what, u32 sgpr) {
  ir::register_group g;
  g.first = program_.virtual_dwords++;
  g.dwords = 1;
  g.fixed = static_cast<i16>(sgpr);
  program_.groups.push_back(g);
  program_.inputs.push_back({what, program_.groups.size() - 1});
}

void launch::set_registers(u64 kernarg, u64 dispatch) {
  const descriptor& d = kernel_.descriptor;
  const bool architected_scratch = object_.arch != isa::arch::gfx90a;
  u32 next = 0;
  const auto add = [this, &next](u32 value) { options.entry.scalars.push_back({next++, value}); };
  const auto add_pair = [&add](u64 value) {
    add(static_cast<u32>(value)), add(static_cast<u32>(value >> 32));
  };
  if ((d.properties & private_segment_buffer) != 0) {
    add(static_cast<u32>(sim::scratch_base));
    add(static_cast<u32>(sim::scratch_base >> 32) | 1u << 31); // swizzled
    add(~0u);
    add(1u << 23 | 3u << 21 | 1u << 19); // the lane is the index, 64 lanes side by side, dword by dword
  }
  if ((d.properties & dispatch_pointer) != 0) add_pair(dispatch);
  if ((d.properties & queue_pointer) != 0) add_pair(0);
  if ((d.properties & kernarg_pointer) != 0) add_pair(kernarg);
  if ((d.properties & dispatch_id) != 0) add_pair(1);
  if ((d.properties & flat_scratch_init) != 0) add_pair(0);
  if ((d.properties & private_segment_size) != 0) add(options.scratch_bytes_per_lane);
  const u32 preloaded = d.preload & 127u, first_dword = d.preload >> 7;
  for (u32 i = 0; i < preloaded; ++i) {
    u32 value = 0;
    const size_t at = 4 * (size_t{first_dword} + i);
    if (at + 4 <= kernarg_.size()) std::memcpy(&value, kernarg_.data() + at, 4);
    add(value);
  }
  const u32 user_sgprs = d.rsrc2 >> 1 & 31;
  if (next != user_sgprs)
    throw failure(kernel_.name + ": the descriptor counts " + std::to_string(user_sgprs) +
                  " user SGPRs, its properties " + std::to_string(next));
  for (u32 axis = 0; axis < 3; ++axis)
    if ((d.rsrc2 >> (7 + axis) & 1) != 0)
      give(static_cast<ir::input::kind>(static_cast<u32>(ir::input::kind::workgroup_id_x) + axis), next++);
  if ((d.rsrc2 >> 10 & 1) != 0) add(0); // workgroup info
  if ((d.rsrc2 & 1) != 0 && !architected_scratch)
    add(0); // the wave's offset in scratch: each wave has its own
  options.entry.packed_work_items = 1 + (d.rsrc2 >> 11 & 3); // 0: x; 1: x and y; 2: all
  // FP_ROUND and FP_DENORM, DX10_CLAMP, IEEE, FP16_OVFL.
  options.entry.mode = (d.rsrc1 >> 12 & 0xff) | (d.rsrc1 >> 21 & 1) << 8 | (d.rsrc1 >> 23 & 1) << 9 |
                       (d.rsrc1 >> 26 & 1) << 23;
  options.entry.unified_vgprs = ((d.rsrc1 & 63) + 1) * 8;
  options.entry.instruction = code_.entry;
  if (preloaded != 0) {
    // The compiler put loads of the arguments in front, for firmware that does not preload them.
    const u64 wanted = kernel_.entry + preload_entry_offset - code_.first_address;
    for (u32 i = 0; i < code_.byte_offsets.size(); ++i)
      if (code_.byte_offsets[i] == wanted) options.entry.instruction = i;
  }
}

uint64_t launch::prepare() {
  if (const argument* a = next())
    throw failure(kernel_.name + ": argument " + std::to_string(given_) +
                  (a->name.empty() ? "" : " (" + a->name + ")") + " is missing");
  const u64 items = u64{block[0]} * block[1] * block[2];
  if (items > kernel_.block_limit)
    throw failure(kernel_.name + " is compiled for blocks of at most " + std::to_string(kernel_.block_limit) +
                  " work-items; " + std::to_string(items) + " are asked for");
  for (u32 i = 0; i < 3; ++i) {
    if (kernel_.required_block[i] != 0 && kernel_.required_block[i] != block[i])
      throw failure(kernel_.name + " is compiled for another block size");
    program_.block_size[i] = block[i];
    options.grid[i] = grid[i];
  }
  const descriptor& d = kernel_.descriptor;
  program_.lds_bytes = d.lds_bytes + dynamic_lds_bytes;
  options.scratch_bytes_per_lane =
      d.scratch_bytes + extra_scratch_bytes + ((d.properties & dynamic_stack) != 0 ? dynamic_stack_bytes : 0);
  options.entry = {};
  options.undefined_operands = true;
  program_.inputs.clear();
  program_.groups.clear();
  program_.virtual_dwords = 0;
  const u64 kernarg = sim::memory::base_of(0);
  fill_hidden();
  fill_dispatch_packet(kernarg);
  options.entry.code_address = place_image();
  set_registers(kernarg, packet_address);
  return kernarg;
}

sim::result launch::run() {
  const uint64_t kernarg = prepare();
  return sim::run(program_, options, memory_, kernarg);
}

sim::timing::prediction launch::estimate(const sim::timing_options& timing) {
  const uint64_t kernarg = prepare();
  return sim::estimate(program_, options, timing, memory_, kernarg);
}

} // namespace kiln::code_object
