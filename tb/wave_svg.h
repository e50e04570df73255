/* Cycle diagrams: a replay vector as the golden model executes it, drawn as SVG. */
#ifndef WS_WAVE_SVG_H
#define WS_WAVE_SVG_H

#include "tb/replay.h"

enum { WAVE_SVG_CYCLES = 64 };

/* Draws the first WAVE_SVG_CYCLES cycles of the vector into the file `path` ("-": standard output):
 * one row for each port of the block that is not zero in all of them, inputs above outputs, without
 * clk, rst and counters. A port of one bit is a line, others show their value in hex while it is
 * not zero. false after reporting; so is a vector whose inputs are refused. */
bool wave_svg(const struct replay *v, const char *path, struct diag *d);

#endif
