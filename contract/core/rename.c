/* The table of rename. */
#define CONTRACT_DEFINE
#include "contract/core/rename.h"
