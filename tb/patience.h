/* A call of code that may never return, such as an endless loop in a user's Verilog that runs in
 * this process: after some seconds of computing the call is left. What it held is lost, so the code
 * must not be called again. */
#ifndef WS_PATIENCE_H
#define WS_PATIENCE_H

#include <setjmp.h>
#include <stdbool.h>

/* Seconds of computing that a simulator may need for one cycle. */
enum { PATIENCE_SECONDS = 10 };

struct patience;

/* `inside` is an address of the code, a shared object of its own: a call is left only while that
 * runs and not, say, the allocator for it. Takes SIGALRM for good. NULL if the system has
 * no such timer. */
struct patience *patience_new(void *inside, unsigned milliseconds);
void patience_free(struct patience *p);

/* As in: if (sigsetjmp(*patience_begin(p), 0) == 0) { call; patience_end(p); } else it was left. */
sigjmp_buf *patience_begin(struct patience *p);
void patience_end(struct patience *p);

/* After a call was left: lets the signal in again. */
void patience_left(void);

#endif
