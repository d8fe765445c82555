// SPDX-License-Identifier: MIT
// A clang plugin that samples constant evaluation: which functions, called from which lines, take the compiler's time.
//
// Clang's default evaluator has no hooks, but it leaves its call frames on the machine's stack. On each tick of a timer the
// stack is copied; when the translation unit is complete, copied words that are addresses of the unit's functions and
// expressions say what was being evaluated. Nothing of this layout is promised by clang, so it is looked for and checked in
// each sample: a sample that does not fit counts as not read.
#include <clang/AST/ASTConsumer.h>
#include <clang/AST/ASTContext.h>
#include <clang/AST/RecursiveASTVisitor.h>
#include <clang/Frontend/CompilerInstance.h>
#include <clang/Frontend/FrontendPluginRegistry.h>

#include <algorithm>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <map>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include <pthread.h>
#include <sys/mman.h>
#include <time.h>
#include <ucontext.h>

namespace {

using word = std::uintptr_t;

/// Copies of the stack, lowest address first. Filled by a signal handler, which must not allocate.
class stack_samples {
public:
  struct sample {
    const word* words;
    std::size_t count;
    word address; ///< of the first word
  };

  void start() {
    pthread_attr_t attributes;
    void* begin = nullptr;
    std::size_t size = 0;
    pthread_getattr_np(pthread_self(), &attributes);
    pthread_attr_getstack(&attributes, &begin, &size);
    pthread_attr_destroy(&attributes);
    top_ = reinterpret_cast<word>(begin) + size;
    // Address space only: pages come when a sample is written.
    room_ = static_cast<word*>(mmap(nullptr, room_bytes, PROT_READ | PROT_WRITE,
                                    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0));
    if (room_ == MAP_FAILED) return;
    samples_.reserve(most_samples);
    self = this;
    struct sigaction action{};
    action.sa_sigaction = [](int, siginfo_t*, void* context) {
      self->take(static_cast<word>(static_cast<ucontext_t*>(context)->uc_mcontext.gregs[REG_RSP]));
    };
    action.sa_flags = SA_SIGINFO | SA_RESTART;
    sigaction(SIGPROF, &action, nullptr);
    sigevent to_this_process{};
    to_this_process.sigev_notify = SIGEV_SIGNAL;
    to_this_process.sigev_signo = SIGPROF;
    timer_create(CLOCK_MONOTONIC, &to_this_process,
                 &timer_); // CPU clocks tick only with the kernel's own clock
    const itimerspec often{{0, period_ns}, {0, period_ns}};
    timer_settime(timer_, 0, &often, nullptr);
  }
  void stop() { timer_delete(timer_); }

  const std::vector<sample>& all() const { return samples_; }
  word top() const { return top_; }

private:
  static constexpr std::size_t room_bytes = std::size_t{8} << 30, most_samples = 100'000;
  static constexpr long period_ns = 500'000;
  static inline stack_samples* self = nullptr;

  void take(word stack_pointer) {
    if (stack_pointer >= top_ || samples_.size() == most_samples) return;
    const std::size_t count = (top_ - stack_pointer) / sizeof(word);
    if ((used_ + count) * sizeof(word) > room_bytes) return;
    const word* const from = reinterpret_cast<const word*>(stack_pointer);
    for (std::size_t i = 0; i < count; ++i) room_[used_ + i] = from[i];
    samples_.push_back({room_ + used_, count, stack_pointer});
    used_ += count;
  }

  timer_t timer_{};
  word* room_ = nullptr;
  word top_ = 0;
  std::size_t used_ = 0;
  std::vector<sample> samples_;
};

/// The addresses of all functions, and of all statements with their function and line.
class known_addresses : public clang::RecursiveASTVisitor<known_addresses> {
public:
  struct place {
    const clang::FunctionDecl* function;
    clang::FileID file;
    unsigned line;
  };

  explicit known_addresses(clang::ASTContext& context) : sources_(context.getSourceManager()) {
    TraverseDecl(context.getTranslationUnitDecl());
  }

