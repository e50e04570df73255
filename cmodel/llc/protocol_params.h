/* The protocol with the rules that a parameter set asks for. Under compression the set holds
 * morpheus.registers registers, otherwise morpheus.assoc blocks. */
#ifndef WS_PROTOCOL_PARAMS_H
#define WS_PROTOCOL_PARAMS_H

#include "cmodel/llc/protocol.h"
#include "params/params.h"

struct proto_config proto_config_of(const struct params *p);

#endif
