/* The table of steal_arbiter. */
#define CONTRACT_DEFINE
#include "contract/stealing/steal_arbiter.h"
