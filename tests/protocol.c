/* protocol: the protocol of the extended cache, at length.
 *
 *     protocol [--requests N] [--seed N] [--search]
 *
 * Random requests through every rule of swapping with all holes closed, and a table of what each
 * rule does; with --search every behaviour of a set of three ways, too. Status 1: something failed.
 */
#include "cmodel/llc/protocol_run.h"
#include "cmodel/llc/protocol_search.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static enum bd_level mixed(uint32_t blk, uint64_t value)
{
    unsigned h = (unsigned)((blk * 2654435761u + value * 40503) >> 13) % 4;
    return h == 0 ? BD_NONE : h == 1 ? BD_LOW : BD_HIGH;
}

struct rule {
    const char *name;
    enum proto_swap swap;
    bool carry, compression;
    unsigned share; /* percent of the requests */
};

static bool run(const struct rule *rule, unsigned patience, uint64_t seed, uint64_t requests)
{
    struct proto_config c = proto_safe;
    struct proto_load load = proto_load_mixed;
    struct proto_end end;
    c.sets = 16;
    c.swap = rule->swap;
    c.carry = rule->carry;
    load.patience = patience;
    if (rule->compression) {
        c.shape.compression = true;
        c.shape.registers = 25;
        c.blocks = 200;
        c.threshold = 100;
        c.level = mixed;
        load.epochs = 1000;
    }
    requests = requests * rule->share / 100;
    proto_run(&c, &load, seed, requests, &end);
    const struct proto_counts *n = &end.counts;
    double misses = (double)(n->reads - n->hits), thousand = (double)requests / 1000;
    printf("%-28s %11llu %9.2f %9.3f %9.3f %8llu %6llu %6llu\n", rule->name,
           (unsigned long long)requests, (double)n->swaps / thousand,
           (double)n->stale_members / misses, (double)n->collisions / misses,
           (unsigned long long)end.longest_wait, (unsigned long long)n->false_negatives,
           (unsigned long long)(n->wrong + end.differences));
    fflush(stdout);
    return !end.first_failure && !end.differences;
}

static bool rules(uint64_t seed, uint64_t requests)
{
    static const struct rule all[] = {
        {"marker, carry", SWAP_MARKER, true, false, 60},
        {"marker", SWAP_MARKER, false, false, 10},
        {"idle", SWAP_IDLE, false, false, 10},
        {"paper, exact LRU", SWAP_PAPER, false, false, 10},
        {"marker, carry, compressed", SWAP_MARKER, true, true, 10},
        {"marker, compressed", SWAP_MARKER, false, true, 2},
        {"idle, compressed", SWAP_IDLE, false, true, 2},
    };
    static const struct {
        const char *name;
        unsigned patience;
    } loads[] = {{"light load: queues mostly empty", 12}, {"heavy load: queues mostly full", 5}};
    bool ok = true;
    for (unsigned l = 0; l < 2; l++) {
        printf("%s\n%-28s %11s %9s %9s %9s %8s %6s %6s\n", loads[l].name, "", "requests",
               "swaps/1k", "stale", "collision", "longest", "fn", "wrong");
        for (size_t i = 0; i < sizeof all / sizeof *all; i++)
            ok = run(&all[i], loads[l].patience, seed, requests / 2) && ok;
    }
    return ok;
}

static bool search(const char *name, const struct proto_config *c)
{
    struct search_bounds b = {.written = 1,
                              .any_victim = c->swap != SWAP_PAPER,
                              .false_positives = true,
                              .drops = true,
                              .requests = 60000};
    struct search_result r;
    proto_search(c, &b, &r);
    printf("%-28s %11zu states: %s\n", name, r.states,
           r.end == SEARCH_NONE      ? "no failure"
           : r.end == SEARCH_FAILURE ? "FAILS"
                                     : "too many");
    fflush(stdout);
    return r.end == SEARCH_NONE;
}

static bool searches(void)
{
    struct proto_config c = proto_safe;
    c.filter = PROTO_IDEAL;
    c.queue = 2;
    c.reads = 1;
    c.blocks = 4;
    c.shape.registers = c.threshold = 2;
    bool ok = search("marker, carry; 2 ways", &c);
    c.queue = 3;
    c.blocks = 3;
    ok = search("... queue of 3", &c) && ok;
    c.queue = c.reads = 2;
    ok = search("... two reads at a time", &c) && ok;
    c.fill = FILL_SET;
    ok = search("... fills by set", &c) && ok;
    c.fill = proto_safe.fill;
    c.carry = false;
    c.swap = SWAP_PAPER;
    ok = search("paper, exact LRU; 2 ways", &c) && ok;
    c = proto_safe;
    c.filter = PROTO_IDEAL;
    c.queue = 2;
    c.reads = 1;
    c.blocks = 4;
    c.shape.registers = c.threshold = 3;
    return search("marker, carry; 3 ways", &c) && ok;
}

int main(int argc, char **argv)
{
    uint64_t requests = 1000000, seed = 1;
    bool all = false;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--search") == 0)
            all = true;
        else if (strcmp(argv[i], "--requests") == 0 && i + 1 < argc)
            requests = strtoull(argv[++i], NULL, 10);
        else if (strcmp(argv[i], "--seed") == 0 && i + 1 < argc)
            seed = strtoull(argv[++i], NULL, 10);
        else {
            fprintf(stderr, "usage: protocol [--requests N] [--seed N] [--search]\n");
            return 2;
        }
    }
    bool ok = rules(seed, requests);
    ok = (!all || searches()) && ok;
    printf("protocol: %s\n", ok ? "PASS" : "FAIL");
    return !ok;
}
