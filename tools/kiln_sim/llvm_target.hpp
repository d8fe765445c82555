// SPDX-License-Identifier: MIT
// LLVM's MC objects for one AMDGPU target.
#pragma once

#include <llvm/MC/MCAsmInfo.h>
#include <llvm/MC/MCInstrInfo.h>
#include <llvm/MC/MCRegisterInfo.h>
#include <llvm/MC/MCSubtargetInfo.h>
#include <llvm/MC/MCTargetOptions.h>
#include <llvm/MC/TargetRegistry.h>
#include <llvm/TargetParser/Triple.h>

#include <memory>
#include <string>

namespace kiln::code_object {

struct llvm_target {
  llvm::Triple triple{"amdgcn-amd-amdhsa"};
  const llvm::Target* target = nullptr;
  llvm::MCTargetOptions options;
  std::unique_ptr<llvm::MCRegisterInfo> registers;
  std::unique_ptr<llvm::MCAsmInfo> info;
  std::unique_ptr<llvm::MCInstrInfo> instructions;
  std::unique_ptr<llvm::MCSubtargetInfo> subtarget;

  /// `cpu` is gfx90a, gfx942 or gfx950.
  explicit llvm_target(const std::string& cpu);
};

} // namespace kiln::code_object
