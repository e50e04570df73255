/* The contract of morpheus. */
#ifndef WS_CONTRACT_MORPHEUS_H
#define WS_CONTRACT_MORPHEUS_H
#define CONTRACT morpheus
#define CONTRACT_ROWS "contract/morpheus/morpheus.inc"
#include "contract/declare.h"
#endif
