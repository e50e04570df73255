/* usage: event_models TECHNOLOGY LIMIT CONFIG...
 *
 * What events cost a register file, against OpenSTA's power of its netlist: for each CONFIG the
 * model of synth/energy_model.h, on a kernel that it was not fitted to. Fails where one is farther
 * than LIMIT percent from OpenSTA, or has no such figure. */
#include "base/diag.h"
#include "synth/energy_model.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static bool model(const char *config, const struct tech *t, double limit, struct diag *d)
{
    static const char *const no_sets[] = {NULL};
    struct energy_model m;
    if (!energy_model(config, no_sets, "none", t, &m, d))
        return false;
    bool near = fabs(100 * m.sta_error) <= limit;
    printf("%s%s: fit %.1f %% rms, other kernel %+.1f %%, OpenSTA %+.1f %% (limit %g %%)\n",
           near ? "" : "FAIL: ", config, 100 * m.fit_rms, 100 * m.other_error, 100 * m.sta_error,
           limit);
    fflush(stdout);
    return near;
}

int main(int argc, char **argv)
{
    struct diag d;
    diag_init(&d, stderr);
    if (argc < 4) {
        fputs("usage: event_models TECHNOLOGY LIMIT CONFIG...\n", stderr);
        return WS_BAD_INPUT;
    }
    struct tech *t = tech_open(argv[1], NULL, 0, &d);
    int failed = 0, n = argc - 3;
    for (int i = 3; t && i < argc; i++)
        failed += !model(argv[i], t, atof(argv[2]), &d);
    if (t)
        printf("%d passed, %d failed\n", n - failed, failed);
    tech_free(t);
    return t && !failed ? WS_OK : WS_CHECK_FAILED;
}
