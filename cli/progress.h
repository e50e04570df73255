/* The line of progress: what is done, how far it is, how long it will take. It stands on standard
 * error, the next one overwrites it, and there is none if that is not a terminal or --quiet was
 * given. A program has one terminal, so this is the only state that is not passed along. */
#ifndef WS_PROGRESS_H
#define WS_PROGRESS_H

/* For the rest of the run nothing is shown. */
void cli_progress_off(void);
/* One line of text, cut to the width of the terminal. Every line that stands still for two seconds
 * says for how long. */
void cli_progress(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
/* The same, with the share that is done (0 to 1; below 0: unknown) and, once that says something,
 * the time that is left. Redrawn ten times a second at most. A share below the last one begins
 * anew. */
void cli_progress_part(double part, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* Removes the line; to be called before other output. */
void cli_progress_end(void);

#endif
