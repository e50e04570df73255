#!/bin/sh
# locks.sh PROGRAM: blocks with barriers whose warps end early, on four sub-cores with a pool of registers each, come to their end at every size of
# stack and in both ways of giving regions up (WT-B5).
set -u
. tests/scripts/common.sh
program=$1
for kernel in lock_9 lock_16 lock_21 lock_32; do
    for size in calls.level=low calls.level=nxlow calls.level=high calls.stack=80 calls.stack=160 calls.stack=229; do
        for swap in eager last; do
            expect 0 "$kernel $size $swap" "$program" run volta_cars --kernel $kernel --set $size --set warp_status.barswap=$swap
        done
    done
done
score
