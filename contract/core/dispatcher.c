/* The table of dispatcher. */
#define CONTRACT_DEFINE
#include "contract/core/dispatcher.h"
