/* Small things every model needs: bit sets and copies of bit ranges. */
#include "cmodel/util.h"
#include "cmodel/config.h"

struct sthld_config sthld_config(const struct params *p)
{
    return (struct sthld_config){.issuers = params_u(p, "sthld.issuers"),
                                 .interval = params_u(p, "sthld.interval"),
                                 .initial = params_u(p, "sthld.initial"),
                                 .max = params_u(p, "sthld.max"),
                                 .step = params_u(p, "sthld.step"),
                                 .threshold_num = params_u(p, "sthld.threshold_num"),
                                 .threshold_den = params_u(p, "sthld.threshold_den"),
                                 .drop = params_is(p, "sthld.difference", "drop"),
                                 .signed_third = params_int(p, "sthld.signed_third") != 0,
                                 .late = params_int(p, "sthld.late") != 0,
                                 .adaptive = params_int(p, "sthld.adaptive") != 0};
}

struct model_config model_config(const struct params *p)
{
    struct model_config c = {
        .z = params_sizes(p),
        .params = p,
        .alloc_random = params_is(p, "ocu.alloc", "random"),
        .disp_rr = params_is(p, "dispatcher.policy", "rr"),
        .steal_any = params_is(p, "steal_arbiter.policy", "any"),
        .cand_second = params_is(p, "warp_scheduler.candidate", "second"),
        .subcores = params_u(p, "env.subcores"),
        .malekeh = params_is(p, "warp_scheduler.policy", "malekeh"),
        .has_any_valid = params_is(p, "malekeh_scheduler.has_data", "any_valid"),
        .greedy_ccu = params_int(p, "malekeh_scheduler.greedy_needs_ccu") != 0,
        .retry = params_int(p, "malekeh_scheduler.retry") != 0,
        .ccu_policy = params_is(p, "ccu_allocator.policy", "any")       ? CCU_ANY
                      : params_is(p, "ccu_allocator.policy", "private") ? CCU_PRIVATE
                                                                        : CCU_FAR_FIRST,
        .wait_le = params_is(p, "ccu_allocator.compare", "le"),
        .scope_sm = params_is(p, "ccu_allocator.scope", "sm"),
        .filter = params_int(p, "write_filter.enable") != 0,
        .victim_lru = params_is(p, "ccu.victim", "lru"),
        .far_update = params_is(p, "ccu.far_hit", "update"),
        .same_drop = params_is(p, "ccu.same_cycle", "drop"),
        .invalidate = params_int(p, "ccu.invalidate") != 0,
        .partial_allocate = params_int(p, "ccu.partial_allocate") != 0,
        .call_flush = params_int(p, "ccu.call_flush") != 0,
        .exit_flush = params_int(p, "ccu.exit_flush") != 0,
    };
    c.sthld = sthld_config(p);
    return c;
}

/* Up to 32 bits of src from bit lsb on; the caller masks. */
static uint32_t bits_word(const uint32_t *src, size_t lsb, size_t width)
{
    size_t w = lsb / 32, off = lsb % 32;
    uint64_t v = src[w];
    if (off + width > 32)
        v |= (uint64_t)src[w + 1] << 32;
    return (uint32_t)(v >> off);
}

void bits_copy(uint32_t *dst, size_t dst_lsb, const uint32_t *src, size_t src_lsb, size_t width)
{
    if (!width)
        return;
    dst += dst_lsb / 32;
    dst_lsb %= 32;
    if (dst_lsb == 0 && src_lsb % 32 == 0) {
        size_t whole = width / 32;
        memcpy(dst, src + src_lsb / 32, whole * sizeof *dst);
        dst += whole;
        src_lsb += whole * 32;
        width -= whole * 32;
    }
    while (width) {
        size_t take = 32 - dst_lsb < width ? 32 - dst_lsb : width;
        uint32_t mask = (uint32_t)(low_bits((unsigned)take) << dst_lsb);
        uint32_t v = bits_word(src, src_lsb, take);
        *dst = (*dst & ~mask) | (v << dst_lsb & mask);
        dst++;
        dst_lsb = 0;
        src_lsb += take;
        width -= take;
    }
}

void bits_zero(uint32_t *dst, size_t dst_lsb, size_t width)
{
    dst += dst_lsb / 32;
    dst_lsb %= 32;
    if (dst_lsb == 0) {
        memset(dst, 0, width / 32 * sizeof *dst);
        dst += width / 32;
        width %= 32;
    }
    while (width) {
        size_t take = 32 - dst_lsb < width ? 32 - dst_lsb : width;
        *dst++ &= (uint32_t) ~(low_bits((unsigned)take) << dst_lsb);
        dst_lsb = 0;
        width -= take;
    }
}

void lanes_merge(uint32_t *dst, const uint32_t *src, uint64_t mask, unsigned lanes,
                 unsigned lane_bits)
{
    mask &= low_bits(lanes);
    if (mask == low_bits(lanes)) {
        bits_copy(dst, 0, src, 0, (size_t)lanes * lane_bits);
        return;
    }
    for (; mask; mask &= mask - 1) {
        unsigned l = first_bit(mask);
        if (lane_bits == 32)
            dst[l] = src[l];
        else
            bits_copy(dst, (size_t)l * lane_bits, src, (size_t)l * lane_bits, lane_bits);
    }
}
