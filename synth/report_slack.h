/* What a report says beside its slowest paths: slack of all end points, slow nets, large fanouts.
 */
#ifndef WS_REPORT_SLACK_H
#define WS_REPORT_SLACK_H

#include "synth/flow.h"
#include <jansson.h>
#include <stdio.h>

void slack_text(const struct measurement *m, FILE *f);
void slack_html(const struct measurement *m, FILE *f);
/* Members "slack", "slow_transitions" and "highest_fanouts" of an object. */
void slack_json(const struct measurement *m, json_t *j);

#endif
