/* What simt_stack keeps of one warp. */
#ifndef WS_GEN_SIMT_WARP_H
#define WS_GEN_SIMT_WARP_H

#include "gen/blocks/cars/props.h"
#include "gen/hdl/hdl.h"

enum { BASE, PATH, PLAIN_CALL, FRAMED_CALL }; /* kind */
static const struct hdl_code simt_kinds[] = {{BASE, "BASE", "of a warp"},
                                             {PATH, "PATH", "of a branch or indirect call"},
                                             {PLAIN_CALL, "PLAIN_CALL", "a call without a frame"},
                                             {FRAMED_CALL, "FRAMED_CALL", "a call with a frame"}};

/* The module of one warp. */
struct hdl *simt_warp(struct hdl_design *d, const struct simt_sizes *z);

#endif
