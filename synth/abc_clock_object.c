/* abc_clock.c as a shared object, compiled in: the Makefile says where it is. */
#include "synth/abc_clock_object.h"

__asm__(".pushsection .rodata\n"
        ".global abc_clock_object\n"
        ".global abc_clock_object_end\n"
        "abc_clock_object:\n"
        ".incbin \"abc_clock.so\"\n"
        "abc_clock_object_end:\n"
        ".popsection\n");
