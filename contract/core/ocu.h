/* The contract of ocu. */
#ifndef WS_CONTRACT_OCU_H
#define WS_CONTRACT_OCU_H
#define CONTRACT ocu
#define CONTRACT_ROWS "contract/core/ocu.inc"
#include "contract/declare.h"
#endif
