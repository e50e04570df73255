/* The studies, one file each. */
#ifndef WS_STUDY_LIST_H
#define WS_STUDY_LIST_H

#include "study/study.h"

void study_accelsim(struct study_run *r);
void study_reuse_distance(struct study_run *r);
void study_malekeh_hits(struct study_run *r);
void study_malekeh_sthld(struct study_run *r);
void study_malekeh_entries(struct study_run *r);
void study_malekeh_rthld(struct study_run *r);
void study_malekeh_profile(struct study_run *r);
void study_malekeh_ports(struct study_run *r);
void study_malekeh_interval(struct study_run *r);
void study_malekeh_threshold(struct study_run *r);
void study_malekeh_units(struct study_run *r);
void study_malekeh_two_level(struct study_run *r);
void study_malekeh_stage(struct study_run *r);
void study_malekeh_ground(struct study_run *r);
void study_malekeh_operands(struct study_run *r);
void study_malekeh_energy(struct study_run *r);
void study_cars_traffic(struct study_run *r);
void study_cars_watermark(struct study_run *r);
void study_cars_recursion(struct study_run *r);
void study_cars_kernel(struct study_run *r);
void study_cars_factors(struct study_run *r);
void study_cars_fallback(struct study_run *r);
void study_together(struct study_run *r);
void study_collector_area(struct study_run *r);
void study_stealing(struct study_run *r);
void study_stealing_banks(struct study_run *r);
void study_stealing_pools(struct study_run *r);
void study_stealing_schedulers(struct study_run *r);
void study_stealing_area(struct study_run *r);
void study_morpheus_capacity(struct study_run *r);
void study_morpheus_predictor(struct study_run *r);
void study_morpheus_llc(struct study_run *r);
void study_morpheus_gpu(struct study_run *r);
void study_morpheus_kernel(struct study_run *r);
void study_imov_cost(struct study_run *r);
void study_morpheus_holes(struct study_run *r);

#endif
