/* The table of warp_status. */
#define CONTRACT_DEFINE
#include "contract/cars/warp_status.h"
