/* libwarpsmith: GPU register-file hardware from parameters, and its golden models, inside a program
 * of one's own. C11 and C++11.
 *
 * Objects: nothing is global. Different threads may use different objects at the same time, and any
 * number of them one warpsmith_params, which never changes; one of the other objects belongs to one
 * thread at a time. What a function gives back is the caller's to free by the function named there,
 * unless it says "borrowed".
 *
 * Errors are data: what can go wrong takes a warpsmith_errors, which may be NULL, adds lines to it
 * ("file:line: key = value: what is wrong (what would be right)") and gives back NULL or a status.
 * Nothing is printed and nothing ends the program, but for memory that runs out. NULL in place of
 * parameters is an error like others, so calls may follow each other and be asked in the end; an
 * index behind the last gives NULL or false. NULL in place of any other object is forbidden.
 *
 * Widths are in bits, cycles are clock edges since reset. Ports are packed into 32-bit words: every
 * port begins with a word of its own, bit 0 in bit 0 of that; bits above its width are zero. */
#ifndef WARPSMITH_H
#define WARPSMITH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined __GNUC__
#define WARPSMITH_API __attribute__((visibility("default")))
#else
#define WARPSMITH_API
#endif

#define WARPSMITH_VERSION_MAJOR 0
#define WARPSMITH_VERSION_MINOR 1
#define WARPSMITH_VERSION_PATCH 0

/* "0.1.0", built from git "0.1.0+g1234abcd". Borrowed, for ever. */
WARPSMITH_API const char *warpsmith_version(void);

typedef struct warpsmith_errors warpsmith_errors;
typedef struct warpsmith_params warpsmith_params;
typedef struct warpsmith_package warpsmith_package;
typedef struct warpsmith_model warpsmith_model;
typedef struct warpsmith_stimulus warpsmith_stimulus;
typedef struct warpsmith_work warpsmith_work;
typedef struct warpsmith_sm warpsmith_sm;

/* ---- errors ---- */

enum warpsmith_status {
    WARPSMITH_OK = 0,
    WARPSMITH_FAILED = 1,    /* a check failed */
    WARPSMITH_BAD_INPUT = 2, /* parameters, names, files */
    WARPSMITH_NO_TOOL = 3
};

/* A list of errors, empty. warpsmith_errors_free(). */
WARPSMITH_API warpsmith_errors *warpsmith_errors_new(void);
/* Frees the list with its lines; NULL is fine, here and for all other objects. */
WARPSMITH_API void warpsmith_errors_free(warpsmith_errors *e);
/* Worst status so far, an enum warpsmith_status; warnings do not count. */
WARPSMITH_API int warpsmith_errors_status(const warpsmith_errors *e);
/* Lines so far; a warning begins with "warning: ". Line i < count is borrowed until the errors are
 * changed. */
WARPSMITH_API size_t warpsmith_errors_count(const warpsmith_errors *e);
WARPSMITH_API const char *warpsmith_errors_line(const warpsmith_errors *e, size_t i);
/* Empties the list; its status is WARPSMITH_OK again. */
WARPSMITH_API void warpsmith_errors_clear(warpsmith_errors *e);

/* Frees a string that a function has given away. */
WARPSMITH_API void warpsmith_string_free(char *s);

/* ---- parameters ---- */

/* Name of preset i, NULL behind the last. Borrowed, for ever. */
WARPSMITH_API const char *warpsmith_preset(size_t i);
/* A preset or an .ini file, with `sets` ("regfile.banks=8") in order. NULL after reporting.
 * warpsmith_params_free(). */
WARPSMITH_API warpsmith_params *warpsmith_params_load(const char *config, const char *const *sets,
                                                      size_t nsets, warpsmith_errors *e);
/* The same of the text of such a file; `name` is for messages and for what is written. */
WARPSMITH_API warpsmith_params *warpsmith_params_text(const char *name, const char *text,
                                                      const char *const *sets, size_t nsets,
                                                      warpsmith_errors *e);
/* The set with further ones, as a new object. */
WARPSMITH_API warpsmith_params *warpsmith_params_with(const warpsmith_params *p,
                                                      const char *const *sets, size_t nsets,
                                                      warpsmith_errors *e);
/* Frees a set of parameters, which no other object needs any more once it has been made. */
WARPSMITH_API void warpsmith_params_free(warpsmith_params *p);
/* Name of the preset, or of the file without .ini. Borrowed from the set. */
WARPSMITH_API const char *warpsmith_params_name(const warpsmith_params *p);
/* Value of a key that is a number; false: there is no such key. */
WARPSMITH_API bool warpsmith_params_int(const warpsmith_params *p, const char *key, int64_t *value);
/* Word of a key that has words; NULL: there is no such key. Borrowed, for ever. */
WARPSMITH_API const char *warpsmith_params_word(const warpsmith_params *p, const char *key);
/* {"key": value, ...} of all. warpsmith_string_free(). */
WARPSMITH_API char *warpsmith_params_json(const warpsmith_params *p);

