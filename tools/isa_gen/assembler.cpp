// SPDX-License-Identifier: MIT
// The MC objects of one target, and a streamer that keeps each instruction with the line it came from.
#include "assembler.hpp"

#include <llvm/MC/MCAsmBackend.h>
#include <llvm/MC/MCAsmInfo.h>
#include <llvm/MC/MCCodeEmitter.h>
#include <llvm/MC/MCContext.h>
#include <llvm/MC/MCDisassembler/MCDisassembler.h>
#include <llvm/MC/MCInstPrinter.h>
#include <llvm/MC/MCInstrInfo.h>
#include <llvm/MC/MCObjectFileInfo.h>
#include <llvm/MC/MCParser/MCAsmParser.h>
#include <llvm/MC/MCParser/MCTargetAsmParser.h>
#include <llvm/MC/MCRegisterInfo.h>
#include <llvm/MC/MCStreamer.h>
#include <llvm/MC/MCSubtargetInfo.h>
#include <llvm/MC/MCTargetOptions.h>
#include <llvm/MC/TargetRegistry.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TargetParser/Triple.h>

#include <stdexcept>

namespace kiln::isa_gen {
namespace {

using lines = std::vector<std::optional<assembled>>;

/// Keeps instructions; everything else an assembly file can hold is ignored.
class collector final : public llvm::MCStreamer {
public:
  collector(llvm::MCContext& context, llvm::SourceMgr& sources, lines& out, std::vector<unsigned>& counts)
      : MCStreamer(context), sources_(sources), out_(out), counts_(counts) {}

  void emitInstruction(const llvm::MCInst& inst, const llvm::MCSubtargetInfo&) override {
    const unsigned line = sources_.FindLineNumber(inst.getLoc()) - 1;
    ++counts_[line];
    out_[line] = assembled{inst, {}};
  }
  bool emitSymbolAttribute(llvm::MCSymbol*, llvm::MCSymbolAttr) override { return true; }
  void emitCommonSymbol(llvm::MCSymbol*, uint64_t, llvm::Align) override {}

private:
  llvm::SourceMgr& sources_;
  lines& out_;
  std::vector<unsigned>& counts_;
};

struct diagnostics {
  llvm::SourceMgr* sources = nullptr;
  lines* out = nullptr;
  std::vector<char> refused;
};

void on_diagnostic(const llvm::SMDiagnostic& d, void* context) {
  auto& self = *static_cast<diagnostics*>(context);
  if (d.getKind() == llvm::SourceMgr::DK_Error && d.getLineNo() > 0)
    self.refused[static_cast<size_t>(d.getLineNo()) - 1] = 1;
}

} // namespace

struct assembler::state {
  std::string cpu;
  llvm::Triple triple{"amdgcn-amd-amdhsa"};
  const llvm::Target* target = nullptr;
  llvm::MCTargetOptions options;
  std::unique_ptr<llvm::MCRegisterInfo> registers;
  std::unique_ptr<llvm::MCAsmInfo> info;
  std::unique_ptr<llvm::MCInstrInfo> instructions;
  std::unique_ptr<llvm::MCSubtargetInfo> subtarget;
  std::unique_ptr<llvm::MCContext> context;
  std::unique_ptr<llvm::MCInstPrinter> printer;
  std::unique_ptr<llvm::MCCodeEmitter> emitter;
  std::unique_ptr<llvm::MCDisassembler> disassembler;
  uint64_t line_count = 0;

