/* The contract of warp_scheduler. */
#ifndef WS_CONTRACT_WARP_SCHEDULER_H
#define WS_CONTRACT_WARP_SCHEDULER_H
#define CONTRACT warp_scheduler
#define CONTRACT_ROWS "contract/core/warp_scheduler.inc"
#include "contract/declare.h"
#endif
