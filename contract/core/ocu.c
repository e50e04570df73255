/* The table of ocu. */
#define CONTRACT_DEFINE
#include "contract/core/ocu.h"
