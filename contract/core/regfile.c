/* The table of regfile. */
#define CONTRACT_DEFINE
#include "contract/core/regfile.h"
