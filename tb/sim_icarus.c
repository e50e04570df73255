/* Icarus Verilog: a small generated bench reads one line of hex per cycle and answers with one line
 * in which x and z show. Icarus runs ahead in a process of its own, several cycles deep. */
#include "base/cache.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/proc.h"
#include "base/sha256.h"
#include "base/text.h"
#include "tb/patience.h"
#include "tb/sim_build.h"
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* What is on its way in either direction has to fit into a pipe (64 KiB on Linux), with room to
 * spare; then neither side can wait for the other for ever. */
enum { IN_FLIGHT_BYTES = 24 * 1024, MAX_DEPTH = 64 };

/* First field of an input line. */
enum { CONTROL_RST = 1, CONTROL_WAVES_ON = 2, CONTROL_WAVES_OFF = 4 };

/* The bench changes its text only here; Verilog-2005. */
static void write_bench(FILE *f, const struct sim_spec *s)
{
    const struct pin_list *pins = s->pins;
    fputs("`default_nettype none\n"
          "// One line of input per cycle: control (1 reset, 2 waves on, 4 waves off), then all\n"
          "// input ports in hex; one line of output: all output ports in hex.\n"
          "module warpsmith_bench;\n"
          "    reg [2:0] bench_control;\n"
          "    reg clk, bench_begun;\n"
          "    reg [8191:0] bench_waves;\n"
          "    integer bench_got;\n",
          f);
    unsigned inputs = 1;
    for (size_t i = 0; i < pins->n; i++) {
        const struct pin *p = &pins->pins[i];
        fprintf(f, "    %s [%u:0] %s;\n", p->output ? "wire" : "reg", p->width - 1, p->name);
        inputs += !p->output;
    }
    fprintf(f, "    %s dut (", s->rtl->top);
    const char *comma = "";
    if (pins->clocked) {
        fputs("\n        .clk(clk),\n        .rst(bench_control[0])", f);
        comma = ",";
    }
    for (size_t i = 0; i < pins->n; i++) {
        fprintf(f, "%s\n        .%s(%s)", comma, pins->pins[i].name, pins->pins[i].name);
        comma = ",";
    }
    fputs("\n    );\n"
          "    task bench_next;\n"
          "        bench_got = $fscanf(32'h8000_0000, \"%h",
          f);
    for (unsigned i = 1; i < inputs; i++)
        fputs(" %h", f);
    fputs("\", bench_control", f);
    for (size_t i = 0; i < pins->n; i++)
        if (!pins->pins[i].output)
            fprintf(f, ", %s", pins->pins[i].name);
    fprintf(f,
            ");\n"
            "    endtask\n"
            "    initial begin\n"
            "        clk = 1'b0;\n"
            "        bench_begun = 1'b0;\n"
            "        if ($value$plusargs(\"waves=%%s\", bench_waves)) $dumpfile(bench_waves);\n"
            "        bench_next;\n"
            "        while (bench_got == %u) begin\n"
            "            if (bench_control[1]) begin\n"
            "                if (bench_begun) $dumpon;\n"
            "                else $dumpvars(0, dut);\n"
            "                bench_begun = 1'b1;\n"
            "            end\n"
            "            if (bench_control[2]) $dumpoff;\n"
            "            #4 $fdisplay(32'h1, \"@",
            inputs);
    for (size_t i = 0; i < pins->n; i++)
        if (pins->pins[i].output)
            fputs(" %h", f);
    fputs("\"", f);
    for (size_t i = 0; i < pins->n; i++)
        if (pins->pins[i].output)
            fprintf(f, ", %s", pins->pins[i].name);
    fputs(");\n"
          "            $fflush(32'h1);\n"
          "            #1 clk = 1'b1;\n"
          "            #5 clk = 1'b0;\n"
          "            bench_next;\n"
          "        end\n"
          "        $finish(0);\n"
          "    end\n"
          "endmodule\n",
          f);
}

/* Icarus only warns of ports that do not fit, also of those inside the design. */
static bool ports_fit(const struct sim_spec *s, char *said, struct diag *d)
{
    char *of_top = strfmt(" of %s expects ", s->rtl->top);
    char *floating = strfmt("Instantiating module %s with dangling", s->rtl->top), *save = NULL;
    bool good = true;
    for (char *line = strtok_r(said, "\n", &save); line; line = strtok_r(NULL, "\n", &save)) {
        if (!strstr(line, of_top) && !strstr(line, floating))
            continue;
        const char *what = strstr(line, "warning: ");
        what = what ? what + 9 : line;
        if (s->rtl->foreign)
            diag_error(d, "%s: %s", s->rtl->dir, what);
        else
            diag_failed(d, "emitted module %s: %s", s->rtl->top, what);
        good = false;
    }
    free(of_top);
    free(floating);
    return good;
}