/* One parameter of the registry; all text borrowed, for ever, but `legal`. */
struct warpsmith_param {
    const char *key, *meaning, *source;
    bool is_word;
    int64_t default_value; /* of a word its number */
    const char *default_word;
};
/* Parameter i; false behind the last. */
WARPSMITH_API bool warpsmith_param_at(size_t i, struct warpsmith_param *out);
/* Its legal values as text ("1..64, a power of two"). warpsmith_string_free(); NULL: no such i. */
WARPSMITH_API char *warpsmith_param_legal(size_t i);

/* ---- blocks ---- */

struct warpsmith_block {
    const char *name, *family, *summary; /* borrowed, for ever */
    bool system;                         /* a composition with surroundings of its own */
};
/* Block i of those that these parameters have; false behind the last. */
WARPSMITH_API bool warpsmith_block_at(const warpsmith_params *p, size_t i,
                                      struct warpsmith_block *out);
/* The block that is taken where none is named. Borrowed, for ever. */
WARPSMITH_API const char *warpsmith_default_block(const warpsmith_params *p);

/* ---- packages: Verilog and what goes with it ---- */

/* In memory; `block` NULL: the default one; `prefix` NULL: none. NULL after reporting.
 * warpsmith_package_free(). */
WARPSMITH_API warpsmith_package *warpsmith_package_new(const warpsmith_params *p, const char *block,
                                                       const char *prefix, warpsmith_errors *e);
/* Frees a package. */
WARPSMITH_API void warpsmith_package_free(warpsmith_package *k);
/* Number of files. */
WARPSMITH_API size_t warpsmith_package_files(const warpsmith_package *k);
/* Name and text of file i, borrowed from the package; *len without the NUL behind it. */
WARPSMITH_API const char *warpsmith_package_name(const warpsmith_package *k, size_t i);
WARPSMITH_API const char *warpsmith_package_text(const warpsmith_package *k, size_t i, size_t *len);
/* File i is a Verilog source for tools (others are included by one, or describe the package). */
WARPSMITH_API bool warpsmith_package_is_verilog(const warpsmith_package *k, size_t i);
/* Into a folder, all or nothing; files that were edited since are spared unless `force`. A status.
 */
WARPSMITH_API int warpsmith_package_write(const warpsmith_params *p, const char *block,
                                          const char *prefix, const char *dir, bool force,
                                          warpsmith_errors *e);

/* ---- golden models, cycle by cycle at their ports ---- */

struct warpsmith_port {
    const char *name; /* borrowed from the model */
    bool output;
    bool counter;   /* an output that the Verilog has under WARPSMITH_COUNTERS only */
    unsigned width; /* bits in all */
    unsigned items; /* equal parts that it is made of, item 0 lowest; 1 where it has none */
    unsigned word;  /* first word in the image of the inputs or of the outputs */
};

/* The model of a block or composition (NULL: the default one), in reset state. Clock and reset are
 * no ports here. NULL after reporting. warpsmith_model_free(). */
WARPSMITH_API warpsmith_model *warpsmith_model_new(const warpsmith_params *p, const char *block,
                                                   warpsmith_errors *e);
/* Frees a model. */
WARPSMITH_API void warpsmith_model_free(warpsmith_model *m);
/* Port i; false behind the last. */
WARPSMITH_API bool warpsmith_model_port(const warpsmith_model *m, size_t i,
                                        struct warpsmith_port *out);
/* The port of that name; false: there is none. */
WARPSMITH_API bool warpsmith_model_find(const warpsmith_model *m, const char *name,
                                        struct warpsmith_port *out);
/* The images, borrowed: inputs to be written, outputs as the last eval left them. Number of words
 * in *words if that is not NULL. */
WARPSMITH_API uint32_t *warpsmith_model_inputs(warpsmith_model *m, size_t *words);
WARPSMITH_API const uint32_t *warpsmith_model_outputs(const warpsmith_model *m, size_t *words);
/* At most 64 bits of a port from bit `lsb` on: lsb + width within the port. */
WARPSMITH_API void warpsmith_model_set(warpsmith_model *m, const struct warpsmith_port *port,
                                       unsigned lsb, unsigned width, uint64_t value);
WARPSMITH_API uint64_t warpsmith_model_get(const warpsmith_model *m,
                                           const struct warpsmith_port *port, unsigned lsb,
                                           unsigned width);
/* The outputs of this cycle from state and inputs; may be called as often as one likes. */
WARPSMITH_API void warpsmith_model_eval(warpsmith_model *m);
/* The clock edge with these inputs. WARPSMITH_OK, or WARPSMITH_FAILED after reporting the first
 * conservation law or duty of the surroundings that is broken, by its rule id. */
