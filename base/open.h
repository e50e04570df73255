/* Opening a user's file to read it, which ends even where nobody writes to a FIFO. */
#ifndef WS_OPEN_H
#define WS_OPEN_H

#include <stdio.h>

/* As fopen(path, "rbe"). A FIFO to which nothing is written for ten seconds is not opened, errno
 * is ETIMEDOUT; a pipe that is named by the shell (/dev/fd/N) has its writer. */
FILE *file_open(const char *path);
/* Why it was not opened, for a message; of strerror() otherwise. */
const char *file_open_error(int error);

#endif
