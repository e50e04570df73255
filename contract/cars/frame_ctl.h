/* The contract of frame_ctl. */
#ifndef WS_CONTRACT_FRAME_CTL_H
#define WS_CONTRACT_FRAME_CTL_H
#define CONTRACT frame_ctl
#define CONTRACT_ROWS "contract/cars/frame_ctl.inc"
#include "contract/declare.h"
#endif
