/* Checksums of what files hold: to see whether a file is still the same, not against forgery. */
#include "base/digest.h"
#include <lzma.h>
#include <stdio.h>

uint64_t digest(const void *data, size_t len, uint64_t before)
{
    return lzma_crc64(data, len, before);
}

bool digest_file(const char *path, uint64_t *sum)
{
    unsigned char part[1 << 16];
    FILE *f = fopen(path, "rbe");
    *sum = 0;
    for (size_t got; f && (got = fread(part, 1, sizeof part, f)) > 0;)
        *sum = digest(part, got, *sum);
    bool good = f && !ferror(f);
    if (f)
        fclose(f);
    return good;
}
