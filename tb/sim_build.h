/* From Verilog to a simulator that the lockstep engine can run; built ones are kept in the cache.
 */
#ifndef WS_SIM_BUILD_H
#define WS_SIM_BUILD_H

#include "tb/sim.h"

enum sim_kind {
    SIM_VERILATOR,
    SIM_ICARUS,
    SIM_MODEL, /* none: every output counts as equal, there are no waves and no RTL is needed */
};

/* The Verilog sources of one design. */
struct rtl_sources {
    char *dir;
    char **files; /* paths of all *.v in dir, sorted by name */
    size_t n;
    char *top;    /* name of the top module: the block's name, perhaps with a prefix */
    bool foreign; /* a user's folder: what is wrong there is bad input, not our mistake */
    bool emitted; /* `dir` is ours and goes with the struct */
};

/* Looks for the block `top` in the folder. false after reporting (no Verilog, no such module). */
bool rtl_sources_find(struct rtl_sources *s, const char *dir, const char *top, bool foreign,
                      struct diag *d);
/* Path of the file <module>.v among them; NULL: there is none. */
const char *rtl_sources_of(const struct rtl_sources *s, const char *module);
/* Emits the block into a folder of our own, which rtl_sources_free() removes. The status. */
int rtl_sources_emit(struct rtl_sources *s, const struct params *p, const char *top,
                     struct diag *d);
/* The same sources in a folder of our own, behind a file that defines these macros ("NAME" or
 * "NAME=TEXT") and with further files. false after reporting. */
bool rtl_sources_extend(struct rtl_sources *s, const char *const *defines, size_t ndefines,
                        const char *const *files, size_t nfiles, struct diag *d);
void rtl_sources_free(struct rtl_sources *s);

/* How much compilation a run is worth (Verilator). */
enum sim_run {
    SIM_BRIEF_RUN, /* none but what must be */
    SIM_SHORT_RUN,
    SIM_LONG_RUN, /* minutes */
};

struct sim_spec {
    enum sim_kind kind;
    enum sim_run run;
    const struct rtl_sources *rtl;
    const struct pin_list *pins; /* what the golden side compares */
    bool waves;                  /* able to record */
    bool coverage;               /* counts lines and toggles (Verilator only; not with waves) ... */
    const char *const *covered;  /* ... of these modules; none given: of all */
    size_t ncovered;
    bool asserts; /* checks what stands under WARPSMITH_ASSERT; it ends there */
    void (*tell)(void *arg, const char *what); /* what the build is at; NULL: quiet */
    void *tell_arg;
};

/* Path of the built simulator, from the cache if it is there; NULL after reporting: a missing tool
 * (status 3), a foreign folder that does not compile or whose ports differ (2), or a mistake of
 * ours (1). Caller frees. Runs Verilator and the C++ compiler, or Icarus Verilog. */
char *sim_build(const struct sim_spec *s, struct diag *d);

/* A simulator in its initial state. `seed`: initial contents of everything that is not reset
 * (Verilator). `wave_path`: what sim_ops.waves records to, or NULL. `pins` is borrowed. NULL after
 * reporting. */
struct sim *sim_open(const struct sim_spec *s, const char *built, uint64_t seed,
                     const char *wave_path, struct diag *d);

/* The same simulator, which it takes over, in a thread of its own: several cycles are on their way.
 * Not for one that records, counts coverage or may loop for ever. The simulator itself where no
 * thread is to be had. */
struct sim *sim_aside(struct sim *from, const struct pin_list *pins);

/* Implementations. */
char *verilator_build(const struct sim_spec *s, struct diag *d);
struct sim *verilator_open(const struct sim_spec *s, const char *built, uint64_t seed,
                           const char *wave_path, struct diag *d);
char *icarus_build(const struct sim_spec *s, struct diag *d);
struct sim *icarus_open(const struct sim_spec *s, const char *built, const char *wave_path,
                        struct diag *d);
struct sim *model_open(void);

/* Shared by the implementations: adds sources and pins to a content hash; runs a tool for its
 * version text (false after reporting); links the folder of the sources into one to build in, as
 * SIM_RTL, since tools read more into some characters of a path than a file's name; tells what the
 * build is at; reports what a tool said about the sources (first lines of its output). */
#define SIM_RTL "rtl"
struct sha256;
bool sim_hash_spec(struct sha256 *h, const struct sim_spec *s, struct diag *d);
bool sim_hash_version(struct sha256 *h, const char *tool, const char *option, struct diag *d);
bool sim_link_rtl(const struct sim_spec *s, const char *dir, struct diag *d);
void sim_tell(const struct sim_spec *s, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void sim_report_tool(const struct sim_spec *s, const char *tool, const char *output,
                     struct diag *d);

#endif
