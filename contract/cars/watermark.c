/* The table of watermark. */
#define CONTRACT_DEFINE
#include "contract/cars/watermark.h"
