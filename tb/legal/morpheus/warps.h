/* What the warps of the extended sets may send, by the page of query_unit; `joint`: with
 * query_unit.exchange = joint. */
#ifndef WS_LEGAL_WARPS_H
#define WS_LEGAL_WARPS_H

#include <stdbool.h>
#include <stdint.h>

struct warp {
    bool asks, serves; /* its row was loaded; a request is with it */
    bool data, answer; /* it has to load the data, to store the answer */
    bool loading;      /* the data are on their way */
};

/* The message that the warp may send that is next to `op`; -1: none. */
int warp_message(const struct warp *w, uint32_t op, bool joint);
/* It was accepted. */
void warp_sent(struct warp *w, uint32_t op, bool joint);
/* The answer to a load was taken. */
void warp_answered(struct warp *w, bool data, bool request, uint32_t op, bool joint);

#endif
