#include "synth/storage/storage.h"

uint64_t storage_watermark(const struct params *p)
{
    uint64_t sms = params_u(p, "watermark.sms"), levels = params_u(p, "watermark.levels");
    unsigned levelw = clog2((unsigned)levels), kernelw = clog2(params_u(p, "watermark.kernels"));
    uint64_t timew = params_u(p, "watermark.time_bits");
    uint64_t record = timew + 2ull * params_u(p, "watermark.count_bits");
    uint64_t kernel = 1 + params_u(p, "watermark.name_bits") + levelw + levels * (1 + record);
    return timew + 4 + 2 * levelw + 2 * kernelw + levels + sms * levelw + 3 * record +
           2 * (sms - 1) + params_u(p, "watermark.kernels") * kernel +
           (params_is(p, "watermark.metric", "raw") ? 0 : sms * timew);
}
