/* constraints/timing.sdc as text, compiled in. */
#include "synth/timing_text.h"

__asm__(".pushsection .rodata\n"
        ".global timing_text\n"
        "timing_text:\n"
        ".incbin \"constraints/timing.sdc\"\n"
        ".byte 0\n"
        ".popsection\n");
