/* The contract of core. */
#ifndef WS_CONTRACT_CORE_H
#define WS_CONTRACT_CORE_H
#define CONTRACT core
#define CONTRACT_ROWS "contract/core/core.inc"
#include "contract/declare.h"
#endif
