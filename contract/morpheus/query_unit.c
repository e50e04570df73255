/* The table of query_unit. */
#define CONTRACT_DEFINE
#include "contract/morpheus/query_unit.h"
