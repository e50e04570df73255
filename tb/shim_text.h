/* The C++ shim of Verilator as text, compiled in. */
#ifndef WS_SHIM_TEXT_H
#define WS_SHIM_TEXT_H

/* The source of tb/shim.cpp, NUL-terminated: the program carries it along, so that it can compile
 * simulators where no source tree is. */
extern const char shim_text[];

#endif
