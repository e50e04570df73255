/* The contract of subcore. */
#ifndef WS_CONTRACT_SUBCORE_H
#define WS_CONTRACT_SUBCORE_H
#define CONTRACT subcore
#define CONTRACT_ROWS "contract/malekeh/subcore.inc"
#include "contract/declare.h"
#endif