  bool shouldVisitTemplateInstantiations() const { return true; }
  bool shouldVisitImplicitCode() const { return true; }
  bool TraverseDecl(clang::Decl* decl) {
    const clang::FunctionDecl* const outer = function_;
    if (const auto* f = llvm::dyn_cast_or_null<clang::FunctionDecl>(decl)) {
      function_ = f;
      functions.insert(reinterpret_cast<word>(f));
    }
    const bool go_on = RecursiveASTVisitor::TraverseDecl(decl);
    function_ = outer;
    return go_on;
  }
  bool VisitStmt(const clang::Stmt* statement) {
    clang::SourceLocation at = statement->getBeginLoc();
    if (const auto* binary = llvm::dyn_cast<clang::BinaryOperator>(statement)) at = binary->getOperatorLoc();
    const auto [file, offset] = sources_.getDecomposedLoc(sources_.getExpansionLoc(at));
    statements[reinterpret_cast<word>(statement)] = {function_, file, sources_.getLineNumber(file, offset)};
    return true;
  }

  std::unordered_set<word> functions;
  std::unordered_map<word, place> statements;

private:
  clang::SourceManager& sources_;
  const clang::FunctionDecl* function_ = nullptr;
};

/// Finds the evaluator's frames in a copied stack. A frame begins with these words; `info` holds the address of the
/// innermost frame, by which frames that are still in use are told from what earlier calls left there.
class frame_reader {
  enum : std::size_t { vtable, info, caller, callee, frame_words };

public:
  frame_reader(const stack_samples& samples, const known_addresses& known)
      : top_(samples.top()), known_(known) {
    std::map<std::size_t, std::size_t> hits;
    for (const auto& s : samples.all())
      if (const std::size_t frame = first_chain(s); frame != none)
        for (std::size_t i = 0, at = index(s, s.words[frame + info]); i < 40 && at + i < s.count; ++i)
          if (s.words[at + i] == s.address + frame * sizeof(word)) ++hits[i];
    for (const auto& [offset, count] : hits)
      if (current_ == none || count > hits[current_]) current_ = offset;
  }

  /// Positions of the functions' frames, innermost first; none if the compiler was doing something else.
  std::vector<std::size_t> frames(const stack_samples::sample& s) const {
    std::vector<std::size_t> out;
    std::size_t frame = current_ == none ? none : first_chain(s);
    for (; frame != none && s.words[frame + callee] != 0; frame = index(s, s.words[frame + caller]))
      out.push_back(frame);
    return out;
  }
  const clang::FunctionDecl* function(const stack_samples::sample& s, std::size_t frame) const {
    return reinterpret_cast<const clang::FunctionDecl*>(s.words[frame + callee]);
  }

  /// The constexpr steps that the evaluation of a readable sample may still take: clang's EvalInfo::StepsLeft, which stands
  /// two words after the address of the innermost frame.
  std::uint32_t steps_left(const stack_samples::sample& s, std::size_t innermost) const {
    const std::size_t at = index(s, s.words[innermost + info]) + current_ + 2;
    return at < s.count ? static_cast<std::uint32_t>(s.words[at]) : 0;
  }

private:
  static constexpr std::size_t none = ~std::size_t{0};

  bool above(const stack_samples::sample& s, std::size_t i, word address) const {
    return address > s.address + i * sizeof(word) && address < top_ && address % sizeof(word) == 0;
  }
  static std::size_t index(const stack_samples::sample& s, word address) {
    return (address - s.address) / sizeof(word);
  }
  /// The lowest frame from which callers lead to the evaluation's own, which has no function.
  std::size_t first_chain(const stack_samples::sample& s) const {
    for (std::size_t i = 0; i + frame_words < s.count; ++i)
      if (above(s, i, s.words[i + info]) && above(s, i, s.words[i + caller]) &&
          known_.functions.count(s.words[i + callee]) != 0 && leads_to_the_end(s, i))
        return i;
    return none;
  }
  bool leads_to_the_end(const stack_samples::sample& s, std::size_t frame) const {
    const word* const w = s.words;
    if (current_ != none) {
      const std::size_t at = index(s, w[frame + info]) + current_;
      if (at >= s.count || w[at] != s.address + frame * sizeof(word)) return false;
    }
    for (std::size_t i = frame; w[i + callee] != 0;) {
      if (!above(s, i, w[i + caller])) return false;
      const std::size_t next = index(s, w[i + caller]);
      if (next + frame_words >= s.count || w[next + vtable] != w[frame + vtable] ||
          w[next + info] != w[frame + info] ||
          (w[next + callee] != 0 && known_.functions.count(w[next + callee]) == 0))
        return false;
      i = next;
    }
    return true;
  }

