/* The family imov: the Indirect-MOV, which reads the register whose number is in another one. */
#include "params/family.h"

static const struct param_decl rows[] = {
    INT("imov.enable", 0, 0, 1,
        "1: collectors take the Indirect-MOV, which reads the register that another one names",
        "Morpheus 4.3.2; docs/imov.md"),
    INT("imov.write", 0, 0, 1,
        "1: and the form with a second operand, which writes that to the register that is named",
        "ours; docs/imov.md (the paper defines the read)"),
    INT("imov.hold", 1, 0, 1,
        "1: a warp issues nothing between its Indirect-MOV and the dispatch of that (imov.write: "
        "and its write)",
        "docs/imov.md; 0 only to show the hole"),
    INT("imov.drain", 1, 0, 1,
        "1: the SM issues an Indirect-MOV only while its warp has no outstanding write "
        "(imov.write: nor read)",
        "docs/imov.md; 0 only to show the hole"),
};

static bool on(const int64_t *v)
{
    return value_of(v, "imov.enable") != 0;
}

static bool lane_has_number(const int64_t *v)
{
    return !on(v) || value_of(v, "regfile.lane_bits") >= 8;
}

static bool numbers_are_contiguous(const int64_t *v)
{
    return !on(v) || value_is(v, "env.map", "phys");
}

static bool write_has_operand(const int64_t *v)
{
    return value_of(v, "imov.write") == 0 || (on(v) && value_of(v, "ocu.sources") >= 2);
}

/* BA-R2: a second read makes its collector the youngest. */
bool family_second_in_order(const int64_t *v)
{
    return !on(v) || value_is(v, "dispatcher.order", "any");
}

bool family_second_leaves(const int64_t *v)
{
    return !on(v) || value_of(v, "regfile.dispatch_stage") == 0;
}

bool family_second_in_time(const int64_t *v)
{
    return !on(v) || !value_is(v, "rename.policy", "cars") ||
           !value_is(v, "regfile.collector", "ccu") || value_of(v, "regfile.issue_stage") == 0;
}

static const struct constraint constraints[] = {
    {"dispatcher.order other than any goes without the Indirect-MOV (imov.enable = 0)",
     {"dispatcher.order", "imov.enable"},
     family_second_in_order},
    {"regfile.dispatch_stage = 1 goes without the Indirect-MOV (imov.enable = 0)",
     {"regfile.dispatch_stage", "imov.enable"},
     family_second_leaves},
    {"imov.enable with CCUs and register stacks (rename.policy = cars) needs regfile.issue_stage = "
     "0",
     {"imov.enable", "rename.policy", "regfile.collector", "regfile.issue_stage"},
     family_second_in_time},
    {"imov.write needs imov.enable = 1 and ocu.sources of at least 2: a number and a value",
     {"imov.write", "imov.enable", "ocu.sources"},
     write_has_operand},
    {"imov.enable needs regfile.lane_bits of at least 8: a lane holds the number of a register",
     {"imov.enable", "regfile.lane_bits"},
     lane_has_number},
    {"imov.enable needs env.map = phys: the hardware adds the number to a base",
     {"imov.enable", "env.map"},
     numbers_are_contiguous},
};

static void sizes(const struct params *p, struct sizes *s)
{
    s->second_read = params_u(p, "imov.enable") != 0;
    s->finds_target = params_u(p, "imov.write") != 0;
    s->idxw = 8;
    s->boundw = 9;
}

static void leave(int64_t *v)
{
    value_set(v, "imov.enable", 0);
    value_set(v, "imov.write", 0);
    value_set(v, "imov.hold", 1);
    value_set(v, "imov.drain", 1);
}

static void enter(int64_t *v)
{
    int64_t write = value_of(v, "imov.write");
    leave(v);
    value_set(v, "imov.enable", 1);
    if (value_of(v, "ocu.sources") >= 2)
        value_set(v, "imov.write", write);
    value_set_word(v, "env.map", "phys");
    if (!lane_has_number(v))
        value_set(v, "regfile.lane_bits", 8);
}

void family_second_read(int64_t *v)
{
    enter(v);
}

static bool present(const int64_t *v)
{
    return value_of(v, "imov.enable") != 0;
}

static const struct mechanism mechanisms[] = {
    {{"imov"}, "imov.enable = 1", "imov.enable", present}};

const struct family family_imov = {
    .name = "imov",
    .rows = rows,
    .nrows = sizeof rows / sizeof *rows,
    .constraints = constraints,
    .nconstraints = sizeof constraints / sizeof *constraints,
    .mechanisms = mechanisms,
    .nmechanisms = sizeof mechanisms / sizeof *mechanisms,
    .sizes = sizes,
    .share = 1,
    .enter = enter,
    .leave = leave,
};
