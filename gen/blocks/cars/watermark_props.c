/* Properties of watermark: records of what an arbitrary SM, kernel and level have seen; the best
 * levels against an arbitrary other one, where the products are small enough for a solver. */
#include "gen/blocks/cars/props.h"

enum { SMALL_SUM = 4 }; /* bits of a sum whose products are compared */

struct view {
    struct hdl *h;
    const struct watermark_sizes *z;
    const struct watermark_inside *s;
    sig launch, machine;   /* a kernel is taken; it gets a machine */
    sig sm, sm_now, level; /* an arbitrary SM, as one-hot, and its level */
    sig flags;             /* of the kernel */
    sig both;
    sig idle, settles;
    sig times, writes;               /* an end is being recorded */
    sig reads, multiplies, compares; /* a scan */
    sig recording, scanning;
};

/* s in the last cycle; 0 after reset. */
static sig before(struct hdl *h, const char *name, sig s)
{
    return hdl_delay_zero(h, name, s, "in the last cycle");
}

static void handshakes(struct view *v)
{
    struct hdl *h = v->h;
    const struct watermark_inside *s = v->s;
    sig end = hdl_any(s->io.end_ready), start = hdl_any(s->io.start_ready);
    hdl_rule(h, "WM-P1", "One transfer at most, none during a scan.");
    hdl_assert(h, "WM-P1",
               hdl_and(hdl_at_most_one(hdl_cat(v->launch, end, start)),
                       hdl_or(v->idle, hdl_not(hdl_or(end, start, s->io.kernel_ready)))));
    hdl_rule(h, "WM-P1", "Somebody is served whenever there is time; ends before starts.");
    sig free = hdl_and(v->idle, hdl_not(s->io.kernel_valid)), ends = hdl_any(s->io.end_valid);
    hdl_assert(h, "WM-P1",
               hdl_and(hdl_eq(end, hdl_and(free, ends)),
                       hdl_eq(start, hdl_and(free, hdl_not(ends), hdl_any(s->io.start_valid)))));
    hdl_rule(h, "WM-P2", "One of those that ask.");
    hdl_assert(h, "WM-P2",
               hdl_and(hdl_at_most_one(s->io.end_ready), hdl_at_most_one(s->io.start_ready),
                       hdl_none(hdl_and(s->io.end_ready, hdl_not(s->io.end_valid))),
                       hdl_none(hdl_and(s->io.start_ready, hdl_not(s->io.start_valid)))));
    hdl_rule(h, "WM-Z1", "Zero if nothing is given.");
    hdl_assert(h, "WM-Z1", implies(hdl_not(start), hdl_none(s->io.start_level)));
    if (s->io.start_stamp) {
        hdl_rule(h, "WM-T2", "A stamp is the present cycle.");
        hdl_assert(h, "WM-T2", hdl_eq(s->io.start_stamp, hdl_gate(start, s->now)));
    }
}

