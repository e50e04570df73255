// The thin layer between the lockstep engine and one Verilated design. It is compiled in front of
// the design's own sources (`WS_MODEL_SOURCES`), with a port list (`WS_PORTS`) of lines
//     WS_IN(member, word, width)          an input and its place in the input image
//     WS_OUT(member, word, width, pin)    an output, its place in the output image, its pin index
// The C interface below is repeated in tb/sim_verilator.c.
#include WS_MODEL_SOURCES

#include <cstring>
#include <stdexcept>
#include <string>
#if VM_TRACE
#include "verilated_fst_c.h"
#endif
#if VM_COVERAGE
#include "verilated_cov.h"
#endif

#define WS_EXPORT extern "C" __attribute__((visibility("default")))

// The runtime calls these instead of ending the process, e.g. when the design does not settle.
void vl_fatal(const char *, int, const char *, const char *msg)
{
    throw std::runtime_error(msg);
}
void vl_stop(const char *, int, const char *)
{
    throw std::runtime_error("$stop");
}
void vl_finish(const char *, int, const char *)
{
    throw std::runtime_error("$finish");
}

namespace
{

// A port that got a value wider than itself would overwrite its neighbours: all values are masked.
template <unsigned width, typename T> void put(T &port, const uint32_t *image)
{
    uint64_t v = image[0];
    if (width > 32)
        v |= static_cast<uint64_t>(image[1]) << 32;
    port = static_cast<T>(v & (~0ull >> (64 - width)));
}
template <unsigned width, std::size_t n> void put(VlWide<n> &port, const uint32_t *image)
{
    static_assert(n == (width + 31) / 32, "words of a wide port");
    std::memcpy(port.data(), image, n * 4);
    if (width % 32)
        port.data()[n - 1] &= (1u << width % 32) - 1;
}

template <unsigned width, typename T> void get(const T &port, uint32_t *image)
{
    image[0] = static_cast<uint32_t>(port);
    if (width > 32)
        image[1] = static_cast<uint32_t>(static_cast<uint64_t>(port) >> 32);
}
template <unsigned width, std::size_t n> void get(const VlWide<n> &port, uint32_t *image)
{
    std::memcpy(image, port.data(), n * 4);
}

template <unsigned width, typename T> bool equal(const T &port, const uint32_t *image)
{
    uint64_t v = image[0];
    if (width > 32)
        v |= static_cast<uint64_t>(image[1]) << 32;
    return port == v;
}
template <unsigned width, std::size_t n> bool equal(const VlWide<n> &port, const uint32_t *image)
{
    return std::memcmp(port.data(), image, n * 4) == 0;
}

enum { equal_all = -1, dead = -2 };

struct simulator {
    VerilatedContext context;
    Vdut *dut = nullptr;
    std::string why;
#if VM_TRACE
    VerilatedFstC *waves = nullptr;
    bool recording = false;
#endif
#if VM_COVERAGE
    bool counting = false;
#endif

    void dump(bool late)
    {
#if VM_TRACE
        if (recording)
            waves->dump(context.time() + (late ? 5 : 0));
#endif
        (void)late;
    }

    // Coverage starts with the first cycle after the reset: what the random initial state and the
    // reset itself change says nothing of the stimulus.
    void count(int rst)
    {
#if VM_COVERAGE
        if (!rst && !counting) {
            context.coveragep()->zero();
            counting = true;
        }
#endif
        (void)rst;
    }

    long check(int rst, const uint32_t *in, const uint32_t *expected)
    {
#define WS_IN(port, word, width) put<width>(dut->port, in + word);
#define WS_OUT(port, word, width, pin)
#include WS_PORTS
#undef WS_IN
#undef WS_OUT
        (void)in;
#if WS_CLOCKED
        // The edge ends the cycle before; the inputs, registered by the wrapper, change with it.
        dut->rst = static_cast<CData>(rst);
        dut->clk = 1;
#endif
        dut->eval();
        count(rst);
        dump(false);
        if (expected) {
#define WS_IN(port, word, width)
#define WS_OUT(port, word, width, pin)                                                             \
    if (!equal<width>(dut->port, expected + word))                                                 \
        return pin;
#include WS_PORTS
#undef WS_IN
#undef WS_OUT
        }
#if WS_CLOCKED
        dut->clk = 0;
        dut->eval();
        dump(true);
#endif
        context.timeInc(10);
        return equal_all;
    }

    void outputs(uint32_t *out) const
    {
#define WS_IN(port, word, width)
#define WS_OUT(port, word, width, pin) get<width>(dut->port, out + word);
#include WS_PORTS
#undef WS_IN
#undef WS_OUT
    }
};

} // namespace

// State that nothing has written yet starts with random bits drawn from `seed`.
WS_EXPORT void *ws_sim_new(uint64_t seed, const char *wave_path)
{
    auto *s = new simulator;
    s->context.randSeed(static_cast<int>(seed & 0x3fffffff) + 1);
    s->context.randReset(2);
#if VM_TRACE
    s->context.traceEverOn(true);
#endif
    s->dut = new Vdut(&s->context, "TOP");
#if VM_TRACE
    if (wave_path) {
        s->waves = new VerilatedFstC;
        s->dut->trace(s->waves, 99);
        s->waves->open(wave_path);
    }
#endif
    (void)wave_path;
    return s;
}

WS_EXPORT long ws_sim_check(void *sim, int rst, const uint32_t *in, const uint32_t *expected)
{
    auto *s = static_cast<simulator *>(sim);
    try {
        return s->check(rst, in, expected);
    } catch (const std::exception &e) {
        s->why = e.what();
        return dead;
    }
}

WS_EXPORT void ws_sim_outputs(const void *sim, uint32_t *out)
{
    static_cast<const simulator *>(sim)->outputs(out);
}

WS_EXPORT void ws_sim_waves(void *sim, int on)
{
#if VM_TRACE
    auto *s = static_cast<simulator *>(sim);
    s->recording = s->waves && on;
#endif
    (void)sim;
    (void)on;
}

// Writes what has been covered, each instance for itself, as Verilator's coverage file; 0 if that
// is not possible.
WS_EXPORT int ws_sim_coverage(void *sim, const char *path)
{
#if VM_COVERAGE
    auto *s = static_cast<simulator *>(sim);
    try {
        s->context.coveragep()->forcePerInstance(true);
        s->context.coveragep()->write(path);
        return 1;
    } catch (const std::exception &e) {
        s->why = e.what();
    }
#endif
    (void)sim;
    (void)path;
    return 0;
}

WS_EXPORT const char *ws_sim_dead(const void *sim)
{
    return static_cast<const simulator *>(sim)->why.c_str();
}

WS_EXPORT void ws_sim_free(void *sim)
{
    auto *s = static_cast<simulator *>(sim);
#if VM_TRACE
    if (s->waves)
        s->waves->close();
#endif
    delete s->dut; // the design before the waves: it tells them that it goes
#if VM_TRACE
    delete s->waves;
#endif
    delete s;
}
