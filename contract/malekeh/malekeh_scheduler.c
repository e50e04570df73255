/* The table of malekeh_scheduler. */
#define CONTRACT_DEFINE
#include "contract/malekeh/malekeh_scheduler.h"
