/* What the warps of the extended sets may send, by the page of query_unit; `joint`: with
 * query_unit.exchange = joint. */
#include "tb/legal/morpheus/warps.h"
#include "cmodel/morpheus/query_unit.h"

int warp_message(const struct warp *w, uint32_t op, bool joint)
{
    if (!w->serves)
        return w->asks || w->loading ? -1 : MM_LDROW;
    if (joint)
        return w->answer ? MM_STDATA : MM_STROW;
    if (w->data && (op != MM_STDATA || !w->answer))
        return MM_LDPAY;
    return w->answer ? MM_STDATA : MM_STROW;
}

void warp_sent(struct warp *w, uint32_t op, bool joint)
{
    if (joint) {
        *w = (struct warp){.asks = true};
        return;
    }
    switch (op) {
    case MM_LDROW:
        w->asks = true;
        break;
    case MM_LDPAY:
        w->data = false;
        w->loading = true;
        break;
    case MM_STDATA:
        w->answer = false;
        break;
    default:
        w->serves = false;
    }
}

void warp_answered(struct warp *w, bool data, bool request, uint32_t op, bool joint)
{
    if (data && !joint) {
        w->loading = false;
        return;
    }
    w->asks = false;
    w->serves = request;
    w->data = request && !joint && query_has_data(op);
    w->answer = request && query_answers(op);
}