static bool compile(const struct sim_spec *s, const char *tmp, const char *bench, struct diag *d)
{
    char *path = strfmt("%s/bench.v", tmp), *link = strfmt("%s/" SIM_RTL, tmp);
    const char **argv = xcalloc(s->rtl->n + 17, sizeof *argv);
    char **files = xcalloc(s->rtl->n + 1, sizeof *files);
    size_t n = 0;
    argv[n++] = "iverilog";
    argv[n++] = "-g2005";
    argv[n++] = "-Wportbind";
    argv[n++] = "-DWARPSMITH_COUNTERS";
    if (s->asserts)
        argv[n++] = "-DWARPSMITH_ASSERT";
    argv[n++] = "-I" SIM_RTL;
    argv[n++] = "-s";
    argv[n++] = "warpsmith_bench";
    argv[n++] = "-o";
    argv[n++] = "sim.vvp";
    argv[n++] = "bench.v";
    for (size_t i = 0; i < s->rtl->n; i++)
        argv[n++] = files[i] = strfmt(SIM_RTL "/%s", strrchr(s->rtl->files[i], '/') + 1);
    struct proc_result r;
    bool good = outfile_write(path, bench, strlen(bench), d) && sim_link_rtl(s, tmp, d);
    if (good && proc_run(argv, tmp, &r, d) == WS_OK) {
        good = r.status == 0;
        if (!good)
            sim_report_tool(s, "iverilog", r.out, d);
        else
            good = ports_fit(s, r.out, d);
        proc_result_free(&r);
    } else {
        good = false;
    }
    unlink(link);
    for (size_t i = 0; i < s->rtl->n; i++)
        free(files[i]);
    free(files);
    free(argv);
    free(link);
    free(path);
    return good;
}

char *icarus_build(const struct sim_spec *s, struct diag *d)
{
    struct sha256 h;
    char hex[65], *dir = cache_dir(d), *tmp = NULL, *entry = NULL, *built = NULL, *bench = NULL;
    size_t len;
    FILE *f = xmemstream(&bench, &len);
    write_bench(f, s);
    fclose(f);
    sha256_init(&h);
    sha256_text(&h, "icarus, sources by a link");
    sha256_text(&h, bench);
    if (dir && sim_hash_version(&h, "iverilog", "-V", d) && sim_hash_spec(&h, s, d)) {
        sha256_hex(&h, hex);
        char *key = strfmt("icarus-%.32s", hex);
        entry = cache_find(dir, key, d);
        if (!entry && (tmp = cache_begin(dir, d))) {
            sim_tell(s, "building: Icarus Verilog");
            if (compile(s, tmp, bench, d))
                entry = cache_commit(dir, key, tmp, d);
            else
                remove_tree(tmp);
        }
        free(key);
    }
    if (entry)
        built = strfmt("%s/sim.vvp", entry);
    free(bench);
    free(entry);
    free(tmp);
    free(dir);
    return built;
}

struct icarus {
    struct sim sim;
    const struct pin_list *pins;
    struct proc proc;
    unsigned control;      /* waves bits for the next line */
    char *line;            /* being sent, or as expected: control or '@', then the ports */
    char *input;           /* received: bytes 0..end, of which the last line starts at `answer` */
    size_t end, next, cap; /* next: where the line after it starts */
    char *answer;          /* last line received, NUL in place of its newline */
    char *said;            /* last line that was no answer */
    double began; /* seconds computed before the answer that is waited for; below 0: open */
};

/* All ports of one direction in hex, each after a space. */
static char *put_ports(char *to, const struct pin_list *pins, bool output, const uint32_t *image)
{
    for (size_t i = 0; i < pins->n; i++) {
        const struct pin *p = &pins->pins[i];
        if (p->output != output)
            continue;
        *to++ = ' ';
        for (unsigned digit = (p->width + 3) / 4; digit-- > 0;)
            *to++ = "0123456789abcdef"[image[p->word + digit / 8] >> (digit % 8 * 4) & 15];
    }
    *to = 0;
    return to;
}

static void send(struct sim *s, bool rst, const uint32_t *in, const uint32_t *expected)
{
    struct icarus *v = (struct icarus *)s;
    (void)expected;
    v->line[0] = (char)('0' + (v->control | (rst ? CONTROL_RST : 0)));
    v->control = 0;
    char *end = put_ports(v->line + 1, v->pins, false, in);
    *end++ = '\n';
    fwrite(v->line, 1, (size_t)(end - v->line), v->proc.to);
}

/* Pin of the first field that differs in two answers. */
static long first_difference(const struct icarus *v, const char *expected, const char *got)
{
    const char *e = expected + 1, *g = got + 1;
    for (size_t i = 0; i < v->pins->n; i++) {
        const struct pin *p = &v->pins->pins[i];
        if (!p->output)
            continue;
        size_t digits = (p->width + 3) / 4;
        if (strncmp(e, g, digits + 1) != 0)
            return (long)i;
        e += digits + 1;
        g += digits + 1;
    }
    return SIM_DEAD; /* longer than it should be */
}

