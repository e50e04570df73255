/* Lines of a text file, plain or .xz (told by its contents, not by its name), streamed: memory is
 * bounded by the longest line. */
#include "cmodel/programs/trace_input.h"
#include "base/diag.h"
#include "base/mem.h"
#include <errno.h>
#include <lzma.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { CHUNK = 1 << 16, FIRST_BUFFER = 1 << 17 };
/* Text for the header: who opens a trace waits for no more than that to be decompressed. */
enum { HEADER_TEXT = 1 << 12 };
/* The longest real lines (stores that list their data) have some ten thousand characters; a file
 * without newlines, or a small .xz that unpacks to gigabytes, must not fill the memory. */
enum { LONGEST_LINE = 1 << 24 };
/* xz -9 needs 65 MB to decompress; a header that wants more than this is not a trace. */
static const uint64_t memory_limit = 1ull << 30;

struct trace_input {
    char *name;
    FILE *f; /* or NULL: memory */
    const unsigned char *data;
    size_t data_left;
    bool started, xz, source_ended, ended, failed;
    lzma_stream lz;
    unsigned char raw[CHUNK];
    char *buf; /* text: at .. end is not returned yet */
    size_t cap, at, end;
    uint64_t number;
};

static struct trace_input *input_new(const char *name)
{
    struct trace_input *in = xcalloc(1, sizeof *in);
    in->name = xstrdup(name);
    in->cap = FIRST_BUFFER;
    in->buf = xmalloc(in->cap);
    in->lz = (lzma_stream)LZMA_STREAM_INIT;
    return in;
}

/* What a path is, if it cannot be a trace; NULL if it can. Looked at before it is opened, because
 * opening a pipe waits for its writer. */
static const char *no_file(const char *path)
{
    struct stat st;
    if (stat(path, &st) != 0 || S_ISREG(st.st_mode))
        return NULL;
    return S_ISDIR(st.st_mode)
               ? "is a folder (a .traceg, .traceg.xz or kernelslist.g file is wanted)"
               : "is no regular file (traces are read more than once)";
}

struct trace_input *trace_input_open(const char *path, struct diag *d)
{
    const char *what = no_file(path);
    if (what) {
        diag_error(d, "%s: %s", path, what);
        return NULL;
    }
    FILE *f = fopen(path, "rb");
    if (!f) {
        diag_error(d, "%s: cannot be read: %s", *path ? path : "(empty name)", strerror(errno));
        return NULL;
    }
    struct trace_input *in = input_new(path);
    in->f = f;
    return in;
}

struct trace_input *trace_input_memory(const char *name, const void *data, size_t len)
{
    struct trace_input *in = input_new(name);
    in->data = data;
    in->data_left = len;
    return in;
}

void trace_input_close(struct trace_input *in)
{
    if (!in)
        return;
    if (in->xz)
        lzma_end(&in->lz);
    if (in->f)
        fclose(in->f);
    free(in->buf);
    free(in->name);
    free(in);
}

static void fail(struct trace_input *in, struct diag *d, const char *what)
{
    diag_error(d, "%s:%llu: %s", in->name, (unsigned long long)in->number + 1, what);
    in->failed = in->ended = true;
}

/* Raw bytes of the file; 0 at its end. */
static size_t read_raw(struct trace_input *in, void *to, size_t room, struct diag *d)
{
    if (!in->f) {
        size_t n = in->data_left < room ? in->data_left : room;
        if (n)
            memcpy(to, in->data, n);
        in->data += n;
        in->data_left -= n;
        return n;
    }
    size_t n = fread(to, 1, room, in->f);
    if (n == 0 && ferror(in->f))
        fail(in, d, strerror(errno));
    return n;
}