/* WM-M1, WM-K1, WM-K2. */
static void kernels(struct view *v)
{
    struct hdl *h = v->h;
    const struct watermark_sizes *z = v->z;
    const struct watermark_inside *s = v->s;
    sig last = hdl_reg_zero(h, "f_last", z->levelw, "M of the kernel");
    sig fits = hdl_reg(h, "f_fits", 1, hdl_ones(h, 1), "regions of High fit");
    sig name = hdl_reg_zero(h, "f_name", z->namew, "name of the last kernel with a machine");
    sig begun = hdl_reg_zero(h, "f_begun", 1, "there was a launch");
    hdl_next(begun, hdl_or(begun, v->launch));
    hdl_when(v->launch)
    {
        hdl_next(last, s->io.kernel_last);
        hdl_next(fits, s->io.kernel_fits);
        hdl_when(v->machine) hdl_next(name, s->io.kernel_name);
    }
    hdl_rule(h, "WM-M1", "A machine iff there are several levels and High does not fit.");
    hdl_assert(h, "WM-M1",
               hdl_and(hdl_eq(s->io.machine, hdl_and(hdl_any(last), hdl_not(fits))),
                       implies(begun, hdl_eq(s->top, last))));
    sig mine = hdl_decode(s->entry, z->kernels);
    sig known = hdl_pack(z->kernels, s->known);
    sig bits[z->kernels];
    for (unsigned k = 0; k < z->kernels; k++)
        bits[k] = hdl_bit(mine, k);
    hdl_rule(h, "WM-K1", "The entry of a kernel with a machine is that of its name and M.");
    hdl_assert(
        h, "WM-K1",
        implies(s->io.machine, hdl_and(hdl_any(hdl_and(mine, known)),
                                       hdl_eq(hdl_and_or(z->kernels, bits, s->name), name),
                                       hdl_eq(hdl_and_or(z->kernels, bits, s->last), last))));
    sig fills = hdl_reg_zero(h, "f_fills", z->kernelw, "entries filled, modulo");
    sig miss = hdl_and(v->launch, v->machine, hdl_none(s->same));
    hdl_when(miss) hdl_next(fills, hdl_inc(fills));
    hdl_rule(h, "WM-K1", "They are filled in turn.");
    hdl_assert(h, "WM-K1", hdl_eq(s->fill, fills));
    sig a = props_arbitrary(h, "WM-K2", "f_one", z->kernels, "an arbitrary kernel");
    sig b = props_arbitrary(h, "WM-K2", "f_other", z->kernels, "another one");
    sig at_a[z->kernels], at_b[z->kernels];
    for (unsigned k = 0; k < z->kernels; k++) {
        at_a[k] = hdl_eq_const(a, k);
        at_b[k] = hdl_eq_const(b, k);
    }
    sig pair = hdl_and(hdl_ne(a, b), hdl_any(hdl_and(hdl_decode(a, z->kernels), known)),
                       hdl_any(hdl_and(hdl_decode(b, z->kernels), known)));
    sig name_a = hdl_and_or(z->kernels, at_a, s->name);
    sig name_b = hdl_and_or(z->kernels, at_b, s->name);
    sig last_a = hdl_and_or(z->kernels, at_a, s->last);
    sig last_b = hdl_and_or(z->kernels, at_b, s->last);
    hdl_rule(h, "WM-K2", "No two entries of one name and M.");
    hdl_assert(h, "WM-K2", hdl_not(hdl_and(pair, hdl_eq(name_a, name_b), hdl_eq(last_a, last_b))));
}

/* WM-T1: the last end of an arbitrary SM. */
static void last_end(struct view *v)
{
    struct hdl *h = v->h;
    const struct watermark_sizes *z = v->z;
    const struct watermark_inside *s = v->s;
    sig done = hdl_reg(h, "f_done", z->timew, NULL, "last end of the arbitrary SM");
    sig known = hdl_reg_zero(h, "f_done_known", 1, "there was one");
    sig mine = hdl_any(hdl_and(s->io.end_ready, v->sm_now));
    hdl_when(hdl_or(v->launch, hdl_and(s->io.machine, mine)))
    {
        hdl_next(done, s->now);
        hdl_next(known, hdl_ones(h, 1));
    }
    hdl_rule(h, "WM-T1", "The last end of an SM, or the launch of the kernel.");
    hdl_assert(h, "WM-T1", implies(known, hdl_eq(hdl_at(s->done, z->timew, v->sm), done)));
}

