/* Opens files; of a FIFO, waits for what is written first, but not for ever. */
#include "base/open.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FIFO_SECONDS = 10 };

/* The descriptor stays the one that is read: what was written to a FIFO is gone with its last
 * reader. */
static FILE *open_fifo(const char *path)
{
    struct pollfd p = {.fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC), .events = POLLIN};
    if (p.fd < 0)
        return NULL;
    int n;
    while ((n = poll(&p, 1, FIFO_SECONDS * 1000)) < 0 && errno == EINTR)
        ;
    int flags = fcntl(p.fd, F_GETFL);
    if (n > 0 && flags >= 0 && fcntl(p.fd, F_SETFL, flags & ~O_NONBLOCK) == 0)
        return fdopen(p.fd, "rb");
    close(p.fd);
    errno = ETIMEDOUT;
    return NULL;
}

FILE *file_open(const char *path)
{
    struct stat st;
    return lstat(path, &st) == 0 && S_ISFIFO(st.st_mode) ? open_fifo(path) : fopen(path, "rbe");
}

const char *file_open_error(int error)
{
    return error == ETIMEDOUT ? "a FIFO to which nobody writes" : strerror(error);
}
