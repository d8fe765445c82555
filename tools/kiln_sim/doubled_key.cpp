// SPDX-License-Identifier: MIT
#include "doubled_key.hpp"

#include <llvm/Support/JSON.h>

#include <set>
#include <vector>

namespace kiln::code_object {
namespace {

/// An object or a list that is not closed yet.
struct open_value {
  bool is_object = false, expects_key = false;
  std::set<std::string> keys{};
  std::string key{}; ///< the one read last
};

/// The string that begins at `at`, where a quotation mark is; `at` is then after it.
std::string read_string(const std::string& text, size_t& at) {
  const size_t first = at++;
  while (text[at] != '"') at += text[at] == '\\' ? 2 : 1;
  auto value = llvm::json::parse(llvm::StringRef(text).slice(first, ++at)); // "\u0061" is "a"
  if (value) return value->getAsString().value_or("").str();
  llvm::consumeError(value.takeError());
  return "";
}

} // namespace

std::string doubled_key(const std::string& text) {
  std::vector<open_value> open;
  for (size_t at = 0; at < text.size();) {
    const char c = text[at];
    if (c == '"') {
      const std::string string = read_string(text, at);
      if (open.empty() || !open.back().expects_key) continue;
      open_value& object = open.back();
      object.expects_key = false, object.key = string;
      if (object.keys.insert(string).second) continue;
      std::string path;
      for (const open_value& o : open)
        if (o.is_object) path += (path.empty() ? "" : ".") + o.key;
      return path;
    }
    if (c == '{') open.push_back({true, true});
    if (c == '[') open.push_back({});
    if (c == ',') open.back().expects_key = open.back().is_object;
    if (c == '}' || c == ']') open.pop_back();
    ++at;
  }
  return "";
}

} // namespace kiln::code_object
