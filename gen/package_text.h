/* The descriptions that go with the Verilog of a package. Each text is fresh; the caller frees it.
 */
#ifndef WS_PACKAGE_TEXT_H
#define WS_PACKAGE_TEXT_H

#include "gen/blocks/blocks.h"

/* What a package is made from. */
struct package;
struct package_source {
    const struct package *package; /* the files that there are so far */
    const struct params *params;
    const struct block *block;
    const struct hdl_design *design;
    const struct hdl *top;
    const char *prefix; /* NULL: none */
};

/* The command that makes the package again, without folders: the preset by name, or the .ini file
 * that is part of the package. */
char *package_command(const struct package_source *s);
/* One source per line, children before parents, names relative to the folder of the list. */
char *package_filelist(const struct package_source *s);
/* JSON: {tool, version, command, config, top, prefix, parameters{}, files[], ports[{name,
 * direction, width, parameter?, counter, doc}], memories[{name, depth, width, count, lanes,
 * latency}]}. */
char *package_manifest(const struct package_source *s);
/* Clock, zero input and output delay, driving cell and load as the reports assume them. */
char *package_sdc(const struct package_source *s);
/* FuseSoC, CAPI 2. */
char *package_core(const struct package_source *s);
/* Parameters that differ from the defaults. */
char *package_ini(const struct package_source *s);

#endif
