/* The network at a partition's ports, by classes of messages. Between two ends the messages of one
 * class keep their order; a class never waits for a lower one, only for the link, which all share.
 * docs/morpheus.md. Times in ns. */
#ifndef WS_NOC_H
#define WS_NOC_H

#include "cmodel/llc/link.h"

enum noc_class {
    NOC_REQUEST, /* of the cores */
    NOC_KERNEL,  /* of cores in cache mode: rows, payloads, what bypasses the cache */
    NOC_REPLY,
    NOC_CLASSES
};

enum { NOC_HEADER = 8 /* bytes of a message besides its data */ };

struct noc {
    double latency; /* of a message from end to end, besides its bytes */
    struct link in, out;
    uint64_t bytes[NOC_CLASSES], messages[NOC_CLASSES];
};

/* A message with so many bytes of data into the partition, or out of it; returns its arrival. */
static inline double noc_send(struct noc *n, enum noc_class c, int into, double when, unsigned data)
{
    n->bytes[c] += data + NOC_HEADER;
    n->messages[c]++;
    return link_carry(into ? &n->in : &n->out, when, data + NOC_HEADER) + n->latency;
}

#endif
