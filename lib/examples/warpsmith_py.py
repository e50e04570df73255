"""libwarpsmith from Python by ctypes: blocks and ports of a parameter set, a golden model stepped at its
ports, an SM that executes a kernel.

    python3 warpsmith_py.py [path of libwarpsmith.so]
"""
import ctypes as c
import random
import sys


class Port(c.Structure):
    _fields_ = [("name", c.c_char_p), ("output", c.c_bool), ("counter", c.c_bool), ("width", c.c_uint),
                ("items", c.c_uint), ("word", c.c_uint)]


class Block(c.Structure):
    _fields_ = [("name", c.c_char_p), ("family", c.c_char_p), ("summary", c.c_char_p), ("system", c.c_bool)]


COUNTS = ("cycles warp_instructions micro_ops operand_requests cache_hits bank_reads bank_writes "
          "conflict_cycles steals kernels blocks warps calls unframed_calls traps spill_bytes fill_bytes").split()


class Figures(c.Structure):
    _fields_ = [("size", c.c_size_t)] + [(n, c.c_uint64) for n in COUNTS] + [("ipc", c.c_double)]


class Error(Exception):
    pass


class Library:
    def __init__(self, path="libwarpsmith.so.0"):
        self.so = c.CDLL(path)
        for name, result, arguments in (
                ("version", c.c_char_p, []),
                ("errors_new", c.c_void_p, []),
                ("errors_free", None, [c.c_void_p]),
                ("errors_count", c.c_size_t, [c.c_void_p]),
                ("errors_line", c.c_char_p, [c.c_void_p, c.c_size_t]),
                ("params_text", c.c_void_p, [c.c_char_p, c.c_char_p, c.c_void_p, c.c_size_t, c.c_void_p]),
                ("params_load", c.c_void_p, [c.c_char_p, c.c_void_p, c.c_size_t, c.c_void_p]),
                ("params_free", None, [c.c_void_p]),
                ("block_at", c.c_bool, [c.c_void_p, c.c_size_t, c.POINTER(Block)]),
                ("model_new", c.c_void_p, [c.c_void_p, c.c_char_p, c.c_void_p]),
                ("model_free", None, [c.c_void_p]),
                ("model_port", c.c_bool, [c.c_void_p, c.c_size_t, c.POINTER(Port)]),
                ("model_find", c.c_bool, [c.c_void_p, c.c_char_p, c.POINTER(Port)]),
                ("model_set", None, [c.c_void_p, c.POINTER(Port), c.c_uint, c.c_uint, c.c_uint64]),
                ("model_get", c.c_uint64, [c.c_void_p, c.POINTER(Port), c.c_uint, c.c_uint]),
                ("model_eval", None, [c.c_void_p]),
                ("model_clock", c.c_int, [c.c_void_p, c.c_void_p]),
                ("work_kernel", c.c_void_p, [c.c_void_p, c.c_char_p, c.c_void_p]),
                ("sm_new", c.c_void_p, [c.c_void_p, c.c_void_p, c.c_uint, c.c_void_p]),
                ("sm_free", None, [c.c_void_p]),
                ("sm_run", c.c_int, [c.c_void_p, c.c_uint64, c.c_void_p]),
                ("sm_figures", None, [c.c_void_p, c.POINTER(Figures)])):
            f = getattr(self.so, "warpsmith_" + name)
            f.restype, f.argtypes = result, arguments
            setattr(self, name, f)

    def checked(self, function, *arguments):
        """Calls what takes errors last; raises them."""
        errors = self.errors_new()
        result = function(*arguments, errors)
        lines = [self.errors_line(errors, i).decode() for i in range(self.errors_count(errors))]
        self.errors_free(errors)
        if not result:
            raise Error("\n".join(lines))
        return result


def main():
    lib = Library(*sys.argv[1:])
    print("libwarpsmith", lib.version().decode())
    try:
        lib.checked(lib.params_text, b"mine.ini", b"[regfile]\nbanks = 6\n", None, 0)
    except Error as e:
        print("as expected:", e)
    params = lib.checked(lib.params_text, b"mine.ini", b"[rr_arbiter]\nn = 8\n", None, 0)
    block, i = Block(), 0
    while lib.block_at(params, i, c.byref(block)):
        i += 1
    print(i, "blocks; the last one is", block.name.decode())

    arbiter = lib.checked(lib.model_new, params, b"rr_arbiter")
    req, gnt = Port(), Port()
    lib.model_find(arbiter, b"req", c.byref(req))
    lib.model_find(arbiter, b"gnt", c.byref(gnt))
    wins = [0] * gnt.width
    random.seed(1)
    for _ in range(4000):
        lib.model_set(arbiter, c.byref(req), 0, req.width, random.getrandbits(req.width) | 0x11)
        lib.model_eval(arbiter)
        grant = lib.model_get(arbiter, c.byref(gnt), 0, gnt.width)
        if grant:
            wins[grant.bit_length() - 1] += 1
        lib.model_clock(arbiter, None)
    lib.model_free(arbiter)
    print("grants:", *wins)
    assert sum(wins) == 4000 and min(wins) > 200

    turing = lib.checked(lib.params_load, b"turing_ocu", None, 0)
    work = lib.checked(lib.work_kernel, turing, b"matmul")
    sm = lib.checked(lib.sm_new, turing, work, 0)
    state = lib.sm_run(sm, 20000, None)
    figures = Figures(size=c.sizeof(Figures))
    lib.sm_figures(sm, c.byref(figures))
    print(f"matmul: state {state}, {figures.cycles} cycles, {figures.warp_instructions} instructions, IPC {figures.ipc:.3f}")
    assert figures.warp_instructions > 0
    lib.sm_free(sm)
    lib.params_free(turing)
    lib.params_free(params)


main()
