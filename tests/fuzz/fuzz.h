/* What the fuzz targets share. A target takes any bytes as one input; besides crashes and sanitizer
 * reports, it fails where a promise of the parsers is broken: a refusal without a message, an
 * acceptance with one, a message that is no clear line. */
#ifndef WS_FUZZ_H
#define WS_FUZZ_H

#include "base/diag.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The entry that libFuzzer calls; always 0. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len);

/* Stops with the message, as a finding. */
_Noreturn void fuzz_fail(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
#define FUZZ_CHECK(cond)                                                                           \
    ((cond) ? (void)0 : fuzz_fail("%s:%d: not so: %s", __FILE__, __LINE__, #cond))

/* Bytes behind a path that every reader of files can open. */
struct fuzz_file {
    int fd;
    char path[32];
};
void fuzz_file_open(struct fuzz_file *f, const void *data, size_t len);
void fuzz_file_close(struct fuzz_file *f);

/* The messages of a parser that has accepted or refused its input: accepted means none but warnings
 * and status 0, refused at least one and status 2; each is one printable line, short enough to be
 * read apart from the paths that the input may give (0, or the room they take), that begins with
 * one of the `names` (files, or what else the user gave; NULL-terminated). */
void fuzz_check_diag(const struct diag *d, bool accepted, const char *const *names, size_t paths);

/* The first part of the input, up to a line that is exactly `mark`; *rest is what follows that line
 * (*rest_len = 0 without one). Returns the length of the first part. */
size_t fuzz_split(const uint8_t *data, size_t len, const char *mark, const uint8_t **rest,
                  size_t *rest_len);

#endif
