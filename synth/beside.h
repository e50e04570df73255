/* Two reports side by side: figures of both, what they rest on to so many per cent, and whether a
 * difference is more than another order of the same gates makes. */
#ifndef WS_BESIDE_H
#define WS_BESIDE_H

#include <jansson.h>
#include <stdio.h>

/* Two reports as report_to_json() makes them, of one technology. The figures by name:
 * {figure, a, b, ratio, band (of the memories, 0: none), noise, verdict}; verdict is "same",
 * "within mapping noise", "within the band of the memories" or "differs". New reference. */
json_t *beside_json(const json_t *a, const json_t *b);
void beside_text(const json_t *a, const json_t *b, FILE *f);

#endif
