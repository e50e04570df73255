/* What the studies of Morpheus have in common: streams of requests, and machines. */
#ifndef WS_MORPHEUS_GROUND_H
#define WS_MORPHEUS_GROUND_H

#include "cli/study/study.h"
#include "cmodel/morpheus/partition.h"

/* Requests and among how many partitions they are divided: 10 for traces, whose addresses are those
 * of the whole machine; 1 for streams that are made for one partition. */
struct ground_stream {
    struct llc_stream s;
    unsigned partitions;
};
struct ground_streams {
    struct ground_stream *list;
    size_t n;
};
/* Made-up ones, then the study's traces, those with at least 10,000 requests four times over;
 * shorter ones are left out. false after reporting. */
bool ground_streams(struct study_run *r, struct ground_streams *g);
void ground_streams_free(struct ground_streams *g);

/* One of ten partitions with 512 KiB; so many of the 68 cores in cache mode, each with 32 sets of
 * 50 blocks in registers and 16 of 64 blocks in L1. */
struct partition_config ground_machine(unsigned cores);
/* With compression: 40 registers, blocks of which a quarter each are of level high and low. */
void ground_compress(struct partition_config *c);

#endif
