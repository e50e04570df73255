/* The contract of query_unit. */
#ifndef WS_CONTRACT_QUERY_UNIT_H
#define WS_CONTRACT_QUERY_UNIT_H
#define CONTRACT query_unit
#define CONTRACT_ROWS "contract/morpheus/query_unit.inc"
#include "contract/declare.h"
#endif
