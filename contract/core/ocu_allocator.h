/* The contract of ocu_allocator. */
#ifndef WS_CONTRACT_OCU_ALLOCATOR_H
#define WS_CONTRACT_OCU_ALLOCATOR_H
#define CONTRACT ocu_allocator
#define CONTRACT_ROWS "contract/core/ocu_allocator.inc"
#include "contract/declare.h"
#endif
