# Every folder of the architecture is one static library that may link only to those above it,
# so that a forbidden include does not link (docs/architecture.md).
#
#   glassbox_library(NAME SOURCES a.cpp ... DEPENDS lib ...)

function(glassbox_target_options target)
  target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR})
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Werror)
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(${target} PRIVATE -Wno-restrict)  # GCC 12 misreads `"literal" + string` (its bug 105651)
  endif()
  if(GLASSBOX_SANITIZE)
    target_compile_options(${target} PUBLIC -fsanitize=address,undefined -fno-sanitize-recover=all
                                            -fno-omit-frame-pointer)
    # GCC's flow analyses are misled by the sanitizers' own code; the plain builds keep all warnings as errors.
    target_compile_options(${target} PRIVATE -Wno-error -Wno-maybe-uninitialized -Wno-array-bounds)
    target_link_options(${target} PUBLIC -fsanitize=address,undefined)
  endif()
endfunction()

function(glassbox_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;DEPENDS")
  add_library(${name} STATIC ${arg_SOURCES})
  target_link_libraries(${name} PUBLIC ${arg_DEPENDS})
  glassbox_target_options(${name})
endfunction()
