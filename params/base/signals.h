/* The signals that end a run. */
#ifndef WS_SIGNALS_H
#define WS_SIGNALS_H

#include <signal.h>

/* SIGINT, SIGTERM, SIGQUIT and, unless it is ignored (nohup), SIGHUP. */
void signals_that_end(sigset_t *set);

#endif