/* WM-T1, WM-R1, WM-R2: the average of an arbitrary kernel and level. */
static void averages(struct view *v)
{
    struct hdl *h = v->h;
    const struct watermark_sizes *z = v->z;
    const struct watermark_inside *s = v->s;
    unsigned recordw = z->sumw + z->countw;
    sig who = hdl_wire(h, "f_ends", hdl_encode(s->io.end_ready));
    sig since = z->raw ? hdl_at(s->io.end_stamp, z->timew, who) : hdl_at(s->done, z->timew, who);
    if (!z->raw)
        last_end(v);
    sig kernel = props_arbitrary(h, "WM-R1", "f_kernel", z->kernels, "an arbitrary kernel");
    sig level = props_arbitrary(h, "WM-R1", "f_level", z->levels, "an arbitrary level");
    sig place = hdl_cat(kernel, level);
    sig known = hdl_any(hdl_and(hdl_decode(kernel, z->kernels), hdl_pack(z->kernels, s->known)));
    sig flag = hdl_reg_zero(h, "f_flag", 1, "something is recorded there");
    sig sum = hdl_reg(h, "f_sum", z->sumw, NULL, "cycles");
    sig count = hdl_reg(h, "f_count", z->countw, NULL, "thread blocks");
    sig took_now = hdl_delay(h, "f_took_now", hdl_sub(s->now, since), "what an end took");
    sig took_then = hdl_reg(h, "f_took", z->timew, NULL, "the last one");
    sig at_now = hdl_delay(h, "f_ends_at", hdl_at(s->io.end_level, z->levelw, who), "its level");
    sig at_then = hdl_reg(h, "f_ended_at", z->levelw, NULL, "the last one's");
    hdl_when(v->times)
    {
        hdl_next(took_then, took_now);
        hdl_next(at_then, at_now);
    }
    hdl_rule(h, "WM-C2", "An end is recorded two cycles later: what it took, and its level.");
    hdl_assert(
        h, "WM-C2",
        hdl_and(implies(v->times, hdl_and(hdl_eq(hdl_add(s->now, hdl_not(s->took)), took_now),
                                          hdl_eq(s->at, at_now), s->io.machine)),
                implies(v->writes, hdl_and(hdl_eq(s->took, took_then), hdl_eq(s->at, at_then),
                                           s->io.machine))));
    sig ended = hdl_delay_zero(h, "f_ended", hdl_and(hdl_any(s->io.end_ready), s->io.machine),
                               "an end in the last cycle");
    sig timed = hdl_delay_zero(h, "f_timed", v->times, "its time was taken in the last cycle");
    hdl_rule(h, "WM-C2",
             "One cycle for the time, one for the average, behind each end that is recorded.");
    hdl_assert(h, "WM-C2", hdl_and(hdl_eq(v->times, ended), hdl_eq(v->writes, timed)));
    sig hits = hdl_and(v->writes, hdl_eq(s->entry, kernel), hdl_eq(at_then, level));
    sig took = hdl_extend(took_then, z->sumw);
    sig full = hdl_eq(count, hdl_ones(h, z->countw));
    sig half_sum = hdl_extend(hdl_bits(sum, 1, z->sumw - 1), z->sumw);
    sig half_count = hdl_extend(hdl_bits(count, 1, z->countw - 1), z->countw);
    hdl_when(hdl_and(v->launch, v->machine, hdl_none(s->same), hdl_eq(s->fill, kernel)))
        hdl_next(flag, hdl_zero(h, 1));
    hdl_else_when(h, hits)
    {
        hdl_next(flag, hdl_ones(h, 1));
        hdl_when(hdl_not(flag))
        {
            hdl_next(sum, took);
            hdl_next(count, hdl_const(h, z->countw, 1));
        }
        hdl_else(h)
        {
            hdl_next(sum, hdl_add(hdl_mux(full, half_sum, sum), took));
            hdl_next(count, hdl_inc(hdl_mux(full, half_count, count)));
        }
    }
    sig word = hdl_wire(h, "f_record", hdl_at(s->records, recordw, place));
    sig has = hdl_wire(h, "f_has", hdl_at(s->flags, 1, place));
    hdl_rule(h, "WM-R1", "An average is that of what has ended there since it was deleted.");
    hdl_assert(h, "WM-R1",
               implies(known, hdl_and(hdl_eq(has, flag),
                                      implies(flag, hdl_eq(word, hdl_cat(sum, count))))));
    hdl_rule(h, "WM-R2", "Invariant: a count is not zero, and a sum within it and one more.");
    sig most = hdl_extend(count, z->sumw + 1);
    sig bound = hdl_cat(hdl_low(hdl_inc(most), z->countw + 1), hdl_zero(h, z->timew));
    hdl_assert(h, "WM-R2",
               implies(flag, hdl_and(hdl_any(count), hdl_lt(hdl_extend(sum, z->sumw + 1), bound))));
}

/* own times the upper bits of the best's count, less the other way round. */
static sig difference(struct view *v, sig here, unsigned below)
{
    struct hdl *h = v->h;
    const struct watermark_sizes *z = v->z;
    unsigned w = z->sumw + z->countw + 1, bits = z->countw - below;
    sig of[2] = {here, v->s->champion}, product[2];
    if (!bits)
        return hdl_zero(h, w);
    for (unsigned i = 0; i < 2; i++)
        product[i] = hdl_mul(hdl_extend(hdl_bits(of[i], z->countw, z->sumw), w),
                             hdl_extend(hdl_bits(of[1 - i], below, bits), w));
    return hdl_sub(product[0], product[1]);
}

