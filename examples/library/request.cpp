// SPDX-License-Identifier: MIT
#include "request.hpp"

#include <cinttypes>
#include <cstdarg>
#include <cstdio>

namespace kiln_examples {

namespace {
thread_local char last_error[1024] = "";
constexpr int64_t most = INT64_C(0x7fff'ffff);

const char* name_of(int32_t type) {
  const char* const names[] = {"f32", "f16", "bf16", "i32", "u32"};
  return type >= KILN_F32 && type <= KILN_U32 ? names[type] : "unknown";
}
} // namespace

int fail(const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(last_error, sizeof last_error, format, arguments);
  va_end(arguments);
  return -1;
}

int validate(const kiln_gemv& r) {
  if (r.type != KILN_F32 && r.type != KILN_F16 && r.type != KILN_BF16)
    return fail("gemv: elements are %s; f32, f16 and bf16 are supported", name_of(r.type));
  const int64_t bytes = r.type == KILN_F32 ? 4 : 2;
  if (r.rows < 1 || r.columns < 1 || r.batch < 1)
    return fail("gemv: %" PRId64 " rows, %" PRId64 " columns, batch %" PRId64 "; each must be at least 1",
                r.rows, r.columns, r.batch);
  if (r.rows > most || r.batch > most || r.columns > most / bytes || r.rows > most / r.batch)
    return fail("gemv: %" PRId64 " rows, %" PRId64 " columns, batch %" PRId64
                "; a row may have 2^31-1 bytes, the result 2^31-1 elements",
                r.rows, r.columns, r.batch);
  if (r.y == nullptr || r.a == nullptr || r.x == nullptr) return fail("gemv: y, a or x is null");
  return 0;
}

int validate(const kiln_gemm& r) {
  if (r.type != KILN_F16 && r.type != KILN_BF16)
    return fail("gemm: elements are %s; f16 and bf16 are supported", name_of(r.type));
  return 0; // kernel::plan_gemm() judges the rest
}

int validate(const kiln_sort& r) {
  if (r.type != KILN_F32 && r.type != KILN_F16 && r.type != KILN_I32 && r.type != KILN_U32)
    return fail("sort: elements are %s; f32, f16, i32 and u32 are supported", name_of(r.type));
  if (r.length < 1 || r.length > 1024)
    return fail("sort: arrays of %" PRId64 "; 1 to 1024 are supported", r.length);
  if (r.count < 1 || r.count > most / r.length)
    return fail("sort: %" PRId64 " arrays of %" PRId64 "; 1 to 2^31-1 elements in all are supported", r.count,
                r.length);
  if (r.out == nullptr || r.in == nullptr) return fail("sort: out or in is null");
  return 0;
}

} // namespace kiln_examples

const char* kiln_last_error() { return kiln_examples::last_error; }
