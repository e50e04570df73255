/* What `report --sram` tells of one memory: the formula's figures, what they rest on, how well it
 * meets the memories that are known. */
#ifndef WS_SRAM_REPORT_H
#define WS_SRAM_REPORT_H

#include "synth/sram_model.h"
#include <jansson.h>
#include <stdio.h>

/* New reference. */
json_t *sram_report_json(const char *tech, const struct sram_macro *m, const struct sram_site *s);
void sram_report_text(const char *tech, const struct sram_macro *m, const struct sram_site *s,
                      FILE *f);
/* The residuals alone, of all kinds of ports that were compared. New reference. */
json_t *sram_residuals_json(const struct sram_maker *m);
/* The same in one sentence for each set of memories, `before` and `behind` around each. */
void sram_residuals_text(const struct sram_maker *m, const char *before, const char *behind,
                         FILE *f);

#endif
