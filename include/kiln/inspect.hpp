// SPDX-License-Identifier: MIT
// Looking into a kernel from a program on the host: #include <kiln/inspect.hpp>.
#pragma once

#include <kiln/device/dump.hpp>
#include <kiln/device/view.hpp>
