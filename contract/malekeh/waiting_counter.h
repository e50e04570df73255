/* The contract of waiting_counter. */
#ifndef WS_CONTRACT_WAITING_COUNTER_H
#define WS_CONTRACT_WAITING_COUNTER_H
#define CONTRACT waiting_counter
#define CONTRACT_ROWS "contract/malekeh/waiting_counter.inc"
#include "contract/declare.h"
#endif
