/* The contract of simt_stack. */
#ifndef WS_CONTRACT_SIMT_STACK_H
#define WS_CONTRACT_SIMT_STACK_H
#define CONTRACT simt_stack
#define CONTRACT_ROWS "contract/cars/simt_stack.inc"
#include "contract/declare.h"
#endif
