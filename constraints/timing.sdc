# The timing constraints of every report, as OpenSTA reads them: one ideal clock, every input driven by the
# technology's driving cell at the clock edge, every output loaded and due at the next edge. The variables
# period, driver and load are set before (ns, cell, pF).
set inputs {}
set clock {}
foreach p [all_inputs] {
  if {[get_full_name $p] eq "clk"} { set clock $p } else { lappend inputs $p }
}
if {$clock eq {}} {
  create_clock -name clk -period $period
} else {
  create_clock -name clk -period $period $clock
}
set outputs [all_outputs]
set_driving_cell -lib_cell $driver $inputs
set_input_delay 0 -clock clk $inputs
set_load $load $outputs
set_output_delay 0 -clock clk $outputs
group_path -name in2reg -from $inputs
group_path -name reg2out -to $outputs
group_path -name in2out -from $inputs -to $outputs
