# morpheus: an ideal clock, no input or output delay. A slower or faster target: change
# the period; paths are reported against it.
create_clock -name clk -period 5.0 [get_ports clk]
set_input_delay 0 -clock clk [list \
    [get_ports {rst}] \
    [get_ports {req_valid}] \
    [get_ports {req_op[*]}] \
    [get_ports {req_blk[*]}] \
    [get_ports {req_origin[*]}] \
    [get_ports {req_atomop[*]}] \
    [get_ports {req_mask[*]}] \
    [get_ports {req_data[*]}] \
    [get_ports {rsp_ready}] \
    [get_ports {cllc_ready}] \
    [get_ports {cllc_rsp_valid}] \
    [get_ports {cllc_rsp_origin[*]}] \
    [get_ports {cllc_rsp_ack}] \
    [get_ports {cllc_rsp_data[*]}] \
    [get_ports {cllc_flushed}] \
    [get_ports {dram_ready}] \
    [get_ports {dram_rsp_valid}] \
    [get_ports {dram_rsp_id[*]}] \
    [get_ports {dram_rsp_data[*]}] \
    [get_ports {mm_valid}] \
    [get_ports {mm_op[*]}] \
    [get_ports {mm_set[*]}] \
    [get_ports {mm_data[*]}] \
    [get_ports {mm_touched}] \
    [get_ports {mm_carry}] \
    [get_ports {mm_tag[*]}] \
    [get_ports {mmr_ready}] \
    [get_ports {byp_valid}] \
    [get_ports {byp_we}] \
    [get_ports {byp_blk[*]}] \
    [get_ports {byp_id[*]}] \
    [get_ports {byp_data[*]}] \
    [get_ports {byp_rsp_ready}] \
    [get_ports {cfg_valid}] \
    [get_ports {cfg_sets[*]}] \
    [get_ports {cfg_threshold[*]}] \
    [get_ports {cfg_threshold_rf[*]}] \
    [get_ports {cfg_scale_rf[*]}] \
    [get_ports {cfg_scale_l1[*]}] \
    [get_ports {cfg_first_l1[*]}]]
set_output_delay 0 -clock clk [all_outputs]
