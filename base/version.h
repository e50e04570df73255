/* Version of Warpsmith: in the headers of emitted files, which follow from the parameters alone,
 * and in --version and results, where a build from git has its commit behind it. */
#ifndef WS_VERSION_H
#define WS_VERSION_H

#define WS_VERSION "0.1.0"

/* "0.1.0+g1234abcd", or without a commit "0.1.0". */
const char *version_full(void);

#endif
