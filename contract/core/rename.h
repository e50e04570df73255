/* The contract of rename. */
#ifndef WS_CONTRACT_RENAME_H
#define WS_CONTRACT_RENAME_H
#define CONTRACT rename
#define CONTRACT_ROWS "contract/core/rename.inc"
#include "contract/declare.h"
#endif
