/* Parts of an SM: what a mechanism in the register files wants of its surroundings. Each is a file
 * of its own that hooks itself in; NULL: nothing to do. */
#ifndef WS_SM_PART_H
#define WS_SM_PART_H

#include "cmodel/sm/sm_state.h"

struct sm_part {
    const char *name;
    bool (*present)(const struct model_config *c); /* not of sm_options.part */
    /* Its state, when the SM is there but for its work; `arg`: sm_options.part_arg. NULL after
     * reporting. */
    void *(*create)(struct sm *sm, const struct params *p, const void *arg, struct diag *d);
    void (*destroy)(struct sm *sm, void *self);
    /* One more part of the register files. */
    const struct regfile_part *regfile;

    /* A block is about to become resident. false after reporting that it cannot. */
    bool (*admits)(const struct sm *sm, void *self, const struct block *b, struct diag *d);
    /* All warps of a block have ended. */
    void (*ended)(struct sm *sm, void *self, const struct block *b);
    /* A warp gets its slot. */
    void (*launched)(struct sm *sm, void *self, struct rf *rf, struct warp *w);
    /* A warp becomes ready: n sources from `first` on of its next instruction. */
    void (*ready)(struct sm *sm, void *self, struct rf *rf, struct warp *w, unsigned first,
                  unsigned n);
    /* An instruction is issued, w->at still its. */
    void (*issued)(struct sm *sm, void *self, struct rf *rf, struct warp *w);

    /* Phases of a cycle. Inputs of all register files before selection; */
    void (*drive)(struct sm *sm, void *self);
    /* write port i requests `wr` for a warp from here on; */
    void (*request)(struct sm *sm, void *self, struct rf *rf, unsigned i, const struct write *wr,
                    const struct warp *w);
    /* answers for a selected warp; */
    void (*answer)(struct sm *sm, void *self, struct rf *rf, const struct warp *w);
    /* all register files have settled; */
    void (*settled)(struct sm *sm, void *self);
    /* the clock edge, after the prefill. */
    void (*clock)(struct sm *sm, void *self);

    void (*stats)(const struct sm *sm, const void *self, struct sm_stats *s);
};

/* Calls a hook of every part. */
#define SM_PARTS(sm, hook, ...)                                                                    \
    for (unsigned part_ = 0; part_ < (sm)->nparts; part_++)                                        \
        if ((sm)->parts[part_].part->hook)                                                         \
    (sm)->parts[part_].part->hook(sm, (sm)->parts[part_].self, ##__VA_ARGS__)

#endif
