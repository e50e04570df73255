/* The table of subcore. */
#define CONTRACT_DEFINE
#include "contract/malekeh/subcore.h"
