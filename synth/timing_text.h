/* constraints/timing.sdc as text, compiled in. */
#ifndef WS_TIMING_TEXT_H
#define WS_TIMING_TEXT_H

extern const char timing_text[];

#endif
