/* The table of morpheus. */
#define CONTRACT_DEFINE
#include "contract/morpheus/morpheus.h"
