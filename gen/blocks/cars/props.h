/* Properties of the blocks of the family cars; see gen/blocks/props.h. */
#ifndef WS_CARS_PROPS_H
#define WS_CARS_PROPS_H

#include "gen/blocks/props.h"

struct watermark_sizes {
    unsigned sms, levels, levelw, kernels, kernelw, namew, timew, countw, sumw;
    bool raw;
};

/* Ports and registers of watermark, named as there; packed: flags, records ([kernel][level]), level
 * and done ([SM]). */
struct watermark_ports {
    sig kernel_valid, kernel_ready, kernel_name, kernel_last, kernel_fits;
    sig start_valid, start_ready, start_level, start_stamp;
    sig end_valid, end_ready, end_level, end_stamp, best, machine;
    sig now, step, at, launching, has, top, entry, fill, found, same, filled;
    sig known[16], name[16], last[16];
    sig flags, records, looked_at_has, level, done, champion, own, other;
};
/* All rules of watermark's page; WM-T1 or WM-T2. */
void props_watermark(struct hdl *h, const struct watermark_sizes *z,
                     const struct watermark_ports *s);

#endif
