/* The contract of warp_status. */
#ifndef WS_CONTRACT_WARP_STATUS_H
#define WS_CONTRACT_WARP_STATUS_H
#define CONTRACT warp_status
#define CONTRACT_ROWS "contract/cars/warp_status.inc"
#include "contract/declare.h"
#endif
