/* Whether a request enters, and whether what waits leaves, and whether into the queue. Modules of
 * their own: synthesis does not know that side and prediction come last, and hangs them behind
 * other gates where it maps more at once. */
#include "gen/blocks/morpheus/morpheus_choice.h"

struct hdl *morpheus_entrance(struct hdl_design *d)
{
    struct hdl *h = hdl_find(d, "morpheus_entrance");
    if (h)
        return h;
    h = hdl_module(d, "morpheus_entrance", "Whether an extended request enters.");
    sig ext = hdl_input(h, "ext", 1, "its block is extended");
    sig place = hdl_input(h, "has_place", 1, "it would enter, if it is");
    sig data = hdl_input(h, "has_data", 1, "with data");
    sig fill = hdl_input(h, "data_of_fill", 1, "a block goes into the payload memory anyway");
    sig enters = hdl_output(h, "enters", 1, "it enters");
    sig pay = hdl_output(h, "pay_valid", 1, "data go into the payload memory");
    hdl_rule(h, "MC-A1", "Into the stage.");
    hdl_assign(enters, hdl_and(ext, place));
    hdl_rule(h, "MC-A2", "And its data into the payload memory.");
    hdl_assign(pay, hdl_or(fill, hdl_and(ext, hdl_and(place, data))));
    return h;
}

struct hdl *morpheus_choice(struct hdl_design *d)
{
    struct hdl *h = hdl_find(d, "morpheus_choice");
    if (h)
        return h;
    h = hdl_module(d, "morpheus_choice", "Where the request behind its prediction goes.");
    sig hit = hdl_input(h, "p_hit", 1, "its block may be in its set");
    sig ready = hdl_input(h, "p_ready", 1, "the filters would take it");
    sig place = hdl_input(h, "has_place", 1, "it waits, and so would everything else");
    sig may_miss = hdl_input(h, "may_miss", 1, "it is a read that is predicted");
    sig dram = hdl_input(h, "takes_if_missed", 1, "DRAM takes it, if it misses");
    sig queues = hdl_output(h, "queues", 1, "it is queued");
    sig take = hdl_output(h, "p_take", 1, "it leaves");
    hdl_rule(h, "MC-Q1", "Queued as soon as there is room, but for a read that misses.");
    hdl_assign(queues, hdl_and(hdl_and(place, ready), hdl_or(hit, hdl_not(may_miss))));
    hdl_rule(h, "MC-P1", "What is predicted to miss leaves as DRAM takes it.");
    hdl_assign(take, hdl_or(queues, hdl_and(dram, hdl_not(hit))));
    return h;
}
