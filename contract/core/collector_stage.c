/* The table of collector_stage. */
#define CONTRACT_DEFINE
#include "contract/core/collector_stage.h"
