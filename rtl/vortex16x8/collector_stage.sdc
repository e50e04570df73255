# collector_stage: an ideal clock, no input or output delay. A slower or faster target: change
# the period; paths are reported against it.
create_clock -name clk -period 5.0 [get_ports clk]
set_input_delay 0 -clock clk [list \
    [get_ports {rst}] \
    [get_ports {inst_valid}] \
    [get_ports {inst_wid[*]}] \
    [get_ports {inst_src_valid[*]}] \
    [get_ports {inst_phys[*]}] \
    [get_ports {inst_meta[*]}] \
    [get_ports {wb_valid}] \
    [get_ports {wb_phys[*]}] \
    [get_ports {wb_mask[*]}] \
    [get_ports {wb_data[*]}] \
    [get_ports {disp_ready}]]
set_output_delay 0 -clock clk [all_outputs]
