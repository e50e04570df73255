/* Checksums of what files hold: to see whether a file is still the same, not against forgery. */
#ifndef WS_DIGEST_H
#define WS_DIGEST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* CRC-64 (ECMA-182) of `len` bytes behind those of which `before` is the sum (0: none). */
uint64_t digest(const void *data, size_t len, uint64_t before);
/* The same of a file; false if it cannot be read. */
bool digest_file(const char *path, uint64_t *sum);

#endif
