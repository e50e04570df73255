/* The table of addr_separator. */
#define CONTRACT_DEFINE
#include "contract/morpheus/addr_separator.h"
