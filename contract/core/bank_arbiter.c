/* The table of bank_arbiter. */
#define CONTRACT_DEFINE
#include "contract/core/bank_arbiter.h"
