/* The page of a sweep: page.html with the data in it. */
#include "base/version.h"
#include "sweep/table.h"
#include <stdlib.h>
#include <string.h>

extern const char sweep_page_text[];
__asm__(".pushsection .rodata\n"
        ".global sweep_page_text\n"
        "sweep_page_text:\n"
        ".incbin \"sweep/page.html\"\n"
        ".byte 0\n"
        ".popsection\n");

#define MARK "@DATA@"

void sweep_table_html(const struct sweep_table *t, FILE *f)
{
    json_t *j = sweep_table_json(t);
    json_object_set_new(j, "sweep", json_string(t->plan->spec->path));
    json_object_set_new(j, "version", json_string(version_full()));
    char *text = json_dumps(j, JSON_COMPACT | JSON_REAL_PRECISION(12));
    json_decref(j);
    const char *mark = strstr(sweep_page_text, MARK);
    fwrite(sweep_page_text, 1, (size_t)(mark - sweep_page_text), f);
    /* "</script>" in a name would end the data: "<" as JSON may write it, too. */
    for (const char *s = text; s && *s; s++)
        if (*s == '<')
            fputs("\\u003c", f);
        else
            fputc(*s, f);
    fputs(mark + strlen(MARK), f);
    free(text);
}
