/* Version of Warpsmith: in the headers of emitted files, which follow from the parameters alone,
 * and in --version and results, where a build from git has its commit behind it. */
#include "base/version.h"

#ifndef WS_COMMIT
#define WS_COMMIT ""
#endif

const char *version_full(void)
{
    return *WS_COMMIT ? WS_VERSION "+g" WS_COMMIT : WS_VERSION;
}
