/* Golden texts: what is printed equals tests/golden/NAME. `make golden` writes the files anew; look
 * at the difference before it is committed. */
#ifndef WS_TEST_GOLDEN_H
#define WS_TEST_GOLDEN_H

#include "base/diag.h"
#include "base/outfile.h"
#include "base/text.h"
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void golden_is(const char *name, const char *text)
{
    struct diag d;
    diag_init(&d, stderr);
    char *path = strfmt("%s/tests/golden/%s", WS_SOURCE_DIR, name);
    if (getenv("WARPSMITH_GOLDEN")) {
        assert_true(outfile_write(path, text, strlen(text), &d));
    } else {
        size_t len;
        char *want = file_read(path, &len, &d);
        if (!want || strcmp(text, want))
            fail_msg("the text is not that of tests/golden/%s (if it is meant: make golden, and "
                     "look at git diff tests/golden); it is\n%s",
                     name, text);
        free(want);
    }
    free(path);
    diag_free(&d);
}

#endif
