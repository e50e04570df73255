/* The table of rr_arbiter. */
#define CONTRACT_DEFINE
#include "contract/core/rr_arbiter.h"
