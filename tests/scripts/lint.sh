#!/bin/sh
# lint.sh PROGRAM: every preset, and every block of every preset, is silent under the three linters.
set -u
. tests/scripts/common.sh
program=$1
presets=$(ls params/presets | sed -n 's/\.ini$//p')
for preset in $presets; do
    expect 0 "lint $preset" "$program" lint "$preset"
done
for page in docs/blocks/*.md; do
    block=$(basename "$page" .md)
    for preset in tiny turing_ocu fermi8_steal tiny_ccu malekeh; do
        case $block,$preset in # no blocks of their own there
        sram,* | regfile,* | steal_arbiter,turing_ocu | steal_arbiter,tiny_ccu | steal_arbiter,malekeh) continue ;;
        *,tiny_ccu | *,malekeh) ;;
        ccu*,* | malekeh_scheduler,* | write_filter,* | sthld,*) continue ;;
        esac
        expect 0 "lint $preset --top $block" "$program" lint "$preset" --top "$block"
    done
done
expect 0 "lint waiting_counter" "$program" lint tiny_ccu --set ccu_allocator.scope=sm --top waiting_counter
score
