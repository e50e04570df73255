/* The table of sthld. */
#define CONTRACT_DEFINE
#include "contract/malekeh/sthld.h"
