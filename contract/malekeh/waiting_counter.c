/* The table of waiting_counter. */
#define CONTRACT_DEFINE
#include "contract/malekeh/waiting_counter.h"
