/* The contract of regfile. */
#ifndef WS_CONTRACT_REGFILE_H
#define WS_CONTRACT_REGFILE_H
#define CONTRACT regfile
#define CONTRACT_ROWS "contract/core/regfile.inc"
#include "contract/declare.h"
#endif
