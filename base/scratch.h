/* What a run of the program leaves on the way and must not leave behind. All temporary folders lie
 * in one folder of the run, which guard.c names in the environment and removes, however the run
 * ends; what has to be made elsewhere (a file beside its target, a folder in the cache) is noted
 * there first, in a journal, so that it goes as well. What the caller asked for becomes his when
 * the run has come to its end, in the process that knows how it ended: a run that is stopped leaves
 * all of its output or none. Without a guard nothing is noted. */
#ifndef WS_SCRATCH_H
#define WS_SCRATCH_H

#include "base/diag.h"

/* Names the run's folder, which is made by the first who needs it, and says whether the run
 * `delivers`: to be called once, by the guard, before the program proper starts. */
void scratch_begin(bool delivers);
/* Gives what is delivered its names if the run came to a good end, then removes the run's folder,
 * all in it, and all else that is noted there. false after reporting a name that cannot be given.
 */
bool scratch_end(bool good);

/* `path`, which is about to be made, goes when the program is stopped; until scratch_keep(). In a
 * folder that is noted it goes with that, and is not noted itself. */
void scratch_note(const char *path);
void scratch_keep(const char *path);
/* `path` is whole: it becomes `to` (or stays, if that is the same) when the run has
 * come to a good end, and goes when it is stopped. false: the caller does it now, because there is
 * no guard, or one that does not deliver, or because `to` lies in a folder that is noted and so
 * goes or stays with that. */
bool scratch_deliver(const char *path, const char *to);

/* `before`, something that no other process uses at this time, and `after`: the path of a file or
 * folder that is not there yet, noted. Caller frees. */
char *scratch_path(const char *before, const char *after);

/* The run's folder, there now; NULL without a guard, or if it cannot be made. */
const char *scratch_folder(void);
/* A private folder (mode 0700) in the run's folder, which lies below $TMPDIR if that is an absolute
 * path, else below the system's, so that children may run anywhere; `name` is part of its name.
 * NULL after reporting. The caller removes it with remove_tree() and frees the path. */
char *make_temp_dir(const char *name, struct diag *d);

#endif
