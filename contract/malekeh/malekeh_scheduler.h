/* The contract of malekeh_scheduler. */
#ifndef WS_CONTRACT_MALEKEH_SCHEDULER_H
#define WS_CONTRACT_MALEKEH_SCHEDULER_H
#define CONTRACT malekeh_scheduler
#define CONTRACT_ROWS "contract/malekeh/malekeh_scheduler.inc"
#include "contract/declare.h"
#endif
