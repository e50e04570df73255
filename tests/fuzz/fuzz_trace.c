/* Traces as they come, text or .xz: reader and expansion of vector operands. */
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/trace_check.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
    struct diag d;
    diag_init(&d, NULL);
    struct trace_sum s = trace_read_all("t", data, len, &d);
    fuzz_check_diag(&d, s.accepted, (const char *[]){"t: ", "t:", NULL}, 0);
    diag_free(&d);
    return 0;
}
