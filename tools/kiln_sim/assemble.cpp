// SPDX-License-Identifier: MIT
// Assembly text to a relocatable ELF, by LLVM's assembler, with a line table of the text.
#include "code_object.hpp"
#include "llvm_target.hpp"

#include <llvm/MC/MCAsmBackend.h>
#include <llvm/MC/MCCodeEmitter.h>
#include <llvm/MC/MCContext.h>
#include <llvm/MC/MCObjectFileInfo.h>
#include <llvm/MC/MCObjectWriter.h>
#include <llvm/MC/MCParser/MCAsmParser.h>
#include <llvm/MC/MCParser/MCTargetAsmParser.h>
#include <llvm/MC/MCStreamer.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/Support/raw_ostream.h>

#include <algorithm>

namespace kiln::code_object {
namespace {

/// "gfx942" in `.amdgcn_target "amdgcn-amd-amdhsa--gfx942:xnack-"`; the feature part decides how memory is kept after
/// faults, not what instructions do.
std::string target_of(const std::string& text, const std::string& wanted, const std::string& file) {
  const size_t directive = text.find(".amdgcn_target");
  const size_t name = directive == std::string::npos ? directive : text.find("gfx", directive);
  std::string stated;
  if (name != std::string::npos) {
    size_t end = name;
    while (end < text.size() && isalnum(static_cast<unsigned char>(text[end])) != 0) ++end;
    stated = text.substr(name, end - name);
  }
  if (stated.empty() && wanted.empty())
    throw failure(file + ": names no .amdgcn_target: give --arch (in Python target=)");
  if (!stated.empty() && !wanted.empty() && stated != wanted)
    throw failure(file + ": is for " + stated + ", not for " + wanted);
  return stated.empty() ? wanted : stated;
}

void keep_errors(const llvm::SMDiagnostic& d, void* context) {
  auto& errors = *static_cast<std::string*>(context);
  if (d.getKind() != llvm::SourceMgr::DK_Error || errors.size() > 4000) return;
  errors += d.getFilename().str() + ":" + std::to_string(d.getLineNo()) + ": " + d.getMessage().str() + "\n";
}

} // namespace

llvm_target::llvm_target(const std::string& cpu) {
  LLVMInitializeAMDGPUTargetInfo();
  LLVMInitializeAMDGPUTargetMC();
  LLVMInitializeAMDGPUAsmParser();
  LLVMInitializeAMDGPUDisassembler();
  if (cpu != "gfx90a" && cpu != "gfx942" && cpu != "gfx950")
    throw failure("the target is " + cpu + "; known are gfx90a, gfx942 and gfx950");
  std::string error;
  target = llvm::TargetRegistry::lookupTarget(triple, error);
  if (target == nullptr) throw failure(error);
  registers.reset(target->createMCRegInfo(triple));
  info.reset(target->createMCAsmInfo(*registers, triple, options));
  instructions.reset(target->createMCInstrInfo());
  subtarget.reset(target->createMCSubtargetInfo(triple, cpu, ""));
}

std::vector<uint8_t> assemble(const std::string& text, const std::string& file, const std::string& target) {
  const llvm_target t(target_of(text, target, file));
  std::string errors;
  llvm::SourceMgr sources;
  sources.setDiagHandler(keep_errors, &errors);
  sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy(text, file), llvm::SMLoc());
  llvm::MCContext context(t.triple, t.info.get(), t.registers.get(), t.subtarget.get(), &sources, &t.options);
  const std::unique_ptr<llvm::MCObjectFileInfo> objects(t.target->createMCObjectFileInfo(context, false));
  context.setObjectFileInfo(objects.get());
  // Lines of the text itself, unless it has the lines of what it was compiled from.
  if (text.find("\t.loc\t") == std::string::npos) {
    context.setGenDwarfForAssembly(true);
    context.setMainFileName(file);
    context.setDwarfVersion(4);
    context.setGenDwarfRootFile(file, text);
  }
  llvm::SmallVector<char, 0> out;
  llvm::raw_svector_ostream stream(out);
  std::unique_ptr<llvm::MCAsmBackend> backend(
      t.target->createMCAsmBackend(*t.subtarget, *t.registers, t.options));
  std::unique_ptr<llvm::MCCodeEmitter> emitter(t.target->createMCCodeEmitter(*t.instructions, context));
  std::unique_ptr<llvm::MCObjectWriter> writer = backend->createObjectWriter(stream);
  const std::unique_ptr<llvm::MCStreamer> streamer(t.target->createMCObjectStreamer(
      t.triple, context, std::move(backend), std::move(writer), std::move(emitter), *t.subtarget));
  const std::unique_ptr<llvm::MCAsmParser> parser(
      llvm::createMCAsmParser(sources, context, *streamer, *t.info));
  const std::unique_ptr<llvm::MCTargetAsmParser> target_parser(
      t.target->createMCAsmParser(*t.subtarget, *parser, *t.instructions, t.options));
  parser->setTargetParser(*target_parser);
  const bool failed = parser->Run(/*NoInitialTextSection=*/false);
  if (failed || !errors.empty()) {
    if (!errors.empty()) errors.pop_back();
    throw failure(errors.empty() ? file + ": cannot be assembled" : errors);
  }
  return {out.begin(), out.end()};
}

} // namespace kiln::code_object
