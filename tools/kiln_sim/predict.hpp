// SPDX-License-Identifier: MIT
// kiln_sim --board: predicts the time of a request.
#pragma once

#include "launch.hpp"
#include "request.hpp"

namespace kiln::code_object {

/// Passes a request's argument to a launch; buffers are mapped where they lie.
void pass(launch& l, request_argument& a);

void write_text(const std::string& file, const text_buffer& text);

/// Prints the prediction of the request's file, or of both files; false if it cannot be made.
bool predict(const request& q);

} // namespace kiln::code_object
