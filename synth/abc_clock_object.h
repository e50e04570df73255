/* abc_clock.c as a shared object, compiled in. */
#ifndef WS_ABC_CLOCK_OBJECT_H
#define WS_ABC_CLOCK_OBJECT_H

extern const char abc_clock_object[], abc_clock_object_end[];

#endif
