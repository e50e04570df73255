/* The contract of watermark. */
#ifndef WS_CONTRACT_WATERMARK_H
#define WS_CONTRACT_WATERMARK_H
#define CONTRACT watermark
#define CONTRACT_ROWS "contract/cars/watermark.inc"
#include "contract/declare.h"
#endif