  std::optional<llvm::MCInst> disassemble(const std::vector<uint8_t>& bytes, uint64_t& size) const {
    llvm::MCInst inst;
    const auto status =
        disassembler->getInstruction(inst, size, {bytes.data(), bytes.size()}, 0, llvm::nulls());
    return status == llvm::MCDisassembler::Success ? std::optional(inst) : std::nullopt;
  }
};

assembler::assembler(const std::string& cpu) : state_(std::make_unique<state>()) {
  LLVMInitializeAMDGPUTargetInfo();
  LLVMInitializeAMDGPUTargetMC();
  LLVMInitializeAMDGPUAsmParser();
  LLVMInitializeAMDGPUDisassembler();
  state& s = *state_;
  s.cpu = cpu;
  std::string error;
  s.target = llvm::TargetRegistry::lookupTarget(s.triple, error);
  if (s.target == nullptr) throw std::runtime_error(error);
  s.registers.reset(s.target->createMCRegInfo(s.triple));
  s.info.reset(s.target->createMCAsmInfo(*s.registers, s.triple, s.options));
  s.instructions.reset(s.target->createMCInstrInfo());
  s.subtarget.reset(s.target->createMCSubtargetInfo(s.triple, cpu, ""));
  s.context = std::make_unique<llvm::MCContext>(s.triple, s.info.get(), s.registers.get(), s.subtarget.get());
  s.printer.reset(s.target->createMCInstPrinter(s.triple, 0, *s.info, *s.instructions, *s.registers));
  s.emitter.reset(s.target->createMCCodeEmitter(*s.instructions, *s.context));
  s.disassembler.reset(s.target->createMCDisassembler(*s.subtarget, *s.context));
}

assembler::~assembler() = default;

const std::string& assembler::cpu() const { return state_->cpu; }

lines assembler::assemble(const std::vector<std::string>& text) const {
  state& s = *state_;
  lines out(text.size());
  if (text.empty()) return out;
  s.line_count += text.size();
  std::string buffer;
  for (const std::string& line : text) buffer += line + "\n";

  llvm::SourceMgr sources;
  diagnostics seen{&sources, &out, std::vector<char>(text.size() + 2)};
  std::vector<unsigned> counts(text.size() + 1);
  sources.setDiagHandler(on_diagnostic, &seen);
  sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy(buffer), llvm::SMLoc());
  llvm::MCContext context(s.triple, s.info.get(), s.registers.get(), s.subtarget.get(), &sources);
  std::unique_ptr<llvm::MCObjectFileInfo> objects(s.target->createMCObjectFileInfo(context, false));
  context.setObjectFileInfo(objects.get());
  collector streamer(context, sources, out, counts);
  s.target->createNullTargetStreamer(streamer);
  std::unique_ptr<llvm::MCAsmParser> parser(llvm::createMCAsmParser(sources, context, streamer, *s.info));
  std::unique_ptr<llvm::MCTargetAsmParser> target_parser(
      s.target->createMCAsmParser(*s.subtarget, *parser, *s.instructions, s.options));
  parser->setTargetParser(*target_parser);
  parser->Run(/*NoInitialTextSection=*/false);

  for (size_t i = 0; i < out.size(); ++i) {
    if (!out[i]) continue;
    if (seen.refused[i] || counts[i] != 1) {
      out[i].reset();
      continue;
    }
    llvm::SmallVector<char, 32> bytes;
    llvm::SmallVector<llvm::MCFixup, 4> fixups;
    s.emitter->encodeInstruction(out[i]->inst, bytes, fixups, *s.subtarget);
    out[i]->bytes.assign(bytes.begin(), bytes.end());
  }
  return out;
}

std::optional<assembled> assembler::assemble(const std::string& line) const {
  return assemble(std::vector<std::string>{line}).front();
}

std::string assembler::print(const llvm::MCInst& inst) const {
  std::string text;
  llvm::raw_string_ostream out(text);
  state_->printer->printInst(&inst, 0, "", *state_->subtarget, out);
  return text.substr(text.find_first_not_of('\t'));
}

std::string assembler::mnemonic(const llvm::MCInst& inst) const {
  const char* text = state_->printer->getMnemonic(inst).first;
  const std::string name = text == nullptr ? "" : text;
  return name.substr(0, name.find_first_of(" \t"));
}

std::optional<llvm::MCInst> assembler::disassemble(const std::vector<uint8_t>& bytes) const {
  uint64_t size = 0;
  const auto inst = state_->disassemble(bytes, size);
  return size == bytes.size() ? inst : std::nullopt;
}
std::optional<llvm::MCInst> assembler::disassemble_first(const std::vector<uint8_t>& bytes) const {
  uint64_t size = 0;
  return state_->disassemble(bytes, size);
}

unsigned assembler::opcode_count() const { return state_->instructions->getNumOpcodes(); }
std::string assembler::opcode_name(unsigned opcode) const {
  return state_->instructions->getName(opcode).str();
}
const llvm::MCInstrDesc& assembler::describe(unsigned opcode) const {
  return state_->instructions->get(opcode);
}

int assembler::register_class(const llvm::MCOperandInfo& operand) const {
  return state_->instructions->getOpRegClassID(
      operand, state_->subtarget->getHwMode(llvm::MCSubtargetInfo::HwMode_RegInfo));
}
unsigned assembler::class_bits(int register_class) const {
  return state_->registers->getRegClass(static_cast<unsigned>(register_class)).getSizeInBits();
}
const llvm::MCRegisterInfo& assembler::registers() const { return *state_->registers; }

unsigned assembler::latency(unsigned opcode) const {
  const llvm::MCSchedModel& model = state_->subtarget->getSchedModel();
  if (!model.hasInstrSchedModel()) return 0;
  const llvm::MCSchedClassDesc* d = model.getSchedClassDesc(describe(opcode).getSchedClass());
  if (!d->isValid() || d->isVariant()) return 0;
  return static_cast<unsigned>(llvm::MCSchedModel::computeInstrLatency(*state_->subtarget, *d));
}

uint64_t assembler::lines_assembled() const { return state_->line_count; }

} // namespace kiln::isa_gen
