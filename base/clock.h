/* Time that passes. */
#ifndef WS_CLOCK_H
#define WS_CLOCK_H

/* Seconds since some moment in the past; setting the system's clock does not change them. */
double seconds_now(void);

#endif
