/* The table of ocu_allocator. */
#define CONTRACT_DEFINE
#include "contract/core/ocu_allocator.h"
