/* The contract of addr_separator. */
#ifndef WS_CONTRACT_ADDR_SEPARATOR_H
#define WS_CONTRACT_ADDR_SEPARATOR_H
#define CONTRACT addr_separator
#define CONTRACT_ROWS "contract/morpheus/addr_separator.inc"
#include "contract/declare.h"
#endif
