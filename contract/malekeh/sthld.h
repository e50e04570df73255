/* The contract of sthld. */
#ifndef WS_CONTRACT_STHLD_H
#define WS_CONTRACT_STHLD_H
#define CONTRACT sthld
#define CONTRACT_ROWS "contract/malekeh/sthld.inc"
#include "contract/declare.h"
#endif
