/* The contract of collector_stage. */
#ifndef WS_CONTRACT_COLLECTOR_STAGE_H
#define WS_CONTRACT_COLLECTOR_STAGE_H
#define CONTRACT collector_stage
#define CONTRACT_ROWS "contract/core/collector_stage.inc"
#include "contract/declare.h"
#endif
