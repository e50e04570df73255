/* The table of crossbar. */
#define CONTRACT_DEFINE
#include "contract/core/crossbar.h"
