/* Counting ones in unary: faster than a sum where the count is only compared. */
#ifndef WS_COUNT_H
#define WS_COUNT_H

#include "gen/hdl/hdl.h"

/* sure[k], k < most: at least k+1 bits of `s` are set. Unary counts of halves, added up in a tree.
 */
void count_at_least(struct hdl *h, sig s, unsigned most, sig *sure);
/* The count itself as `most` bits, one-hot: bit m: exactly m bits are set; zero for more. */
sig count_exactly(struct hdl *h, sig s, unsigned most);

#endif