/* Seconds for which the simulator has computed. */
static double computed(const struct icarus *v)
{
    clockid_t clock;
    struct timespec t = {0};
    if (clock_getcpuclockid(v->proc.pid, &clock) == 0)
        clock_gettime(clock, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Waits for more input; false at its end, or when there is none for long. */
static bool receive(struct icarus *v)
{
    struct pollfd p = {.fd = fileno(v->proc.from), .events = POLLIN};
    if (v->next) {
        memmove(v->input, v->input + v->next, v->end - v->next);
        v->end -= v->next;
        v->next = 0;
    }
    if (v->cap - v->end < 4096)
        v->input = xrealloc(v->input, v->cap *= 2);
    int ready;
    bool late;
    if (v->began < 0)
        v->began = computed(v);
    do { /* it may talk all the time */
        ready = poll(&p, 1, 1000);
        late = computed(v) > v->began + PATIENCE_SECONDS;
    } while (!late && (ready == 0 || (ready < 0 && errno == EINTR)));
    if (late) { /* a loop without delay: it would not notice that we have gone either */
        free(v->said);
        v->said =
            strfmt("no answer for %d s (a loop in zero time in the Verilog?)", PATIENCE_SECONDS);
        kill(-v->proc.pid, SIGKILL);
        return false;
    }
    ssize_t n;
    do
        n = read(p.fd, v->input + v->end, v->cap - v->end - 1);
    while (n < 0 && errno == EINTR);
    v->end += n > 0 ? (size_t)n : 0;
    return n > 0;
}

static bool receive_line(struct icarus *v)
{
    for (size_t seen = 0;;) {
        char *start = v->input + v->next;
        char *newline =
            v->end - v->next > seen ? memchr(start + seen, '\n', v->end - v->next - seen) : NULL;
        if (newline) {
            *newline = 0;
            v->answer = start;
            v->next += (size_t)(newline - start) + 1;
            return true;
        }
        seen = v->end - v->next;
        if (!receive(v))
            return false;
    }
}

static long check(struct sim *s, bool rst, const uint32_t *in, const uint32_t *expected)
{
    struct icarus *v = (struct icarus *)s;
    (void)rst;
    (void)in;
    v->began = -1;
    fflush(v->proc.to);
    do {
        if (!receive_line(v))
            return SIM_DEAD;
        if (v->answer[0] != '@' && strncmp(v->answer, "FST info: ", 10) != 0) {
            /* what a design says belongs to stderr, as with Verilator */
            fprintf(stderr, "%s\n", v->answer);
            free(v->said);
            v->said = xstrdup(v->answer);
        }
    } while (v->answer[0] != '@');
    if (!expected)
        return SIM_EQUAL;
    v->line[0] = '@';
    put_ports(v->line + 1, v->pins, true, expected);
    return strcmp(v->line, v->answer) == 0 ? SIM_EQUAL : first_difference(v, v->line, v->answer);
}

static char *actual(const struct sim *s, const struct pin *pin)
{
    const struct icarus *v = (const struct icarus *)s;
    const char *p = v->answer + 1;
    for (size_t i = 0; i < v->pins->n && &v->pins->pins[i] != pin; i++)
        if (v->pins->pins[i].output)
            p += (v->pins->pins[i].width + 3) / 4 + 1;
    return strfmt("%.*s", (int)((pin->width + 3) / 4), p + 1);
}

static void waves(struct sim *s, bool on)
{
    ((struct icarus *)s)->control |= on ? CONTROL_WAVES_ON : CONTROL_WAVES_OFF;
}

static const char *dead(const struct sim *s)
{
    const struct icarus *v = (const struct icarus *)s;
    return v->said ? v->said : "";
}

static void destroy(struct sim *s)
{
    struct icarus *v = (struct icarus *)s;
    proc_close(&v->proc);
    free(v->line);
    free(v->input);
    free(v->said);
    free(v);
}

static const struct sim_ops icarus_ops = {.name = "icarus",
                                          .send = send,
                                          .check = check,
                                          .actual = actual,
                                          .waves = waves,
                                          .dead = dead,
                                          .destroy = destroy};

struct sim *icarus_open(const struct sim_spec *s, const char *built, const char *wave_path,
                        struct diag *d)
{
    char *plus = strfmt("+waves=%s", wave_path ? wave_path : "");
    const char *argv[] = {"vvp", "-n", built, wave_path ? "-fst" : NULL, plus, NULL};
    struct icarus *v = xcalloc(1, sizeof *v);
    size_t in = 2, out = 2;
    for (size_t i = 0; i < s->pins->n; i++) {
        size_t chars = (s->pins->pins[i].width + 3) / 4 + 1;
        *(s->pins->pins[i].output ? &out : &in) += chars;
    }
    size_t line = in > out ? in : out, depth = IN_FLIGHT_BYTES / line;
    v->sim.ops = &icarus_ops;
    v->sim.depth = depth > MAX_DEPTH ? MAX_DEPTH : depth > 1 ? (unsigned)depth : 1;
    v->pins = s->pins;
    v->line = xmalloc(line + 2);
    v->cap = 2 * line + 8192;
    v->input = xmalloc(v->cap);
    int status = proc_open(argv, NULL, NULL, &v->proc, d);
    free(plus);
    if (status != WS_OK) {
        free(v->line);
        free(v->input);
        free(v);
        return NULL;
    }
    return &v->sim;
}
