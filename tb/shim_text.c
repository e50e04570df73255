/* The C++ shim of Verilator as text, compiled in. */
#include "tb/shim_text.h"

__asm__(".pushsection .rodata\n"
        ".global shim_text\n"
        "shim_text:\n"
        ".incbin \"tb/shim.cpp\"\n"
        ".byte 0\n"
        ".popsection\n");
