/* The table of simt_stack. */
#define CONTRACT_DEFINE
#include "contract/cars/simt_stack.h"
