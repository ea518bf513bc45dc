# SPDX-License-Identifier: MIT
# The targets of mgpu, the same from the sources (CMakeLists.txt) and installed (mgpuConfig.cmake):
#
#   mgpu::mgpu     the headers: for CUDA, and for plain C and C++
#   mgpu::model    the headers for the model (MGPU_EMULATE=1), and the model, compiled once
#   mgpu_add_model_executable(<name> <source>...)
#                  a program for the model. A .cu file is compiled through a source that includes
#                  it, so that the same file can be a CUDA source of another target beside it
#
# _mgpu_include is the folder that has mgpu/mgpu.h, _mgpu_model the file with the model's bodies.

if(NOT TARGET mgpu::mgpu)
  add_library(mgpu::mgpu INTERFACE IMPORTED GLOBAL)
  set_target_properties(mgpu::mgpu PROPERTIES INTERFACE_INCLUDE_DIRECTORIES "${_mgpu_include}")
  set_property(GLOBAL PROPERTY MGPU_MODEL_FILE "${_mgpu_model}")
endif()

# A source that includes `file`, in C++ if the project has it, else in C: its path goes to `out`.
function(_mgpu_stub out file)
  get_property(languages GLOBAL PROPERTY ENABLED_LANGUAGES)
  if("CXX" IN_LIST languages)
    set(suffix cpp)
  elseif("C" IN_LIST languages)
    set(suffix c)
  else()
    message(FATAL_ERROR "mgpu: the model is compiled as C++ or C: say so in project(), as in project(name LANGUAGES CXX)")
  endif()
  get_filename_component(path "${file}" ABSOLUTE)
  get_filename_component(name "${file}" NAME)
  string(MD5 folder "${path}")
  set(stub "${CMAKE_CURRENT_BINARY_DIR}/mgpu/${folder}/${name}.${suffix}")
  file(CONFIGURE OUTPUT "${stub}" CONTENT "#include \"${path}\"\n" @ONLY)
  set(${out} "${stub}" PARENT_SCOPE)
endfunction()

# mgpu::model; needs C or C++, which the project may enable after it has found mgpu.
function(_mgpu_make_model)
  if(TARGET mgpu::model)
    return()
  endif()
  get_property(file GLOBAL PROPERTY MGPU_MODEL_FILE)
  _mgpu_stub(stub "${file}")
  add_library(mgpu_model STATIC EXCLUDE_FROM_ALL "${stub}")
  target_compile_definitions(mgpu_model PRIVATE MGPU_EMULATE=1)
  target_compile_options(mgpu_model PRIVATE -O2 -pthread) # at -O0 it is ten times slower
  target_link_libraries(mgpu_model PRIVATE mgpu::mgpu)
  set_target_properties(mgpu_model PROPERTIES C_STANDARD 11 CXX_STANDARD 17 POSITION_INDEPENDENT_CODE ON)
  # addr2line of binutils 2.40 misses callers in clang's DWARF 5, and reports would name other lines.
  set(clang "$<OR:$<COMPILE_LANG_AND_ID:C,Clang>,$<COMPILE_LANG_AND_ID:CXX,Clang>>")
  add_library(mgpu::model INTERFACE IMPORTED GLOBAL)
  set_target_properties(mgpu::model PROPERTIES
    INTERFACE_COMPILE_OPTIONS "$<${clang}:-fdebug-default-version=4>"
    INTERFACE_COMPILE_DEFINITIONS MGPU_EMULATE=1
    INTERFACE_LINK_LIBRARIES "mgpu::mgpu;mgpu_model;m"
    INTERFACE_LINK_OPTIONS -pthread)
endfunction()

get_property(_mgpu_languages GLOBAL PROPERTY ENABLED_LANGUAGES)
if("CXX" IN_LIST _mgpu_languages OR "C" IN_LIST _mgpu_languages)
  _mgpu_make_model()
endif()

function(mgpu_add_model_executable name)
  _mgpu_make_model()
  set(sources)
  foreach(source IN LISTS ARGN)
    if(source MATCHES "\\.cu$")
      _mgpu_stub(source "${source}")
    endif()
    list(APPEND sources "${source}")
  endforeach()
  add_executable(${name} ${sources})
  set_target_properties(${name} PROPERTIES C_STANDARD 11 CXX_STANDARD 17)
  target_compile_options(${name} PRIVATE -g) # so that reports name file and line
  target_link_libraries(${name} PRIVATE mgpu::model)
endfunction()
