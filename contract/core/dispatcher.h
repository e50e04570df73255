/* The contract of dispatcher. */
#ifndef WS_CONTRACT_DISPATCHER_H
#define WS_CONTRACT_DISPATCHER_H
#define CONTRACT dispatcher
#define CONTRACT_ROWS "contract/core/dispatcher.inc"
#include "contract/declare.h"
#endif
