# bliss ships no CMake files of its own. Defines the target Bliss::Bliss. Debian builds it with GMP, and its headers must be
# read accordingly: otherwise objects of one class are two things to the library and to its user.
find_path(Bliss_INCLUDE_DIR bliss/graph.hh)
find_library(Bliss_LIBRARY bliss)
find_library(Bliss_GMP_LIBRARY gmp)
mark_as_advanced(Bliss_INCLUDE_DIR Bliss_LIBRARY Bliss_GMP_LIBRARY)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Bliss REQUIRED_VARS Bliss_LIBRARY Bliss_INCLUDE_DIR Bliss_GMP_LIBRARY)

if(Bliss_FOUND AND NOT TARGET Bliss::Bliss)
  add_library(Bliss::Bliss UNKNOWN IMPORTED)
  set_target_properties(Bliss::Bliss PROPERTIES
    IMPORTED_LOCATION ${Bliss_LIBRARY}
    INTERFACE_INCLUDE_DIRECTORIES ${Bliss_INCLUDE_DIR}
    INTERFACE_COMPILE_DEFINITIONS BLISS_USE_GMP
    INTERFACE_LINK_LIBRARIES ${Bliss_GMP_LIBRARY})
endif()
