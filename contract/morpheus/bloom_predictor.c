/* The table of bloom_predictor. */
#define CONTRACT_DEFINE
#include "contract/morpheus/bloom_predictor.h"
