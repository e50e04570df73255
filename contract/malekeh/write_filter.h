/* The contract of write_filter. */
#ifndef WS_CONTRACT_WRITE_FILTER_H
#define WS_CONTRACT_WRITE_FILTER_H
#define CONTRACT write_filter
#define CONTRACT_ROWS "contract/malekeh/write_filter.inc"
#include "contract/declare.h"
#endif
