/* What the studies of Morpheus have in common: streams of requests, and machines. */
#ifndef WS_MORPHEUS_GROUND_H
#define WS_MORPHEUS_GROUND_H

#include "cmodel/llc/partition.h"
#include "study/study.h"

enum { CORES_OF_GPU = 68 };

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
/* At least a fifth of its requests miss 512 KiB, as of the programs that the paper averages over.
 */
bool ground_memory_bound(const struct ground_stream *s);
void ground_streams_free(struct ground_streams *g);

/* One of ten partitions with 512 KiB; so many of the 68 cores in cache mode, each with 32 sets of
 * 50 blocks in registers and 16 of 64 blocks in shared memory; the others have 512 requests under
 * way if all of them compute, and fewer by their number. */
struct partition_config ground_machine(unsigned cores);
/* With compression: 40 registers, blocks of which a quarter each are of level high and low. */
void ground_compress(struct partition_config *c);

#endif
