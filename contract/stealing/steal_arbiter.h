/* The contract of steal_arbiter. */
#ifndef WS_CONTRACT_STEAL_ARBITER_H
#define WS_CONTRACT_STEAL_ARBITER_H
#define CONTRACT steal_arbiter
#define CONTRACT_ROWS "contract/stealing/steal_arbiter.inc"
#include "contract/declare.h"
#endif