static const char *lzma_problem(lzma_ret r)
{
    switch (r) {
    case LZMA_FORMAT_ERROR:
        return "not an .xz file after its first bytes: corrupt";
    case LZMA_OPTIONS_ERROR:
        return "unsupported or corrupt .xz header";
    case LZMA_DATA_ERROR:
        return "corrupt .xz data";
    case LZMA_BUF_ERROR:
        return "truncated .xz data";
    case LZMA_MEMLIMIT_ERROR:
        return "the .xz header asks for more than 1 GiB of memory: corrupt";
    case LZMA_MEM_ERROR:
        return "out of memory for .xz decompression";
    default:
        return "cannot be decompressed";
    }
}

/* First bytes: decides whether the file is compressed. */
static void start(struct trace_input *in, struct diag *d)
{
    static const unsigned char magic[6] = {0xfd, '7', 'z', 'X', 'Z', 0};
    in->started = true;
    size_t n = 0, got;
    while (n < sizeof magic && (got = read_raw(in, in->raw + n, CHUNK - n, d)) > 0)
        n += got;
    /* A truncated file may end within the magic. */
    size_t seen = n < sizeof magic ? n : sizeof magic;
    if (n && memcmp(in->raw, magic, seen) == 0) {
        in->xz = true;
        lzma_ret r = lzma_stream_decoder(&in->lz, memory_limit, LZMA_CONCATENATED);
        if (r != LZMA_OK)
            fail(in, d, lzma_problem(r));
        in->lz.next_in = in->raw;
        in->lz.avail_in = n;
        return;
    }
    memcpy(in->buf, in->raw, n);
    in->end = n;
}

/* More text behind `end`. */
static void fill(struct trace_input *in, struct diag *d)
{
    if (!in->started) {
        start(in, d);
        if (in->end > in->at || in->failed)
            return;
    }
    if (in->at > 0) {
        memmove(in->buf, in->buf + in->at, in->end - in->at);
        in->end -= in->at;
        in->at = 0;
    }
    if (in->cap - in->end < CHUNK) {
        in->cap *= 2;
        in->buf = xrealloc(in->buf, in->cap);
    }
    if (!in->xz) {
        size_t n = read_raw(in, in->buf + in->end, in->cap - in->end - 1, d);
        in->end += n;
        in->ended |= n == 0;
        return;
    }
    in->lz.next_out = (unsigned char *)in->buf + in->end;
    in->lz.avail_out = in->number ? in->cap - in->end - 1 : HEADER_TEXT;
    size_t room = in->lz.avail_out;
    while (in->lz.avail_out == room && !in->ended) {
        if (in->lz.avail_in == 0 && !in->source_ended) {
            size_t n = read_raw(in, in->raw, CHUNK, d);
            in->source_ended = n == 0;
            in->lz.next_in = in->raw;
            in->lz.avail_in = n;
        }
        lzma_ret r = lzma_code(&in->lz, in->source_ended ? LZMA_FINISH : LZMA_RUN);
        if (r == LZMA_STREAM_END)
            in->ended = true;
        else if (r != LZMA_OK)
            fail(in, d, lzma_problem(r));
    }
    in->end += room - in->lz.avail_out;
}

char *trace_input_line(struct trace_input *in, size_t *len, struct diag *d)
{
    size_t looked = 0;
    for (;;) {
        char *from = in->buf + in->at;
        char *nl = memchr(from + looked, '\n', in->end - in->at - looked);
        if (!nl && !in->ended) {
            looked = in->end - in->at;
            if (looked > LONGEST_LINE)
                fail(in, d, "a line of more than 16 MiB: not a trace, or corrupt");
            else
                fill(in, d);
            continue;
        }
        if (in->failed || (!nl && in->at == in->end))
            return NULL;
        size_t n = nl ? (size_t)(nl - from) : in->end - in->at;
        in->at += n + (nl != NULL);
        in->number++;
        if (n && from[n - 1] == '\r')
            n--;
        from[n] = '\0';
        *len = n;
        return from;
    }
}

const char *trace_input_name(const struct trace_input *in)
{
    return in->name;
}

uint64_t trace_input_number(const struct trace_input *in)
{
    return in->number;
}

bool trace_input_failed(const struct trace_input *in)
{
    return in->failed;
}
