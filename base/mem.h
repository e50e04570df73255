/* Memory that is there or ends the program. */
#ifndef WS_MEM_H
#define WS_MEM_H

#include <stddef.h>
#include <stdio.h>

/* malloc/calloc/realloc that abort when out of memory. */
void *xmalloc(size_t n);
void *xcalloc(size_t n, size_t size);
void *xrealloc(void *p, size_t n);
/* Room for `n` items of `size` bytes, *cap of them or, with *cap then, at least twice as many. */
void *xgrow(void *array, size_t n, size_t *cap, size_t size);
char *xstrdup(const char *s);
/* What the others do when there is no memory left: says so and aborts. */
_Noreturn void mem_ran_out(void);
/* open_memstream() and its end, which abort when out of memory. */
FILE *xmemstream(char **text, size_t *len);
void xmemclose(FILE *f);
/* What cannot be is: a defect of the program. Says what and aborts. */
_Noreturn void program_defect(const char *what);

#endif
