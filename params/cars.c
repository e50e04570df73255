/* The family cars: register stacks for calls, renamed by base and offset (docs/cars.md). */
#include "params/family.h"

/* The first word is the default. */
static const char *const rename_words[] = {"none", "cars", NULL};

static const struct param_decl rows[] = {
    WORD("rename.policy", rename_words,
         "cars: registers from rename.r0cs on are kept in a stack of each warp while it calls",
         "CARS III-A"),
    INT("rename.r0cs", 16, 0, 255, "the first callee-saved register", "CARS III-A (R16)"),
    INT("rename.wrap", 1, 0, 1,
        "0: the printed formula, without the end of the stack: the difference of the pointers is "
        "signed, the sum is not brought back into the stack",
        "spec.md 9.3; 0 only to show the hole"),
    INT("frame.scap", 255, 1, 255, "most registers of a warp's stack", "spec.md 9.1 (SCAP)"),
};

static bool cars_one_scheduler(const int64_t *v)
{
    return !value_is(v, "rename.policy", "cars") || value_of(v, "regfile.schedulers") == 1;
}

static const struct constraint constraints[] = {
    {"rename.policy = cars: one scheduler (regfile.schedulers = 1)",
     {"rename.policy", "regfile.schedulers"},
     cars_one_scheduler},
};

static void sizes(const struct params *p, struct sizes *s)
{
    s->cars = params_is(p, "rename.policy", "cars");
    s->frw = clog2(params_u(p, "frame.scap") + 1);
}

static void leave(int64_t *v)
{
    value_set_word(v, "rename.policy", "none");
    value_set(v, "rename.wrap", 1);
}

const struct family family_cars = {
    .name = "cars",
    .rows = rows,
    .nrows = sizeof rows / sizeof *rows,
    .constraints = constraints,
    .nconstraints = sizeof constraints / sizeof *constraints,
    .sizes = sizes,
    .leave = leave,
};
