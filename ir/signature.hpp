// Types, methods and strings as a Java programmer writes them, from what class files have.
//
//   type_text("[Ljava/lang/String;")                  "java.lang.String[]"
//   signature_text("get", "(ILjava/lang/String;)I")   "int get(int, java.lang.String)"
//
// All take well-formed names and descriptors; what is not well-formed comes back as it is.
#pragma once

#include <string>
#include <string_view>

#include "ir/class.hpp"

namespace glassbox::ir {

// Of a field descriptor, or "V".
[[nodiscard]] std::string type_text(std::string_view descriptor);

// Of an internal name ("java/util/Map$Entry") or the descriptor of an array class, as constant pools name
// classes.
[[nodiscard]] std::string class_text(std::string_view name);

// "int get(int, java.lang.String)"; with the class "int SearchTree.get(int, java.lang.String)". Constructors
// and static initialisers have no result: "SearchTree.<init>(int)".
[[nodiscard]] std::string signature_text(std::string_view name, std::string_view descriptor);
[[nodiscard]] std::string signature_text(std::string_view owner, std::string_view name,
                                         std::string_view descriptor);
[[nodiscard]] std::string signature_text(const Method& method);

// A string literal, quotes included. Control characters are escaped, and so are surrogates, which modified
// UTF-8 has one by one and UTF-8 must not have.
[[nodiscard]] std::string literal_text(std::string_view modified_utf8);

}  // namespace glassbox::ir
