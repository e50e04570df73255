/* The contract of bank_arbiter. */
#ifndef WS_CONTRACT_BANK_ARBITER_H
#define WS_CONTRACT_BANK_ARBITER_H
#define CONTRACT bank_arbiter
#define CONTRACT_ROWS "contract/core/bank_arbiter.inc"
#include "contract/declare.h"
#endif
