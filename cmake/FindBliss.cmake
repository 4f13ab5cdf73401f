# bliss ships no CMake files of its own. Defines the target Bliss::Bliss.
find_path(Bliss_INCLUDE_DIR bliss/graph.hh)
find_library(Bliss_LIBRARY bliss)
mark_as_advanced(Bliss_INCLUDE_DIR Bliss_LIBRARY)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Bliss REQUIRED_VARS Bliss_LIBRARY Bliss_INCLUDE_DIR)

if(Bliss_FOUND AND NOT TARGET Bliss::Bliss)
  add_library(Bliss::Bliss UNKNOWN IMPORTED)
  set_target_properties(Bliss::Bliss PROPERTIES
    IMPORTED_LOCATION ${Bliss_LIBRARY}
    INTERFACE_INCLUDE_DIRECTORIES ${Bliss_INCLUDE_DIR})
endif()
