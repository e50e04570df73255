/* The timing constraints of every report, as OpenSTA commands: one ideal clock, every input driven
 * by the technology's driving cell at the clock edge, every output loaded and due at the next edge.
 * The variables period, driver and load are set before (ns, cell, pF). */
#ifndef WS_TIMING_H
#define WS_TIMING_H

static const char timing_tcl[] =
    "set inputs {}\n"
    "set clock {}\n"
    "foreach p [all_inputs] {\n"
    "  if {[get_full_name $p] eq \"clk\"} { set clock $p } else { lappend inputs $p }\n"
    "}\n"
    "if {$clock eq {}} {\n"
    "  create_clock -name clk -period $period\n"
    "} else {\n"
    "  create_clock -name clk -period $period $clock\n"
    "}\n"
    "set outputs [all_outputs]\n"
    "set_driving_cell -lib_cell $driver $inputs\n"
    "set_input_delay 0 -clock clk $inputs\n"
    "set_load $load $outputs\n"
    "set_output_delay 0 -clock clk $outputs\n"
    "group_path -name in2reg -from $inputs\n"
    "group_path -name reg2out -to $outputs\n"
    "group_path -name in2out -from $inputs -to $outputs\n";

#endif
