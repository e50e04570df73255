/* Storage of simt_stack, warp_status and watermark, by the formulas of their pages. */
#include "synth/storage/storage.h"

uint64_t storage_watermark(const struct params *p)
{
    uint64_t sms = params_u(p, "watermark.sms"), levels = params_u(p, "watermark.levels");
    unsigned levelw = clog2((unsigned)levels), kernelw = clog2(params_u(p, "watermark.kernels"));
    uint64_t timew = params_u(p, "watermark.time_bits");
    uint64_t record = timew + 2ull * params_u(p, "watermark.count_bits");
    uint64_t kernel = 1 + params_u(p, "watermark.name_bits") + levelw + levels * (1 + record);
    unsigned countw = params_u(p, "watermark.count_bits");
    return 2 * timew + 5 + 2 * levelw + 2 * kernelw + levels + sms * levelw + 3 * record + 1 +
           2 * countw + clog2(countw) + 2 * (sms - 1) + params_u(p, "watermark.kernels") * kernel +
           (params_is(p, "watermark.metric", "raw") ? 0 : sms * timew);
}

uint64_t storage_simt_stack(const struct params *p)
{
    struct sizes z = params_sizes(p);
    unsigned depth = params_u(p, "simt_stack.depth"), pcw = params_u(p, "simt_stack.pc_bits");
    uint64_t entry = 2 + z.lanes + 2 * pcw, warp = 4 + clog2(depth) + entry + 2 * z.lanes;
    uint64_t below = (uint64_t)(depth - 1) << z.widw, lanes = z.lanes;
    unsigned spw = clog2(depth), widw = z.nw > 1 ? z.widw : 0;
    uint64_t kept = 4 + widw + 2 + 1 + 3 * lanes + 3ull * pcw + entry + spw;
    uint64_t second = 1 + lanes + 2ull * pcw, removed = 2 * z.nw + 2 * (widw + spw) + 4;
    uint64_t step = z.nw + pcw + 2;
    return below * entry + z.nw * warp + kept + step + second + removed + 3 * (1 + widw) +
           2 * (z.nw - 1);
}

uint64_t storage_warp_status(const struct params *p)
{
    unsigned pools = params_u(p, "warp_status.pools"), warps = params_u(p, "warp_status.warps");
    unsigned regions = params_u(p, "warp_status.regions"), own = warps / pools;
    unsigned widw = clog2(warps), tbw = clog2(params_u(p, "warp_status.blocks"));
    bool rule = params_u(p, "warp_status.barrier_rule") != 0;
    uint64_t pool = clog2(regions + 1) + regions + clog2(own + 1);
    uint64_t warp = 4 + rule + clog2(own) + tbw + clog2(regions);
    uint64_t swap = 1 + widw + clog2(own) + (pools > 1 ? tbw : 0);
    return pools * pool + tbw + warps * warp + (rule ? swap : 0) +
           clog2(params_u(p, "warp_status.watchdog") + 1);
}
