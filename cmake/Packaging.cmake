# `cmake --install` and `cpack -G DEB`.
include(GNUInstallDirs)
install(TARGETS glassbox RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES LICENSE README.md DESTINATION ${CMAKE_INSTALL_DOCDIR})

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_CONTACT "The glassbox authors <glassbox@example.org>")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "openjdk-17-jdk-headless")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
include(CPack)
