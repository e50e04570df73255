/* Near bits of register operands: made by profiling, kept in files, put on the instructions that
 * the SM executes. docs/annotate.md has the rules and the file format. */
#ifndef WS_ANNOTATE_H
#define WS_ANNOTATE_H

#include "cmodel/programs/reuse.h"
#include "cmodel/programs/work.h"
#include <stdio.h>

/* How often an operand was near and far in the profiled instances of its instruction. */
struct tally {
    uint64_t near, far;
};

/* A static instruction of one kernel. */
struct site {
    uint64_t pc;
    struct op op;      /* owned; name, src and dst are what identifies it beside pc */
    uint64_t line;     /* in the file it was read from; 0 otherwise */
    uint16_t near;     /* bits as in struct inst */
    struct tally *few; /* [operands]: the first warps; NULL if read from a file */
    struct tally *all; /* [operands]: all warps seen */
};

/* One kernel (one launch of it). */
struct hints {
    char *trace; /* name of its trace file without folders, or "built-in" */
    char *name;
    struct site *sites; /* in order of their first appearance, or of the file */
    size_t n, cap;
    uint32_t *hash; /* over pc, index + 1 */
    size_t hash_cap;
    uint64_t warps; /* seen so far */
    uint64_t line;
};

struct annotation {
    struct reuse_rule rule;
    struct hints *kernels;
    size_t n, cap;
};

/* An empty one. */
struct annotation *annotation_new(const struct reuse_rule *r);
void annotation_free(struct annotation *a);
/* Appends a kernel; valid until the next one is appended. */
struct hints *annotation_kernel(struct annotation *a, const char *trace, const char *name);

/* The site, or NULL. */
struct site *hints_find(const struct hints *h, uint64_t pc, const struct op *op);
/* Appends a copy; the caller has looked for it before. */
struct site *hints_add(struct hints *h, uint64_t pc, const struct op *op);

/* Profiles the warps of a block in their order: the first ones of the kernel into `few`, and all
 * of them into `all` if `whole`. Returns whether further blocks would change anything. */
bool hints_profile(struct hints *h, const struct reuse_rule *r, struct block *b, bool whole);
/* Sets site.near of all sites: near iff most of the profiled instances are. */
void hints_decide(struct hints *h);
/* Sets inst.near of all instructions; far where the kernel's profile has no such site. */
void hints_apply(const struct hints *h, struct block *b);

/* Profiles all kernels of a work (which is then at its end), a block in memory at a time; NULL
 * after reporting. `whole` as for hints_profile(). `histogram` (NULL: not wanted) is added to. */
struct annotation *annotation_profile(struct work *w, const struct reuse_rule *r, bool whole,
                                      struct reuse_histogram *histogram, struct diag *d);

/* How well static bits agree, over all executed operands that were profiled with `whole`; operands
 * that have no bit count as far. */
struct agreement {
    uint64_t operands;
    uint64_t few_exact; /* majority of the first warps and the instance's own bit are the same */
    uint64_t all_exact; /* majority of all warps and the instance's own bit */
    uint64_t few_all;   /* the two majorities */
    uint64_t near;      /* instances that are near */
};
void annotation_agreement(const struct annotation *a, struct agreement *sum);

/* The file. Reading reports every mistake as `file:line: what` (status 2) and returns NULL. */
void annotation_print(const struct annotation *a, FILE *f);
struct annotation *annotation_read(const char *path, struct diag *d);

/* The work with the near bits that `r` asks for (NULL: none, unless the spec has a file). With
 * r->warps = 0 it is read twice. Mistakes as with work_for(). */
struct work *work_open(const struct work_spec *s, const struct reuse_rule *r, struct diag *d);
/* Takes over both; `a` NULL: each kernel is profiled by its first r->warps warps (which must not be
 * 0) before its first block is delivered. */
struct work *work_annotated(struct work *w, const struct reuse_rule *r, struct annotation *a);

#endif
