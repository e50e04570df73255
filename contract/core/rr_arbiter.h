/* The contract of rr_arbiter. */
#ifndef WS_CONTRACT_RR_ARBITER_H
#define WS_CONTRACT_RR_ARBITER_H
#define CONTRACT rr_arbiter
#define CONTRACT_ROWS "contract/core/rr_arbiter.inc"
#include "contract/declare.h"
#endif
