/* The contract of bloom_predictor. */
#ifndef WS_CONTRACT_BLOOM_PREDICTOR_H
#define WS_CONTRACT_BLOOM_PREDICTOR_H
#define CONTRACT bloom_predictor
#define CONTRACT_ROWS "contract/morpheus/bloom_predictor.inc"
#include "contract/declare.h"
#endif
