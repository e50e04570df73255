/* A module's sizes and ports, from the contract of its block (contract/contract.h). */
#ifndef WS_GEN_PORTS_H
#define WS_GEN_PORTS_H

#include "contract/contract.h"
#include "gen/hdl/hdl.h"

/* Declares parameters and localparams, in the order of the rows. */
#define sizes_of(block, h, p) sizes_of_at(HDL_HERE, h, &contract_##block, p)
/* The same in a module that is one lane of the block: without LANES. */
#define lane_sizes_of(block, h, p) lane_sizes_of_at(HDL_HERE, h, &contract_##block, p)
/* Declares the ports that these parameters have, in the order of the rows, and gives their signals:
 * in `q`, a struct block_ports, NULL for all others. Counters are hdl_counter()'s. */
#define ports_of(block, h, p, q)                                                                   \
    ports_of_at(HDL_HERE, h, &contract_##block, p, (sig *)(1 ? (q) : (struct block##_ports *)NULL))

/* The same without their dimensions beside them, which show_dims() puts there. */
#define plain_ports_of(block, h, p, q)                                                             \
    plain_ports_of_at(HDL_HERE, h, &contract_##block, p,                                           \
                      (sig *)(1 ? (q) : (struct block##_ports *)NULL))
#define show_dims(block, h, p, q)                                                                  \
    show_dims_of(h, &contract_##block, p,                                                          \
                 (const sig *)(1 ? (q) : (const struct block##_ports *)NULL))

/* Gives the ports the dimensions of their rows, as far as the module shows these (hdl_shape()). */
#define shape_ports(block, p, q)                                                                   \
    shape_ports_at(HDL_HERE, &contract_##block, p,                                                 \
                   (const sig *)(1 ? (q) : (const struct block##_ports *)NULL))

/* A contract with the parameters at hand, of a module that declares its ports one at a time. */
struct rows {
    const struct contract *contract;
    struct contract_size *sizes;
    struct port *ports;
};
struct rows rows_of(const struct contract *c, const struct params *p);
void rows_free(struct rows r);
/* Declares port i, with the dimensions of its row as far as the module shows these; NULL if these
 * parameters do not have it. */
sig port_at(struct hdl_loc where, struct hdl *h, const struct rows *r, size_t i);

void sizes_of_at(struct hdl_loc where, struct hdl *h, const struct contract *c,
                 const struct params *p);
void lane_sizes_of_at(struct hdl_loc where, struct hdl *h, const struct contract *c,
                      const struct params *p);
void ports_of_at(struct hdl_loc where, struct hdl *h, const struct contract *c,
                 const struct params *p, sig *signals);
void plain_ports_of_at(struct hdl_loc where, struct hdl *h, const struct contract *c,
                       const struct params *p, sig *signals);
void show_dims_of(struct hdl *h, const struct contract *c, const struct params *p,
                  const sig *signals);
void shape_ports_at(struct hdl_loc where, const struct contract *c, const struct params *p,
                    const sig *signals);

#endif
