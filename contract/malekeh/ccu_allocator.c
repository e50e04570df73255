/* The table of ccu_allocator. */
#define CONTRACT_DEFINE
#include "contract/malekeh/ccu_allocator.h"
