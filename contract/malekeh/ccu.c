/* The table of ccu. */
#define CONTRACT_DEFINE
#include "contract/malekeh/ccu.h"
