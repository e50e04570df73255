/* The package writer: everything `warpsmith gen` puts into a folder for one top block.
 *
 * Files of a package, in this order: one .v per module (named after it), `<module>_props.vh` of
 * those with properties (included by the module), `<top>.f` (file list, children first),
 * `manifest.json` (configuration, parameters, files, ports, memories), `<top>.sdc` (clock and
 * constraints), `<top>.core` (FuseSoC) and `<config>.ini` (the parameters, to make it again). */
#ifndef WS_PACKAGE_H
#define WS_PACKAGE_H

#include "base/diag.h"
#include "gen/hdl/hdl.h"
#include "params/params.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

struct package_file {
    char *name;     /* without folder */
    char *text;     /* NUL-terminated */
    size_t len;     /* without the NUL */
    bool verilog;   /* a source for the tools; the others are included or descriptions */
    bool included;  /* by a source */
    bool has_reset; /* of a source: the module has a port rst */
    bool there;     /* the folder that it is written to has this very text */
};

/* A property of a module, in the order of the files that hold them. */
struct package_property {
    size_t file; /* number of the file that holds it */
    char *label, *rule, *text;
    enum hdl_property_kind kind;
};

/* Bits of a signal that no stimulus makes rise and fall. */
struct package_uncovered {
    char *module, *signal, *why;
    unsigned lsb, bits;
};

/* A package in memory. */
struct package {
    struct package_file *files;
    size_t n;
    struct package_property *properties;
    size_t nproperties;
    struct package_uncovered *uncovered;
    size_t nuncovered;
    char *top; /* name of the top module, with prefix */
};

/* Builds the package of block `top` (NULL: the default one) for the parameter set. `prefix` (NULL:
 * none) goes in front of every module name; it must be an identifier. Returns WS_OK, or
 * WS_BAD_INPUT after reporting (no such block, the block does not exist with these parameters, bad
 * prefix), or WS_CHECK_FAILED for an error inside a block description. Same input, same bytes. Free
 * with package_free() in every case. */
int package_build(const struct params *p, const char *top, const char *prefix, struct package *pkg,
                  struct diag *d);
void package_free(struct package *pkg);

/* What pass `pass` of the kit leaves of all modules of the package, to `out`. WS_OK or a status. */
int package_dump(const struct params *p, const char *top, const char *prefix, const char *pass,
                 FILE *out, struct diag *d);

/* The block diagram of the top module as SVG into the file `path`, "-" for standard output. WS_OK
 * or a status. */
int package_diagram(const struct params *p, const char *top, const char *prefix, const char *path,
                    struct diag *d);

/* Writes the package into folder `dir` (made if missing): every file whole or not at all, nothing
 * written when any part of the package fails to build or `dir` is a file. Returns WS_OK or a
 * status. */
int package_write(const struct params *p, const char *top, const char *prefix, const char *dir,
                  struct diag *d);
/* The same for a folder that a user works in: files in it that are not as they were written, or
 * that another hand put there, are not replaced, unless `force`; reported, nothing is written
 * (WS_BAD_INPUT). What was written is known from checksums in the file `.warpsmith` of the folder.
 * A file with the text that it would get keeps it, with the time of now. */
int package_update(const struct params *p, const char *top, const char *prefix, const char *dir,
                   bool force, struct diag *d);
/* Compares `dir` with what package_write() would write, byte by byte; writes nothing. Reports each
 * file that is missing or differs (then `*stale`: writing would mend it), Verilog files in `dir`
 * that are not part of the package, or another block's package there, with diag_failed(); returns
 * WS_OK, WS_CHECK_FAILED or WS_BAD_INPUT. */
int package_compare(const struct params *p, const char *top, const char *prefix, const char *dir,
                    bool *stale, struct diag *d);
/* Whether the package in `dir` is Verilog of block `top` as `p` makes it: of a folder whose
 * manifest names other parameters, those that make other Verilog are reported, and it is false. A
 * folder without a manifest fits, and what has been edited in the files themselves is not looked
 * at. */
bool package_fits(const char *dir, const struct params *p, const char *top, struct diag *d);

#endif
