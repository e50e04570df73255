/* The table of frame_ctl. */
#define CONTRACT_DEFINE
#include "contract/cars/frame_ctl.h"
