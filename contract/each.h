/* Some of a block's rows, once more: the includer defines IN, OUT or what else it wants of the rows
 * (contract/contract.h), and CONTRACT_ROWS, the file with them. */
#ifndef PARAM
#define PARAM(name, value, meaning)
#endif
#ifndef SIZE
#define SIZE(name, value, meaning)
#endif
#ifndef FIELD
#define FIELD(name, value, meaning)
#endif
#ifndef SIZE_IF
#define SIZE_IF(shown, name, value, meaning)
#endif
#ifndef CLOCKED
#define CLOCKED(condition)
#endif
#ifndef WHERE
#define WHERE(condition)
#endif
#ifndef IN
#define IN(name, items, width, meaning, present)
#endif
#ifndef OUT
#define OUT(name, items, width, meaning, present)
#endif
#ifndef COUNTER
#define COUNTER(name, present)
#endif
#ifndef RULE
#define RULE(enumerator, id)
#endif
#ifndef UNSEEN
#define UNSEEN(id)
#endif

#include CONTRACT_ROWS

#undef PARAM
#undef SIZE
#undef FIELD
#undef SIZE_IF
#undef CLOCKED
#undef WHERE
#undef IN
#undef OUT
#undef COUNTER
#undef RULE
#undef UNSEEN
#undef CONTRACT_ROWS
