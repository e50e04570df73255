/* The last cycles of a run in readable form. */
#include "tb/history.h"
#include "base/mem.h"
#include "tb/sim.h"
#include <stdio.h>
#include <string.h>

enum { SHOWN_DIGITS = 24, HEAD_DIGITS = 8, TAIL_DIGITS = 12 };

char *pin_hex(const struct pin *pin, const uint32_t *image)
{
    size_t digits = (pin->width + 3) / 4;
    char *s = xmalloc(digits + 1);
    for (size_t i = 0; i < digits; i++)
        s[digits - 1 - i] = "0123456789abcdef"[image[pin->word + i / 8] >> (i % 8 * 4) & 15];
    s[digits] = 0;
    return s;
}

static void shortened(FILE *f, const char *hex)
{
    size_t n = strlen(hex);
    if (n <= SHOWN_DIGITS)
        fputs(hex, f);
    else
        fprintf(f, "%.*s..%s", HEAD_DIGITS, hex, hex + n - TAIL_DIGITS);
}

/* Hex of a port for people: wide values are cut in the middle. */
static void history_value(FILE *f, const struct pin *pin, const uint32_t *image)
{
    char *hex = pin_hex(pin, image);
    shortened(f, hex);
    free(hex);
}

static bool is_zero(const struct pin *pin, const uint32_t *image)
{
    for (unsigned i = 0; i < (pin->width + 31) / 32; i++)
        if (image[pin->word + i])
            return false;
    return true;
}

static bool is_shown(const struct pin *pin, const uint32_t *image, const uint32_t *before)
{
    if (is_zero(pin, image))
        return false;
    return pin->width <= 4 * SHOWN_DIGITS || !before ||
           memcmp(image + pin->word, before + pin->word, (pin->width + 31) / 32 * sizeof *image) !=
               0;
}

static void ports(FILE *f, const struct pin_list *pins, bool output, const uint32_t *image,
                  const uint32_t *before, const struct pin *bad, const char *actual)
{
    bool any = false;
    for (size_t i = 0; i < pins->n; i++) {
        const struct pin *pin = &pins->pins[i];
        if (pin->output != output || (pin != bad && !is_shown(pin, image, before)))
            continue;
        any = true;
        fprintf(f, " %s=", pin->name);
        history_value(f, pin, image);
        if (pin == bad && actual) {
            fputs(" (RTL: ", f);
            shortened(f, actual);
            fputc(')', f);
        }
    }
    fputs(any ? "\n" : " -\n", f);
}

void history_cycle(FILE *f, const struct pin_list *pins, uint64_t cycle,
                   const struct history_images *now, const struct history_images *before,
                   const struct pin *bad, const char *actual)
{
    fprintf(f, "%c cycle %-8llu in  %s", bad ? '>' : ' ', (unsigned long long)cycle,
            now->rst ? " rst" : "");
    ports(f, pins, false, now->in, before ? before->in : NULL, NULL, NULL);
    fprintf(f, "  %-14s out ", "");
    ports(f, pins, true, now->out, before ? before->out : NULL, bad, actual);
}

static int digit_value(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return -1; /* x, z: the whole digit */
}

void history_difference(FILE *f, const struct pin *pin, const char *expected, const char *actual)
{
    size_t n = strlen(expected);
    unsigned count = 0, first = 0;
    char unknown = 0;
    if (strlen(actual) != n)
        return;
    for (size_t i = 0; i < n; i++) { /* digit i from the right holds bits 4i .. 4i+3 */
        int e = digit_value(expected[n - 1 - i]), a = digit_value(actual[n - 1 - i]);
        for (unsigned b = 0; b < 4 && 4 * i + b < pin->width; b++) {
            bool differs = a < 0 || ((e ^ a) >> b & 1);
            if (differs && !count++) {
                first = (unsigned)(4 * i) + b;
                unknown = a < 0 ? actual[n - 1 - i] : 0;
            }
        }
    }
    fprintf(f, "%s has %u bit%s, %u of them differ, the lowest is bit %u", pin->name, pin->width,
            pin->width == 1 ? "" : "s", count, first);
    if (unknown)
        fprintf(f, " (its digit is %c in the RTL)", unknown);
    fputc('\n', f);
}
