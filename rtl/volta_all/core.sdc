# core: an ideal clock, no input or output delay. A slower or faster target: change
# the period; paths are reported against it.
create_clock -name clk -period 5.0 [get_ports clk]
set_input_delay 0 -clock clk [list \
    [get_ports {rst}] \
    [get_ports {warp_ready[*]}] \
    [get_ports {launch_valid[*]}] \
    [get_ports {launch_wid[*]}] \
    [get_ports {inst_src_valid[*]}] \
    [get_ports {inst_meta[*]}] \
    [get_ports {inst_class[*]}] \
    [get_ports {wb_valid[*]}] \
    [get_ports {wb_phys[*]}] \
    [get_ports {wb_mask[*]}] \
    [get_ports {wb_data[*]}] \
    [get_ports {disp_ready[*]}] \
    [get_ports {inst_reg[*]}] \
    [get_ports {inst_near[*]}] \
    [get_ports {wb_wid[*]}] \
    [get_ports {wb_near[*]}] \
    [get_ports {exit[*]}] \
    [get_ports {inst_dst_valid[*]}] \
    [get_ports {inst_dst[*]}] \
    [get_ports {inst_raw[*]}] \
    [get_ports {inst_op[*]}] \
    [get_ports {inst_need[*]}] \
    [get_ports {inst_opreg[*]}] \
    [get_ports {region_valid[*]}] \
    [get_ports {region_wid[*]}] \
    [get_ports {region_base[*]}] \
    [get_ports {region_k[*]}] \
    [get_ports {region_s[*]}] \
    [get_ports {region_move[*]}] \
    [get_ports {uop_done_valid[*]}] \
    [get_ports {uop_done_wid[*]}] \
    [get_ports {inst_imov[*]}] \
    [get_ports {issued_others[*]}] \
    [get_ports {rom_we}] \
    [get_ports {rom_addr[*]}] \
    [get_ports {rom_data[*]}] \
    [get_ports {inst_last[*]}] \
    [get_ports {inst_control[*]}] \
    [get_ports {inst_mask[*]}] \
    [get_ports {inst_next[*]}] \
    [get_ports {inst_target[*]}] \
    [get_ports {inst_reconv[*]}] \
    [get_ports {inst_indirect[*]}] \
    [get_ports {lane_target[*]}] \
    [get_ports {begin_mask[*]}] \
    [get_ports {begin_pc[*]}] \
    [get_ports {kill_valid[*]}] \
    [get_ports {kill_wid[*]}]]
set_output_delay 0 -clock clk [all_outputs]
