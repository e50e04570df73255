/* The table of warp_scheduler. */
#define CONTRACT_DEFINE
#include "contract/core/warp_scheduler.h"