static void products(struct view *v, sig here)
{
    struct hdl *h = v->h;
    const struct watermark_sizes *z = v->z;
    const struct watermark_inside *s = v->s;
    sig step[z->countw];
    for (unsigned i = 0; i < z->countw; i++) { /* i bits behind the next one */
        sig own = hdl_low(s->champion, i + 1), other = hdl_low(here, i + 1);
        sig rest = i + 1 < z->countw ? hdl_zero(h, z->countw - i - 1) : NULL;
        if (rest) {
            own = hdl_cat(own, rest);
            other = hdl_cat(other, rest);
        }
        step[i] = implies(hdl_eq_const(s->left, i),
                          hdl_and(hdl_eq(s->diff, difference(v, here, i + 1)),
                                  hdl_eq(s->own_bits, own), hdl_eq(s->other_bits, other)));
    }
    hdl_rule(h, "WM-C2", "Invariant: the difference of the products, bit by bit.");
    hdl_assert(h, "WM-C2",
               hdl_and(implies(v->multiplies, hdl_and_n(z->countw, step)),
                       implies(v->compares, hdl_eq(s->diff, difference(v, here, 0)))));
}

/* WM-R2: what an end is added to. */
static sig aged(struct view *v, sig entry, sig has)
{
    const struct watermark_sizes *z = v->z;
    sig count = hdl_low(entry, z->countw), sum = hdl_bits(entry, z->countw, z->sumw);
    sig half = hdl_cat(hdl_extend(hdl_bits(sum, 1, z->sumw - 1), z->sumw),
                       hdl_extend(hdl_bits(count, 1, z->countw - 1), z->countw));
    return hdl_gate(has, hdl_mux(hdl_all(count), half, entry));
}

/* WM-C1: what the scan has seen, by an arbitrary level. */
static void best_levels(struct view *v)
{
    struct hdl *h = v->h;
    const struct watermark_sizes *z = v->z;
    const struct watermark_inside *s = v->s;
    unsigned recordw = z->sumw + z->countw;
    hdl_rule(h, "WM-C1", "Shown between scans.");
    hdl_assert(h, "WM-C1", hdl_eq(s->io.best, hdl_gate(v->idle, s->found)));
    sig compared = hdl_or(v->multiplies, v->compares);
    sig has = hdl_any(hdl_and(hdl_decode(s->at, z->levels), v->flags));
    hdl_rule(h, "WM-C2", "Invariant: the way of the scan, and what is read.");
    hdl_assert(h, "WM-C2",
               hdl_and(implies(v->scanning, hdl_and(s->io.machine, hdl_ge(s->top, s->at))),
                       implies(compared, hdl_and(has, hdl_any(s->found))),
                       hdl_ge(hdl_const(h, 3, 6), s->step)));
    sig entry = hdl_wire(h, "f_here", hdl_at(s->records, recordw, hdl_cat(s->entry, s->at)));
    hdl_rule(h, "WM-C2", "Invariant: what was read is there, of an end aged.");
    hdl_assert(h, "WM-C2",
               hdl_and(implies(compared, hdl_eq(s->word, entry)),
                       implies(v->writes, hdl_eq(s->word, aged(v, entry, has)))));
    if (z->sumw > SMALL_SUM)
        return;
    sig level = props_arbitrary(h, "WM-C1", "f_seen", z->levels, "an arbitrary level");
    sig word = hdl_wire(h, "f_word", hdl_at(s->records, recordw, hdl_cat(s->entry, level)));
    sig here = s->word;
    sig there =
        hdl_and(hdl_any(hdl_and(hdl_decode(level, z->levels), v->flags)), hdl_ge(s->top, level));
    sig scanned = hdl_or(v->idle, v->settles, v->recording, hdl_lt(level, s->at));
    sig product[2], of[2][2] = {{word, s->champion}, {s->champion, word}};
    for (unsigned i = 0; i < 2; i++)
        product[i] = hdl_mul(hdl_extend(hdl_bits(of[i][0], z->countw, z->sumw), recordw),
                             hdl_extend(hdl_low(of[i][1], z->countw), recordw));
    sig own = hdl_wire(h, "f_own", product[0]), other = hdl_wire(h, "f_best", product[1]);
    sig in = hdl_any(hdl_and(hdl_decode(level, z->levels), s->found));
    hdl_rule(h, "WM-C1", "A level is one of the best iff it is recorded and no other is better.");
    hdl_assert(
        h, "WM-C1",
        implies(s->io.machine, hdl_and(hdl_eq(in, hdl_and(there, scanned, hdl_eq(own, other))),
                                       implies(hdl_and(there, scanned),
                                               hdl_and(hdl_any(s->found), hdl_ge(own, other))))));
    sig all[z->kernels * z->levels];
    for (unsigned i = 0; i < z->kernels * z->levels; i++)
        all[i] = implies(hdl_and(s->known[i / z->levels], hdl_bit(s->flags, i)),
                         hdl_any(hdl_bits(s->records, i * recordw, z->countw)));
    hdl_rule(h, "WM-C1", "Invariant: counts are not zero.");
    hdl_assert(h, "WM-C1",
               hdl_and(hdl_and_n(z->kernels * z->levels, all),
                       implies(hdl_any(s->found), hdl_any(hdl_low(s->champion, z->countw)))));
    products(v, here);
}

