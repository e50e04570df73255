/* Some of a block's rows, once more: the includer defines IN, OUT or what else it wants of the rows
 * (contract/contract.h), and CONTRACT_ROWS, the file with them. */
#ifndef PARAM
#define PARAM(name, value, meaning)
#endif
#ifndef PARAM_UNLESS
#define PARAM_UNLESS(fixed, name, value, meaning)
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
#ifndef INPUT
#define INPUT(name, kind, form, items, width, of, meaning, present)
#endif
#ifndef OUTPUT
#define OUTPUT(name, form, items, width, meaning, present)
#endif
#ifndef COUNTED
#define COUNTED(name, member, present)
#endif
#ifndef COUNTER
#define COUNTER(name, present)
#endif
#ifndef RULE
#define RULE(enumerator, id)
#endif
#ifndef SEEN
#define SEEN(id)
#endif
#ifndef UNSEEN
#define UNSEEN(id)
#endif

#include CONTRACT_ROWS

#undef PARAM
#undef PARAM_UNLESS
#undef SIZE
#undef FIELD
#undef SIZE_IF
#undef CLOCKED
#undef WHERE
#undef IN
#undef OUT
#undef INPUT
#undef OUTPUT
#undef COUNTED
#undef COUNTER
#undef RULE
#undef SEEN
#undef UNSEEN
#undef CONTRACT_ROWS
