/* The table of write_filter. */
#define CONTRACT_DEFINE
#include "contract/malekeh/write_filter.h"
