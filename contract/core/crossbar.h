/* The contract of crossbar. */
#ifndef WS_CONTRACT_CROSSBAR_H
#define WS_CONTRACT_CROSSBAR_H
#define CONTRACT crossbar
#define CONTRACT_ROWS "contract/core/crossbar.inc"
#include "contract/declare.h"
#endif