/* WM-L1, WM-L2, WM-S1, WM-S2: the level of an arbitrary SM. */
static void levels(struct view *v)
{
    struct hdl *h = v->h;
    const struct watermark_sizes *z = v->z;
    const struct watermark_inside *s = v->s;
    sig at = hdl_wire(h, "f_at", hdl_decode(v->level, z->levels));
    sig own = hdl_any(hdl_and(at, v->flags)), in = hdl_any(hdl_and(at, s->found));
    sig below = hdl_wire(h, "f_below", hdl_below(at)),
        above = hdl_wire(h, "f_above", hdl_after(at));
    sig lower = hdl_wire(h, "f_lower", hdl_and(s->found, below));
    sig upper = hdl_wire(h, "f_upper", hdl_and(s->found, above));
    sig down = hdl_sub(v->level, hdl_encode(hdl_and(lower, hdl_not(hdl_below(lower)))));
    sig up = hdl_sub(hdl_encode(hdl_first(upper)), v->level);
    sig stays = hdl_or(hdl_not(s->io.machine), hdl_not(v->both), hdl_not(own), in);
    sig falls = hdl_and(hdl_any(lower), hdl_or(hdl_none(upper), hdl_ge(up, down)));
    sig want = hdl_wire(
        h, "f_want",
        hdl_mux(hdl_or(stays, hdl_and(hdl_none(lower), hdl_none(upper))), v->level,
                hdl_mux(falls, hdl_sub(v->level, hdl_const(h, z->levelw, 1)), hdl_inc(v->level))));
    sig starts = hdl_any(hdl_and(s->io.start_ready, v->sm_now));
    sig waits = hdl_and(starts, hdl_or(hdl_not(v->both), hdl_not(own)));
    hdl_rule(h, "WM-S1", "No change before both ends and the level itself are recorded.");
    hdl_assert(h, "WM-S1",
               implies(hdl_and(waits, hdl_any(s->found)), hdl_eq(s->io.start_level, v->level)));
    hdl_rule(h, "WM-S2", "One step towards the nearest of the best, of two towards the lower.");
    hdl_assert(h, "WM-S2",
               implies(hdl_and(starts, hdl_any(s->found)), hdl_eq(s->io.start_level, want)));
    sig was = before(h, "f_level_was", v->level), gave = before(h, "f_gave", s->io.start_level);
    sig started = before(h, "f_started", starts), settled = before(h, "f_settled", v->settles);
    sig past = before(h, "f_past", hdl_ones(h, 1));
    hdl_rule(h, "WM-S2", "The level of an SM is that of its last thread block.");
    hdl_assert(h, "WM-S2",
               hdl_or(hdl_not(past), settled, hdl_eq(v->level, hdl_mux(started, gave, was))));
    sig known = hdl_and(s->io.machine, v->both), odd = hdl_bit(v->sm, 0);
    hdl_rule(h, "WM-L1", "A kernel that is known begins at the lowest of its best levels.");
    hdl_assert(h, "WM-L1",
               implies(hdl_and(settled, known), hdl_eq(v->level, hdl_encode(hdl_first(s->found)))));
    hdl_rule(h, "WM-L2", "Another one at both ends; without a machine all are at M.");
    hdl_assert(h, "WM-L2",
               implies(hdl_and(settled, hdl_not(known)),
                       hdl_eq(v->level, hdl_gate(hdl_or(odd, hdl_not(s->io.machine)), s->top))));
    sig begun = hdl_reg_zero(h, "f_set", 1, "levels were set");
    hdl_next(begun, hdl_or(begun, v->settles));
    sig launching = hdl_or(hdl_not(v->idle), hdl_not(begun), hdl_ge(s->top, v->level));
    hdl_rule(h, "WM-S2", "Invariant: no level is above M, and the best are not.");
    sig most = hdl_upto(hdl_decode(s->top, z->levels));
    sig above_top = hdl_and(most, hdl_not(hdl_decode(s->top, z->levels)));
    hdl_assert(h, "WM-S2",
               hdl_and(launching, hdl_none(hdl_and(s->found, above_top)),
                       implies(hdl_and(v->idle, s->io.machine), begun)));
    hdl_rule(h, "WM-L1", "Invariant: the levels are set when a launch ends, and then only.");
    hdl_assert(h, "WM-L1",
               hdl_and(implies(v->scanning, hdl_or(s->launching, hdl_ge(s->top, v->level))),
                       implies(v->recording, hdl_and(begun, hdl_ge(s->top, v->level))),
                       implies(v->settles, s->launching), implies(v->scanning, s->io.machine)));
}

