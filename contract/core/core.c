/* The table of core. */
#define CONTRACT_DEFINE
#include "contract/core/core.h"
