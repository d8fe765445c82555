// SPDX-License-Identifier: MIT
// What a function of the API does that this runtime does not have.
#pragma once

namespace kiln::hip_runtime {

/// hipErrorNotSupported, or hipErrorNoDevice where there is none; names the function on stderr at its first call.
int not_supported(const char* name, bool& said) noexcept;

} // namespace kiln::hip_runtime
