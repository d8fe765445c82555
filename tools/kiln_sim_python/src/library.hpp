// SPDX-License-Identifier: MIT
// The C interface that the Python module calls by ctypes: any Python loads the same library, without Python's headers.
#pragma once

#include <cstdint>

extern "C" {

/// Mirrored by kiln_sim._library.Argument.
struct kiln_sim_argument {
  enum : int32_t { bytes, pointer, null, field };
  int32_t form;     ///< field: a pointer in the bytes of the argument before it
  int32_t writable; ///< of a pointer
  uint64_t address; ///< on the host: the bytes, or where the pointer points
  uint64_t first;   ///< on the host: where the memory begins that a pointer may reach
  uint64_t size;    ///< of the bytes, or of that memory
  uint64_t at;      ///< of a field: its byte
};

struct kiln_sim_object;

// Where a function fails, it returns null and `*error` is a text. Texts are freed by kiln_sim_free.

/// `target` chooses among several code objects; "": the only one.
kiln_sim_object* kiln_sim_load(const void* bytes, uint64_t size, const char* name, const char* target,
                               char** error);
void kiln_sim_close(kiln_sim_object* object);
/// {"target", "kernels": [{"name", "lds", "scratch", "vgprs", "block_limit", "required_block", "arguments": [..]}]}
char* kiln_sim_describe(kiln_sim_object* object, char** error);
/// The kernel's instructions as the simulator has read them.
char* kiln_sim_listing(kiln_sim_object* object, uint32_t kernel, char** error);
/// Runs a kernel; `options` are the keys of `kiln_sim --json`. {"ok", "reports": [..], "counters": {..}}
char* kiln_sim_launch(kiln_sim_object* object, uint32_t kernel, const char* options,
                      const kiln_sim_argument* arguments, uint32_t count, char** error);
/// Predicts the time of such a launch on the board that `options` name, on copies of the memory: docs/timing.md has the fields.
char* kiln_sim_estimate(kiln_sim_object* object, uint32_t kernel, const char* options,
                        const kiln_sim_argument* arguments, uint32_t count, char** error);
/// Properties of a board as AMD's runtime has them; `name` as in KILN_HIP_DEVICE.
char* kiln_sim_device(const char* name, char** error);
void kiln_sim_free(char* text);
}