  word top_;
  const known_addresses& known_;
  std::size_t current_ = none; ///< where `info` has the address of the innermost frame
};

/// Writes stacks as Brendan Gregg's collapsed format, outermost first, `;` between frames, but with two numbers: samples and
/// steps.
class stack_writer {
public:
  stack_writer(clang::ASTContext& context, const known_addresses& known)
      : sources_(context.getSourceManager()), known_(known) {}

  void add(const stack_samples::sample& s, const frame_reader& reader) {
    const std::vector<std::size_t> frames = reader.frames(s);
    if (frames.empty()) return void(++others_.samples);
    std::string stack;
    std::size_t low = 0; // a call's own expressions lie between its frame and the one that it called
    for (const std::size_t frame : frames) {
      const clang::FunctionDecl* const function = reader.function(s, frame);
      const known_addresses::place* at = nullptr;
      for (std::size_t i = low; i < frame && at == nullptr; ++i)
        if (const auto it = known_.statements.find(s.words[i]);
            it != known_.statements.end() && it->second.function == function)
          at = &it->second;
      stack = name(function) + ' ' + where(function, at) + (stack.empty() ? "" : ";" + stack);
      low = frame + 1;
    }
    const std::uint32_t left = reader.steps_left(s, frames.front());
    weight& w = stacks_[stack];
    ++w.samples;
    if (left < left_) w.steps += left_ - left; // else another evaluation has begun
    left_ = left;
  }

  bool write(const char* path) const {
    std::FILE* const out = std::fopen(path, "w");
    if (out == nullptr) return false;
    for (const auto& [stack, w] : stacks_)
      std::fprintf(out, "%s %zu %zu\n", stack.c_str(), w.samples, w.steps);
    std::fprintf(out, "(not evaluation) %zu 0\n", others_.samples);
    return std::fclose(out) == 0;
  }

private:
  std::string name(const clang::FunctionDecl* f) {
    std::string& text = names_[f];
    if (text.empty()) {
      text = f->getNameAsString();
      if (const auto* m = llvm::dyn_cast<clang::CXXMethodDecl>(f))
        text = m->getParent()->getNameAsString() + "::" + text;
      std::replace(text.begin(), text.end(), ' ', '_');
    }
    return text;
  }
  /// Line 0: the call itself is being set up or left.
  std::string where(const clang::FunctionDecl* f, const known_addresses::place* at) {
    const clang::FileID file =
        at != nullptr ? at->file : sources_.getFileID(sources_.getExpansionLoc(f->getLocation()));
    const auto entry = sources_.getFileEntryRefForID(file);
    return (entry ? entry->getName().str() : "?") + ":" + std::to_string(at != nullptr ? at->line : 0);
  }

  clang::SourceManager& sources_;
  const known_addresses& known_;
  /// Samples, and the steps taken since the sample before each.
  struct weight {
    std::size_t samples = 0, steps = 0;
  };
  std::map<std::string, weight> stacks_;
  std::map<const clang::FunctionDecl*, std::string> names_;
  weight others_;
  std::uint32_t left_ = 0;
};

class consumer : public clang::ASTConsumer {
public:
  explicit consumer(std::string path) : path_(std::move(path)) { samples_.start(); }

  void HandleTranslationUnit(clang::ASTContext& context) override {
    samples_.stop();
    const known_addresses known(context);
    const frame_reader reader(samples_, known);
    stack_writer writer(context, known);
    for (const auto& sample : samples_.all()) writer.add(sample, reader);
    if (!writer.write(path_.c_str())) std::perror(path_.c_str());
  }

private:
  std::string path_;
  stack_samples samples_;
};

/// -fplugin-arg-evaluation_profile-FILE: where the stacks go.
class action : public clang::PluginASTAction {
protected:
  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance&, llvm::StringRef) override {
    return std::make_unique<consumer>(path_);
  }
  bool ParseArgs(const clang::CompilerInstance&, const std::vector<std::string>& arguments) override {
    if (!arguments.empty()) path_ = arguments.back();
    return !path_.empty();
  }
  ActionType getActionType() override { return AddBeforeMainAction; }

private:
  std::string path_;
};

const clang::FrontendPluginRegistry::Add<action> registered("evaluation_profile",
                                                            "samples constant evaluation");

} // namespace