WARPSMITH_API int warpsmith_model_clock(warpsmith_model *m, warpsmith_errors *e);
/* eval and clock. */
WARPSMITH_API int warpsmith_model_step(warpsmith_model *m, warpsmith_errors *e);
/* Back to the state after reset; inputs stay. */
WARPSMITH_API void warpsmith_model_reset(warpsmith_model *m);
/* Rule i of the block's page and how often it was seen; false behind the last. Text borrowed. */
WARPSMITH_API bool warpsmith_model_rule(const warpsmith_model *m, size_t i, const char **rule,
                                        uint64_t *hits);

/* Constrained random inputs that keep the duties of the block's page, without end. NULL after
 * reporting a block that has none. warpsmith_stimulus_free(). */
WARPSMITH_API warpsmith_stimulus *warpsmith_stimulus_new(const warpsmith_params *p,
                                                         const char *block, uint64_t seed,
                                                         warpsmith_errors *e);
/* Frees a stimulus. */
WARPSMITH_API void warpsmith_stimulus_free(warpsmith_stimulus *s);
/* The next cycle: inputs and the outputs that they must give, images as those of the model,
 * borrowed until the next call. *reset: the cycle is one of reset. A status. */
WARPSMITH_API int warpsmith_stimulus_next(warpsmith_stimulus *s, bool *reset,
                                          const uint32_t **inputs, const uint32_t **outputs,
                                          warpsmith_errors *e);

/* ---- an SM that executes work ---- */

/* Kernels of trace files (.traceg, .traceg.xz, kernelslist.g), one after the other; `annotation`
 * and `callgraph`: files of `warpsmith annotate' and for `warpsmith callgraph', NULL: none. The
 * headers are read here, the rest while the SM runs. NULL after reporting. warpsmith_work_free(),
 * unless an SM has taken it over. */
WARPSMITH_API warpsmith_work *warpsmith_work_traces(const warpsmith_params *p,
                                                    const char *const *files, size_t n,
                                                    const char *annotation, const char *callgraph,
                                                    warpsmith_errors *e);
/* A built-in kernel. */
WARPSMITH_API warpsmith_work *warpsmith_work_kernel(const warpsmith_params *p, const char *name,
                                                    warpsmith_errors *e);
/* Frees work that no SM has taken over. */
WARPSMITH_API void warpsmith_work_free(warpsmith_work *w);

/* The options of an SM, or-ed. */
enum warpsmith_sm_options {
    WARPSMITH_SM_CHECK = 1,     /* carry data, and check every operand against program order */
    WARPSMITH_SM_NO_SKIP = 2,   /* compute also cycles in which a register file is at rest */
    WARPSMITH_SM_LEAVE_OUT = 4, /* leave out kernels whose thread blocks do not fit */
    WARPSMITH_SM_COVER = 8      /* count the rules that are seen */
};
/* An SM with its register files, in reset; takes the work over, also when it fails. NULL after
 * reporting. warpsmith_sm_free(). */
WARPSMITH_API warpsmith_sm *warpsmith_sm_new(const warpsmith_params *p, warpsmith_work *w,
                                             unsigned options, warpsmith_errors *e);
/* Frees an SM and its work. */
WARPSMITH_API void warpsmith_sm_free(warpsmith_sm *s);

enum warpsmith_sm_state {
    WARPSMITH_SM_RUNNING,
    WARPSMITH_SM_DONE,   /* the work is executed and all has drained */
    WARPSMITH_SM_BROKEN, /* a law or the oracle; reported */
    WARPSMITH_SM_STOPPED /* the work turned out to be bad; reported */
};
/* At most so many cycles (0: to the end); an enum warpsmith_sm_state. */
WARPSMITH_API int warpsmith_sm_run(warpsmith_sm *s, uint64_t cycles, warpsmith_errors *e);
/* Cycles so far, those in which all registers are first written not among them. */
WARPSMITH_API uint64_t warpsmith_sm_cycle(const warpsmith_sm *s);

/* The counters so far. Further members may come behind the last one: `size` is set by the caller to
 * sizeof (struct warpsmith_figures), no more is written. */
struct warpsmith_figures {
    size_t size;
    uint64_t cycles, warp_instructions, micro_ops, operand_requests, cache_hits, bank_reads,
        bank_writes, conflict_cycles, steals, kernels, blocks, warps, calls, unframed_calls, traps,
        spill_bytes, fill_bytes;
    double ipc; /* warp instructions per cycle */
};
WARPSMITH_API void warpsmith_sm_figures(const warpsmith_sm *s, struct warpsmith_figures *f);
/* Scheduler-cycles without an issue by cause i; false behind the last. Name borrowed, for ever. */
WARPSMITH_API bool warpsmith_sm_stall(const warpsmith_sm *s, size_t i, const char **cause,
                                      uint64_t *cycles);
/* Kernel i that was left out, and why; false behind the last. Borrowed from the SM. */
WARPSMITH_API bool warpsmith_sm_left_out(const warpsmith_sm *s, size_t i, const char **kernel,
                                         const char **why);

#ifdef __cplusplus
}
#endif

#endif
