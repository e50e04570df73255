/* Sizes of query_unit, from the parameters. */
#include "gen/blocks/morpheus/query_sizes.h"
#include "gen/hdl/hdl.h"

struct query_sizes query_sizes(const struct params *p)
{
    unsigned sets = params_u(p, "morpheus.sets");
    unsigned values = hdl_clog2((65536 + sets - 1) / sets) + 1;
    struct query_sizes z = {.sets = sets,
                            .setw = sets > 2 ? hdl_clog2(sets) : 1,
                            .tagw = 11 + (values < 16 ? values : 16),
                            .originw = params_u(p, "morpheus.origin_bits"),
                            .bytes = params_u(p, "morpheus.block_bytes"),
                            .queue = params_u(p, "query_unit.queue"),
                            .payload = params_u(p, "query_unit.payload"),
                            .responses = params_u(p, "query_unit.responses"),
                            .answer = params_is(p, "query_unit.poll", "answer"),
                            .joint = params_is(p, "query_unit.exchange", "joint"),
                            .idle = params_is(p, "bloom_predictor.swap", "idle"),
                            .served_tag = params_is(p, "bloom_predictor.update", "service")};
    z.merge = z.joint && params_u(p, "query_unit.merge");
    z.notew = params_is(p, "bloom_predictor.swap", "paper") ? 2 : 1;
    z.marks = z.idle || params_is(p, "bloom_predictor.swap", "marker");
    z.dataw = 8 * z.bytes;
    z.queuew = hdl_clog2(z.queue);
    z.payw = hdl_clog2(z.payload);
    z.respw = hdl_clog2(z.responses);
    unsigned kept = params_u(p, "query_unit.fills");
    z.entries_kept = kept < z.queue ? kept : z.queue - 1;
    z.blocks_kept = kept < z.payload ? kept : z.payload - 1;
    z.blockw = z.tagw + 3;
    z.restw = z.originw + 4 + z.notew + z.payw;
    z.status = z.notew + (z.joint ? 0 : z.payw) + z.originw + (z.served_tag ? z.tagw : 0);
    return z;
}
