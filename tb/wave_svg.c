/* Cycle diagrams: a replay vector as the golden model executes it, drawn as SVG. */
#include "tb/wave_svg.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "tb/golden.h"
#include "tb/sim.h"
#include <stdlib.h>
#include <string.h>

/* Pixels; digits: of a value, the rest is cut. */
enum { NAMES = 150, CYCLE = 72, ROW = 26, HIGH = 16, SLOPE = 4, DIGITS = 9, HEAD = 22 };

struct run {
    struct golden *g;
    uint32_t *in, *out; /* [cycle][word] */
    unsigned cycles;
};

static const uint32_t *image(const struct run *r, const struct pin *pin, unsigned cycle)
{
    return pin->output ? r->out + (size_t)cycle * r->g->pins.out_words
                       : r->in + (size_t)cycle * r->g->pins.in_words;
}

/* The value as the picture has it; NULL: zero. Caller frees. */
static char *value(const struct run *r, const struct pin *pin, unsigned cycle)
{
    char *hex = pin_hex(pin, image(r, pin, cycle));
    size_t zeros = strspn(hex, "0");
    if (!hex[zeros]) {
        free(hex);
        return NULL;
    }
    memmove(hex, hex + zeros, strlen(hex + zeros) + 1);
    if (strlen(hex) > DIGITS)
        memcpy(hex + DIGITS - 2, "..", 3);
    return hex;
}

static bool is_shown(const struct run *r, const struct pin *pin)
{
    for (unsigned c = 0; c < r->cycles && !pin->counter; c++) {
        char *v = value(r, pin, c);
        free(v);
        if (v)
            return true;
    }
    return false;
}

static bool alike(const struct run *r, const struct pin *pin, unsigned a, unsigned b)
{
    size_t words = (pin->width + 31) / 32;
    return memcmp(image(r, pin, a) + pin->word, image(r, pin, b) + pin->word,
                  words * sizeof(uint32_t)) == 0;
}

static void put_line(FILE *f, const struct run *r, const struct pin *pin, unsigned y)
{
    fputs("<polyline points=\"", f);
    for (unsigned c = 0; c < r->cycles; c++) {
        unsigned x = NAMES + c * CYCLE, level = image(r, pin, c)[pin->word] & 1 ? y : y + HIGH;
        fprintf(f, "%u,%u %u,%u ", x + (c ? SLOPE : 0), level, x + CYCLE, level);
    }
    fputs("\"/>\n", f);
}

/* A box as long as the value stays, a line while it is zero. */
static void put_values(FILE *f, const struct run *r, const struct pin *pin, unsigned y)
{
    for (unsigned c = 0, end; c < r->cycles; c = end) {
        for (end = c + 1; end < r->cycles && alike(r, pin, c, end); end++)
            ;
        unsigned from = NAMES + c * CYCLE, to = NAMES + end * CYCLE, mid = y + HIGH / 2;
        char *v = value(r, pin, c);
        if (v)
            fprintf(f,
                    "<polygon points=\"%u,%u %u,%u %u,%u %u,%u %u,%u %u,%u\"/>"
                    "<text x=\"%u\" y=\"%u\" text-anchor=\"middle\">%s</text>\n",
                    from, mid, from + SLOPE, y, to - SLOPE, y, to, mid, to - SLOPE, y + HIGH,
                    from + SLOPE, y + HIGH, (from + to) / 2, mid + 4, v);
        else
            fprintf(f, "<polyline points=\"%u,%u %u,%u\"/>\n", from, mid, to, mid);
        free(v);
    }
}

static void put_cycles(FILE *f, const struct run *r, unsigned height)
{
    for (unsigned c = 0; c < r->cycles; c++)
        fprintf(f,
                "<line x1=\"%u\" y1=\"%d\" x2=\"%u\" y2=\"%u\" stroke=\"#ddd\"/>"
                "<text x=\"%u\" y=\"14\" text-anchor=\"middle\" fill=\"#777\">%u</text>\n",
                NAMES + c * CYCLE, HEAD - 4, NAMES + c * CYCLE, height,
                NAMES + c * CYCLE + CYCLE / 2, c);
}

static void draw(const struct run *r, FILE *f)
{
    const struct pin_list *pins = &r->g->pins;
    unsigned rows = 0, width = NAMES + r->cycles * CYCLE + 8;
    bool *shown = xcalloc(pins->n, sizeof *shown);
    for (size_t i = 0; i < pins->n; i++)
        rows += shown[i] = is_shown(r, &pins->pins[i]);
    unsigned height = HEAD + rows * ROW + 8, y = HEAD;
    fprintf(f,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%u\" height=\"%u\" "
            "font-family=\"Helvetica, Arial, sans-serif\" font-size=\"12\">\n"
            "<rect width=\"%u\" height=\"%u\" fill=\"#fff\"/>\n",
            width, height, width, height);
    put_cycles(f, r, height - 4);
    for (unsigned output = 0; output < 2; output++) {
        fprintf(f, "<g stroke-width=\"1.3\" fill=\"%s\" stroke=\"%s\">\n",
                output ? "#e8f0fa" : "#f4f4f4", output ? "#1f4e8c" : "#555");
        for (size_t i = 0; i < pins->n; i++) {
            const struct pin *pin = &pins->pins[i];
            if (!shown[i] || pin->output != output)
                continue;
            fprintf(f,
                    "<g><text x=\"4\" y=\"%u\" stroke=\"none\" fill=\"#000\">%s</text>"
                    "<g fill=\"inherit\">\n",
                    y + HIGH - 4, pin->name);
            (pin->width == 1 ? put_line : put_values)(f, r, pin, y);
            fputs("</g></g>\n", f);
            y += ROW;
        }
        fputs("</g>\n", f);
    }
    fputs("<style>polyline{fill:none} text{stroke:none;fill:#000}</style>\n</svg>\n", f);
    free(shown);
}

static bool record(struct run *r, struct diag *d)
{
    const struct pin_list *pins = &r->g->pins;
    enum golden_status status = GOLDEN_CYCLE;
    bool rst;
    r->in = xcalloc((size_t)WAVE_SVG_CYCLES * pins->in_words, sizeof *r->in);
    r->out = xcalloc((size_t)WAVE_SVG_CYCLES * pins->out_words, sizeof *r->out);
    while (r->cycles < WAVE_SVG_CYCLES) {
        status = r->g->ops->step(r->g, &rst, r->in + (size_t)r->cycles * pins->in_words,
                                 r->out + (size_t)r->cycles * pins->out_words, d);
        if (status != GOLDEN_CYCLE)
            break;
        r->cycles++;
    }
    return status != GOLDEN_BAD_INPUT;
}

bool wave_svg(const struct replay *v, const char *path, struct diag *d)
{
    struct run r = {.g = golden_replay(v)};
    struct outfile o;
    bool ok = record(&r, d) && outfile_open(&o, path, d);
    if (ok) {
        draw(&r, o.f);
        ok = outfile_commit(&o, d);
    }
    free(r.in);
    free(r.out);
    golden_free(r.g);
    return ok;
}
