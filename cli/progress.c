/* The line of progress: how often it is written, and what of it fits the terminal. */
#include "cli/progress.h"
#include "base/clock.h"
#include <pthread.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

enum { WIDTH = 400 };

static struct {
    pthread_mutex_t lock; /* of all below: a thread redraws what stands still */
    bool off, shown, ticking;
    char text[WIDTH];
    double begun, last, stood; /* times: of the stage whose share is told, of the last drawing,
                                  since when the text has been the same */
    double part, from;         /* share: the last one told, at the beginning */
} line = {.lock = PTHREAD_MUTEX_INITIALIZER};

void cli_progress_off(void)
{
    line.off = true;
}

static bool visible(void)
{
    return !line.off && isatty(STDERR_FILENO);
}

static size_t columns(void)
{
    struct winsize w;
    if (ioctl(STDERR_FILENO, TIOCGWINSZ, &w) != 0 || w.ws_col < 2)
        return 79;
    return w.ws_col - 1u < WIDTH ? w.ws_col - 1u : WIDTH;
}

/* In one piece, so that lines of others do not come between. */
static void put(const char *text)
{
    char out[WIDTH + 16];
    size_t n = strnlen(text, columns());
    /* not in the middle of a character of UTF-8 */
    while (n && ((unsigned char)text[n] & 0xc0) == 0x80)
        n--;
    int len = snprintf(out, sizeof out, "\r%.*s\033[K", (int)n, text);
    fwrite(out, 1, (size_t)len, stderr);
    fflush(stderr);
}

static size_t print_seconds(char *to, size_t room, const char *before, double seconds,
                            const char *behind)
{
    unsigned s = seconds < 1e6 ? (unsigned)(seconds + 0.5) : 1000000;
    int n = s >= 3600
                ? snprintf(to, room, ", %s%u h %02u min%s", before, s / 3600, s / 60 % 60, behind)
            : s >= 60 ? snprintf(to, room, ", %s%u min %02u s%s", before, s / 60, s % 60, behind)
                      : snprintf(to, room, ", %s%u s%s", before, s, behind);
    return n > 0 ? (size_t)n : 0;
}

/* While a tool works nothing new is told: how long it has been at it shows that the program lives.
 */
static void *tick(void *unused)
{
    const struct timespec moment = {.tv_sec = 1};
    (void)unused;
    for (;;) {
        nanosleep(&moment, NULL);
        pthread_mutex_lock(&line.lock);
        double now = seconds_now();
        if (line.shown && now - line.last > 0.9 && now - line.stood > 1.9) {
            char text[WIDTH + 40];
            size_t n = (size_t)snprintf(text, sizeof text, "%s", line.text);
            print_seconds(text + n, sizeof text - n, "for ", now - line.stood, "");
            put(text);
        }
        pthread_mutex_unlock(&line.lock);
    }
    return NULL;
}

static void draw(const char *text)
{
    pthread_mutex_lock(&line.lock);
    pthread_t ticker;
    put(text);
    line.last = seconds_now();
    if (!line.shown || strcmp(text, line.text) != 0)
        line.stood = line.last;
    snprintf(line.text, sizeof line.text, "%s", text);
    line.shown = true;
    if (!line.ticking && pthread_create(&ticker, NULL, tick, NULL) == 0)
        pthread_detach(ticker);
    line.ticking = true;
    pthread_mutex_unlock(&line.lock);
}

void cli_progress(const char *fmt, ...)
{
    if (!visible())
        return;
    char text[WIDTH];
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(text, sizeof text, fmt, ap);
    va_end(ap);
    draw(text);
}

void cli_progress_part(double part, const char *fmt, ...)
{
    double now;
    if (!visible() || (now = seconds_now()) - line.last < 0.1)
        return;
    if (line.begun <= 0 || part < line.part) {
        line.begun = now;
        line.from = part;
    }
    line.part = part;
    char text[WIDTH];
    va_list ap;
    va_start(ap, fmt);
    int n = vsnprintf(text, sizeof text, fmt, ap);
    va_end(ap);
    size_t at = n < 0 ? 0 : (size_t)n < sizeof text ? (size_t)n : sizeof text - 1;
    if (part >= 0) {
        at += (size_t)snprintf(text + at, sizeof text - at, ": %.0f %%", 100 * part);
        double took = now - line.begun, done = part - line.from;
        if (at < sizeof text && took > 1 && done > 0.01)
            print_seconds(text + at, sizeof text - at, "", took * (1 - part) / done, " left");
    }
    draw(text);
}

void cli_progress_end(void)
{
    pthread_mutex_lock(&line.lock);
    if (line.shown && visible())
        fputs("\r\033[K", stderr);
    line.shown = false;
    line.begun = line.part = line.last = 0;
    pthread_mutex_unlock(&line.lock);
}
