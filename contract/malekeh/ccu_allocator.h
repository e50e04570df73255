/* The contract of ccu_allocator. */
#ifndef WS_CONTRACT_CCU_ALLOCATOR_H
#define WS_CONTRACT_CCU_ALLOCATOR_H
#define CONTRACT ccu_allocator
#define CONTRACT_ROWS "contract/malekeh/ccu_allocator.inc"
#include "contract/declare.h"
#endif
