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
    void (*destroy)(struct sm *sm, void *self); /* NULL: it has nothing of its own */
    /* One more part of the register files. */
    const struct regfile_part *regfile;

    /* A block is about to become resident. false after reporting that it cannot. */
    bool (*admits)(const struct sm *sm, void *self, const struct block *b, struct diag *d);
    /* All warps of a block have ended. */
    void (*ended)(struct sm *sm, void *self, const struct block *b);
    /* A warp gets its slot. */
    void (*launched)(struct sm *sm, void *self, struct rf *rf, struct warp *w);
    /* A warp that was away is back in another region. Whether the part goes on with it, by
     * window_restore(). */
    bool (*returned)(struct sm *sm, void *self, struct rf *rf, struct warp *w);
    /* A warp has finished. Whether it cannot leave yet; the part calls warp_retire() again. */
    bool (*lingers)(struct sm *sm, void *self, struct rf *rf, struct warp *w);
    /* A warp becomes ready: n sources from `first` on of its next instruction. */
    void (*ready)(struct sm *sm, void *self, struct rf *rf, struct warp *w, unsigned first,
                  unsigned n);
    /* The last micro-operation of an instruction is issued with that ticket, before the oracle
     * takes the values; w->at still its. */
    void (*flies)(struct sm *sm, void *self, struct rf *rf, struct warp *w, struct ticket *t);
    /* An instruction is issued, w->at still its. */
    void (*issued)(struct sm *sm, void *self, struct rf *rf, struct warp *w);
    /* The warp is behind it. Whether the part keeps the warp, and goes on by warp_settle(). */
    bool (*keeps)(struct sm *sm, void *self, struct rf *rf, struct warp *w, const struct inst *i);

    /* Of flights whose `keeper` the part is: the register that goes to memory is there, `data`; */
    void (*kept)(struct sm *sm, void *self, struct rf *rf, const struct flight *f,
                 const uint32_t *data);
    /* what a register that comes back holds, or should hold; */
    const uint32_t *(*row)(struct sm *sm, void *self, struct rf *rf, const struct flight *f,
                           bool want);
    /* it has been read without a write to follow, or written. */
    void (*moved)(struct sm *sm, void *self, struct rf *rf, const struct flight *f);

    /* Phases of a cycle. Inputs of all register files before selection; */
    void (*drive)(struct sm *sm, void *self);
    /* whether a register file must be computed, not only counted; */
    bool (*busy)(const struct sm *sm, const void *self, const struct rf *rf);
    /* inputs of one that is computed, after those of launches and writes; */
    void (*inputs)(struct sm *sm, void *self, struct rf *rf);
    /* write port i requests `wr` for a warp from here on; */
    void (*request)(struct sm *sm, void *self, struct rf *rf, unsigned i, const struct write *wr,
                    const struct warp *w);
    /* answers for a selected warp; */
    void (*answer)(struct sm *sm, void *self, struct rf *rf, const struct warp *w);
    /* other answers of a register file; */
    void (*answers)(struct sm *sm, void *self, struct rf *rf);
    /* `issue` is known: what is issued besides gets its number (ticket_new()); */
    void (*numbers)(struct sm *sm, void *self, struct rf *rf);
    /* dispatch port p offers what was issued with ticket t; */
    void (*offered)(struct sm *sm, void *self, struct rf *rf, unsigned p, const struct ticket *t);
    /* all register files have settled; */
    void (*settled)(struct sm *sm, void *self);
    /* the clock edge of a register file, after the prefill; */
    void (*edge)(struct sm *sm, void *self, struct rf *rf);
    /* that of all of them; */
    void (*clock)(struct sm *sm, void *self);
    /* the same, in the prefill too; */
    void (*tick)(struct sm *sm, void *self);
    /* the one of the reset behind the prefill (sm->resets). */
    void (*reset)(struct sm *sm, void *self);

    void (*stats)(const struct sm *sm, const void *self, struct sm_stats *s);
};

/* Calls a hook of every part that has it. */
#define SM_PARTS(sm, hook, ...)                                                                    \
    for (unsigned part_ = 0; part_ < (sm)->nhooked[SM_HOOK_##hook]; part_++)                       \
    SM_HOOKED(sm, hook, part_).part->hook(sm, SM_HOOKED(sm, hook, part_).self, ##__VA_ARGS__)

/* Sets bool `any` where it is not set, to what the hook of the first part says that says yes. */
#define SM_PARTS_ANY(any, sm, hook, ...)                                                           \
    for (unsigned part_ = 0; !(any) && part_ < (sm)->nhooked[SM_HOOK_##hook]; part_++)             \
    (any) =                                                                                        \
        SM_HOOKED(sm, hook, part_).part->hook(sm, SM_HOOKED(sm, hook, part_).self, ##__VA_ARGS__)

#define SM_HOOKED(sm, hook, i) ((sm)->parts[(sm)->hooked[SM_HOOK_##hook][i]])

/* Calls a hook of the part that keeps a flight. */
#define SM_KEEPER(sm, hook, rf, f, ...)                                                            \
    (f)->keeper->part->hook(sm, (f)->keeper->self, rf, f, ##__VA_ARGS__)

#endif
