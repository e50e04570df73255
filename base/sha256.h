/* SHA-256 (FIPS 180-4), for naming things by their content. */
#ifndef WS_SHA256_H
#define WS_SHA256_H

#include <stddef.h>
#include <stdint.h>

struct sha256 {
    uint32_t h[8];
    uint64_t len; /* bytes taken so far */
    unsigned char block[64];
};

void sha256_init(struct sha256 *s);
void sha256_add(struct sha256 *s, const void *data, size_t len);
/* Adds the text and its terminating NUL, so that a list of texts is hashed unambiguously. */
void sha256_text(struct sha256 *s, const char *text);
/* Ends the sum: 64 hex digits and a NUL. */
void sha256_hex(struct sha256 *s, char hex[65]);

#endif
