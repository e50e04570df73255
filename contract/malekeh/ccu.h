/* The contract of ccu. */
#ifndef WS_CONTRACT_CCU_H
#define WS_CONTRACT_CCU_H
#define CONTRACT ccu
#define CONTRACT_ROWS "contract/malekeh/ccu.inc"
#include "contract/declare.h"
#endif