/* The sums of all that is added in groups, at any width: what a run does not reach in its time. */
static void sums(struct hdl *h, const struct watermark_inside *s)
{
    for (unsigned i = 0; i < s->nsums; i++) {
        sig carry = hdl_extend(s->sums[i].carry, hdl_bits_of(s->sums[i].a));
        hdl_rule(h, "WM-C2", "What is added by groups is the sum.");
        hdl_assert(h, "WM-C2",
                   hdl_eq(s->sums[i].sum, hdl_add(hdl_add(s->sums[i].a, s->sums[i].b), carry)));
    }
}

void props_watermark(struct hdl *h, const struct watermark_sizes *z,
                     const struct watermark_inside *s)
{
    hdl_group(h, NULL);
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    struct view v = {.h = h, .z = z, .s = s};
    v.idle = hdl_wire(h, "f_idle", hdl_eq_const(s->step, 0));
    v.times = hdl_eq_const(s->step, 1);
    v.writes = hdl_eq_const(s->step, 2);
    v.reads = hdl_eq_const(s->step, 3);
    v.multiplies = hdl_eq_const(s->step, 4);
    v.compares = hdl_eq_const(s->step, 5);
    v.settles = hdl_wire(h, "f_settles", hdl_eq_const(s->step, 6));
    v.recording = hdl_wire(h, "f_recording", hdl_or(v.times, v.writes));
    v.scanning = hdl_wire(h, "f_scanning", hdl_or(v.reads, v.multiplies, v.compares));
    v.launch = hdl_wire(h, "f_launch", hdl_and(s->io.kernel_valid, s->io.kernel_ready));
    v.machine = hdl_and(hdl_any(s->io.kernel_last), hdl_not(s->io.kernel_fits));
    v.sm = props_arbitrary(h, "WM-S2", "f_sm", z->sms, "an arbitrary SM");
    v.sm_now = hdl_decode(v.sm, z->sms);
    v.level = hdl_wire(h, "f_level_of", hdl_at(s->level, z->levelw, v.sm));
    v.flags = hdl_wire(h, "f_flags", hdl_at(s->flags, z->levels, s->entry));
    v.both = hdl_wire(h, "f_both", hdl_and(hdl_bit(v.flags, 0), hdl_at(v.flags, 1, s->top)));
    sums(h, s);
    handshakes(&v);
    kernels(&v);
    averages(&v);
    best_levels(&v);
    levels(&v);
    hdl_endif(h);
}
