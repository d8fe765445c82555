// SPDX-License-Identifier: MIT
#include "library.hpp"

#include "answering_host.hpp"
#include "board.hpp"
#include "launch.hpp"
#include "request.hpp"
#include "result_json.hpp"

#include <kiln/sim/timing/prediction_json.hpp>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <optional>

using namespace kiln;
using code_object::failure;

struct kiln_sim_object {
  code_object::object object;
  std::map<uint32_t, code_object::code> codes; ///< of the kernels that were asked for
  std::mutex reading;

  const code_object::kernel& kernel(uint32_t i) const { return object.kernels.at(i); }
  const code_object::code& code(uint32_t i) {
    const std::lock_guard lock(reading);
    auto known = codes.find(i);
    if (known == codes.end()) known = codes.emplace(i, read_code(object, kernel(i))).first;
    return known->second;
  }
};

namespace {

char* copy_of(std::string_view text) {
  char* out = static_cast<char*>(std::malloc(text.size() + 1));
  if (out == nullptr) return nullptr;
  std::memcpy(out, text.data(), text.size());
  out[text.size()] = 0;
  return out;
}

/// What `work` returns; null and a text for what it throws.
template<class Work> auto guarded(char** error, Work work) -> decltype(work()) {
  *error = nullptr;
  try {
    return work();
  } catch (const std::exception& e) {
    *error = copy_of(e.what());
    return nullptr;
  }
}

/// Host memory of the pointer arguments, or a copy of it. What overlaps is one buffer, so that views of one array stay what
/// they are.
class shared_memory {
public:
  explicit shared_memory(bool copied) : copied_(copied) {}
  void add(const kiln_sim_argument& a) {
    if (a.form != kiln_sim_argument::pointer && a.form != kiln_sim_argument::field) return;
    block joined{a.first, a.first + a.size, a.writable != 0, 0, {}};
    for (size_t i = 0; i < blocks_.size();) {
      const block& b = blocks_[i];
      if (b.first >= joined.end || joined.first >= b.end) {
        ++i;
        continue;
      }
      joined = {
          std::min(b.first, joined.first), std::max(b.end, joined.end), b.writable || joined.writable, 0, {}};
      blocks_.erase(blocks_.begin() + static_cast<ptrdiff_t>(i));
      i = 0; // it may reach others now
    }
    blocks_.push_back(joined);
  }
  /// Device address of a pointer argument. Buffers are numbered in the order in which arguments name them.
  uint64_t address_of(const kiln_sim_argument& a, code_object::launch& l) {
    const auto holds = [&a](const block& b) { return b.first <= a.first && a.first + a.size <= b.end; };
    block& b = *std::find_if(blocks_.begin(), blocks_.end(), holds);
    if (b.device == 0) {
      auto* data = reinterpret_cast<uint8_t*>(b.first);
      if (copied_) {
        b.copy.assign(data, data + (b.end - b.first));
        data = b.copy.data();
      }
      b.device = l.map_buffer(data, b.end - b.first, b.writable);
    }
    return b.device + (a.address - b.first);
  }

private:
  struct block {
    uint64_t first, end;
    bool writable;
    uint64_t device;
    std::vector<uint8_t> copy;
  };
  bool copied_;
  std::vector<block> blocks_;
};

void pass_arguments(code_object::launch& l, shared_memory& memory, const kiln_sim_argument* arguments,
                    uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) memory.add(arguments[i]);
  for (uint32_t i = 0; i < count; ++i) {
    const kiln_sim_argument& a = arguments[i];
    if (a.form != kiln_sim_argument::bytes) {
      l.pass_address(a.form == kiln_sim_argument::null ? 0 : memory.address_of(a, l));
      continue;
    }
    const auto* first = reinterpret_cast<const uint8_t*>(a.address);
    std::vector<uint8_t> bytes(first, first + a.size);
    for (; i + 1 < count && arguments[i + 1].form == kiln_sim_argument::field; ++i) {
      const uint64_t address = memory.address_of(arguments[i + 1], l), at = arguments[i + 1].at;
      if (bytes.size() < 8 || at > bytes.size() - 8) throw failure("a pointer lies behind its struct");
      std::memcpy(bytes.data() + at, &address, 8);
    }
    l.pass_bytes(bytes.data(), bytes.size());
  }
}

} // namespace

kiln_sim_object* kiln_sim_load(const void* bytes, uint64_t size, const char* name, const char* target,
                               char** error) {
  return guarded(error, [&] {
    const auto* first = static_cast<const uint8_t*>(bytes);
    auto out = std::make_unique<kiln_sim_object>();
    out->object = code_object::load_bytes({first, first + size}, name, target);
    return out.release();
  });
}

void kiln_sim_close(kiln_sim_object* object) { delete object; }

char* kiln_sim_describe(kiln_sim_object* object, char** error) {
  return guarded(error, [&] { return copy_of(code_object::json(object->object)); });
}

char* kiln_sim_listing(kiln_sim_object* object, uint32_t kernel, char** error) {
  return guarded(error, [&] {
    const text_buffer text = text::listing(object->code(kernel).program);
    return copy_of({text.data(), text.size()});
  });
}

char* kiln_sim_launch(kiln_sim_object* object, uint32_t kernel, const char* options,
                      const kiln_sim_argument* arguments, uint32_t count, char** error) {
  return guarded(error, [&] {
    const code_object::code& c = object->code(kernel);
    code_object::launch l(object->object, object->kernel(kernel), c);
    code_object::request q;
    parse_json(options, object->kernel(kernel).name, q);
    set_options(l, q);
    shared_memory memory(false);
    pass_arguments(l, memory, arguments, count);
    std::optional<code_object::answering_host> host;
    if (code_object::answering_host::is_needed(object->kernel(kernel))) host.emplace(l);
    return copy_of(code_object::json(c.program, l.run(), q.by_line));
  });
}

char* kiln_sim_estimate(kiln_sim_object* object, uint32_t kernel, const char* options,
                        const kiln_sim_argument* arguments, uint32_t count, char** error) {
  return guarded(error, [&] {
    const code_object::code& c = object->code(kernel);
    code_object::launch l(object->object, object->kernel(kernel), c);
    code_object::request q;
    parse_json(options, object->kernel(kernel).name, q);
    set_options(l, q);
    shared_memory memory(true); // the model executes part of the grid
    pass_arguments(l, memory, arguments, count);
    sim::timing_options timing;
    timing.board = q.timing.board.c_str();
    timing.clock_mhz = q.timing.clock_mhz;
    timing.warm = q.timing.warm;
    if (q.timing.most_instructions != 0) timing.most_instructions = q.timing.most_instructions;
    const sim::timing::prediction p = l.estimate(timing);
    if (!p.ok) {
      const text_buffer reason = sim::timing::table(c.program, p);
      throw failure(std::string(reason.data(), reason.size()));
    }
    const text_buffer text = json(c.program, p);
    return copy_of({text.data(), text.size()});
  });
}

char* kiln_sim_device(const char* name, char** error) {
  return guarded(error, [&] { return copy_of(code_object::json(hip_runtime::device_of(name))); });
}

void kiln_sim_free(char* text) { std::free(text); }
