/* Compressed traces, compressed here, because hardly any mutation of an .xz file gets past its
 * checksums. The first four bytes are orders: what is done to the compressed bytes (nothing, cut
 * off, change), and where; the rest is the trace. Undamaged, it must read as its text does. */
#include "base/diag.h"
#include "base/mem.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/trace_check.h"
#include <lzma.h>
#include <stdlib.h>

enum { ORDERS = 4 };
enum damage { NONE, CUT, CHANGE, TWICE, N_DAMAGE };

/* .xz of the text in pieces that the reader must join: one stream, or two. Caller frees. */
static uint8_t *compress(const uint8_t *text, size_t len, bool two, bool checksum, size_t *out)
{
    lzma_options_lzma o;
    FUZZ_CHECK(!lzma_lzma_preset(&o, 0));
    /* Small tables: most of the time would go into clearing them. */
    o.dict_size = LZMA_DICT_SIZE_MIN;
    lzma_filter f[2] = {{.id = LZMA_FILTER_LZMA2, .options = &o}, {.id = LZMA_VLI_UNKNOWN}};
    size_t first = two ? len / 2 : len;
    size_t cap = lzma_stream_buffer_bound(first) + lzma_stream_buffer_bound(len - first);
    uint8_t *to = xmalloc(cap);
    *out = 0;
    lzma_check check = checksum ? LZMA_CHECK_CRC32 : LZMA_CHECK_NONE;
    FUZZ_CHECK(lzma_stream_buffer_encode(f, check, NULL, text, first, to, out, cap) == LZMA_OK);
    if (two)
        FUZZ_CHECK(lzma_stream_buffer_encode(f, check, NULL, text + first, len - first, to, out,
                                             cap) == LZMA_OK);
    return to;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
    if (len <= ORDERS)
        return 0;
    enum damage damage = data[0] % N_DAMAGE;
    size_t n, where = (size_t)(data[1] << 8 | data[2]);
    uint8_t *xz = compress(data + ORDERS, len - ORDERS, damage == TWICE, data[0] & 0x80, &n);
    if (damage == CUT)
        n -= 1 + where % n;
    else if (damage == CHANGE)
        xz[where % n] ^= data[3];

    struct diag d, plain_d;
    diag_init(&d, NULL);
    diag_init(&plain_d, NULL);
    struct trace_sum s = trace_read_all("t", xz, n, &d);
    fuzz_check_diag(&d, s.accepted, (const char *[]){"t: ", "t:", NULL}, 0);
    FUZZ_CHECK(damage != CUT || !s.accepted);
    if (damage == NONE || damage == TWICE) {
        struct trace_sum p = trace_read_all("t", data + ORDERS, len - ORDERS, &plain_d);
        FUZZ_CHECK(p.accepted == s.accepted && p.hash == s.hash && p.blocks == s.blocks);
    }
    diag_free(&d);
    diag_free(&plain_d);
    free(xz);
    return 0;
}
