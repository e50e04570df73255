/* Version of Warpsmith, as in --version and in the headers of emitted files. */
#ifndef WS_VERSION_H
#define WS_VERSION_H

#define WS_VERSION "0.1.0"

#endif
