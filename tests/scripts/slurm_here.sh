# Sourced: a Slurm of two nodes on this machine, for tests. slurm_start DIR prints why not on failure; SLURM_CONF then names
# its configuration. slurm_kill NODE ends a node as a power cut would; slurm_stop ends all. Only processes that it started,
# by their numbers.
slurm_start() {
    slurm_dir=$1
    for tool in slurmctld slurmd sbatch munged; do
        PATH=$PATH:/usr/sbin command -v $tool >/dev/null || { echo "no $tool (Debian: slurm-wlm, munge)"; return 1; }
    done
    [ "$(id -u)" -eq 0 ] || { echo "Slurm's daemons need root"; return 1; }
    PATH=$PATH:/usr/sbin
    mkdir -p "$slurm_dir/state" "$slurm_dir/n1" "$slurm_dir/n2" "$slurm_dir/munge"
    dd if=/dev/urandom bs=1024 count=1 of="$slurm_dir/munge/key" 2>/dev/null
    chmod 700 "$slurm_dir/munge" && chmod 400 "$slurm_dir/munge/key"
    # a munged of its own, as root: nothing of the system's is touched
    munged --force --socket="$slurm_dir/munge/socket" --key-file="$slurm_dir/munge/key" --log-file="$slurm_dir/munge/log" \
        --pid-file="$slurm_dir/munge/pid" --seed-file="$slurm_dir/munge/seed" >"$slurm_dir/munge/said" 2>&1 ||
        { echo "munged does not start: $(tail -n 1 "$slurm_dir/munge/said")"; return 1; }
    host=$(hostname -s)
    port=$((20000 + $$ % 20000))
    cat >"$slurm_dir/slurm.conf" <<END
ClusterName=test
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$port
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=$slurm_dir/munge/socket
CredType=cred/munge
StateSaveLocation=$slurm_dir/state
SlurmdSpoolDir=$slurm_dir/%n
SlurmctldPidFile=$slurm_dir/ctld.pid
SlurmdPidFile=$slurm_dir/%n.pid
SlurmctldLogFile=$slurm_dir/ctld.log
SlurmdLogFile=$slurm_dir/%n.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
ReturnToService=2
MpiDefault=none
JobAcctGatherType=jobacct_gather/none
SlurmdTimeout=5
SchedulerParameters=batch_sched_delay=0,sched_min_interval=0
MinJobAge=60
NodeName=n1 NodeHostname=$host NodeAddr=127.0.0.1 Port=$((port + 1)) CPUs=1 State=UNKNOWN
NodeName=n2 NodeHostname=$host NodeAddr=127.0.0.1 Port=$((port + 2)) CPUs=1 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES State=UP
END
    export SLURM_CONF="$slurm_dir/slurm.conf"
    slurmctld >"$slurm_dir/said" 2>&1 && slurmd -N n1 >>"$slurm_dir/said" 2>&1 && slurmd -N n2 >>"$slurm_dir/said" 2>&1
    for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        [ "$(sinfo -h -N -o '%T' 2>/dev/null | grep -c idle)" -eq 2 ] && return 0
        sleep 1
    done
    echo "Slurm does not start here: $(tail -n 2 "$slurm_dir/said" "$slurm_dir/ctld.log" 2>/dev/null | tr '\n' ' ')"
    slurm_stop
    return 1
}

# All below a process, itself first.
slurm_below() {
    echo "$1"
    for child in $(ps -o pid= --ppid "$1" 2>/dev/null); do slurm_below "$child"; done
}

# A node's steps stand beside its daemon: those whose command says the node.
slurm_kill() {
    daemon=$(cat "$slurm_dir/$1.pid")
    steps=$(ps -eo pid=,args= | awk -v n="$1" '$2 ~ /slurmstepd/ && $0 ~ "\\[" { print $1 }')
    for pid in $daemon; do kill -KILL "$pid" 2>/dev/null; done
    for step in $steps; do
        grep -zq "^SLURMD_NODENAME=$1$" "/proc/$step/environ" 2>/dev/null || slurm_step_of "$step" "$1" || continue
        for pid in $(slurm_below "$step"); do kill -KILL "$pid" 2>/dev/null; done
    done
}
slurm_step_of() {
    for child in $(ps -o pid= --ppid "$1" 2>/dev/null); do
        grep -zq "^SLURMD_NODENAME=$2$" "/proc/$child/environ" 2>/dev/null && return 0
    done
    return 1
}

slurm_stop() {
    for name in n1 n2 ctld; do
        [ -s "$slurm_dir/$name.pid" ] && kill "$(cat "$slurm_dir/$name.pid")" 2>/dev/null
    done
    [ -s "$slurm_dir/munge/pid" ] && kill "$(cat "$slurm_dir/munge/pid")" 2>/dev/null
    :
}
