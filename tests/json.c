/* Prints values of a JSON file for the scripts, tab-separated on one line.
 *
 *     json FILE PATH...
 *     json FILE each PATH            name and value of each member, a line each
 *     json FILE rows PATH [KEY...]   those values of each element of an array, a line each; without
 *                                    keys the element
 *
 * A PATH is keys and array indices joined by "/", such as macros/0/width. An absent value is an
 * error: a missing figure must not look like an empty one. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

static json_t *find(json_t *at, const char *path)
{
    while (at && *path) {
        size_t n = strcspn(path, "/");
        char *key = strndup(path, n);
        if (!key)
            return NULL;
        at = json_is_array(at) ? json_array_get(at, strtoul(key, NULL, 10))
                               : json_object_get(at, key);
        free(key);
        path += n + (path[n] == '/');
    }
    return at;
}

static void print_value(const json_t *v)
{
    if (json_is_string(v)) {
        fputs(json_string_value(v), stdout);
    } else if (json_is_array(v) || json_is_object(v)) {
        printf("%zu", json_is_array(v) ? json_array_size(v) : json_object_size(v));
    } else {
        char *text = json_dumps(v, JSON_ENCODE_ANY | JSON_REAL_PRECISION(12));
        fputs(text ? text : "?", stdout);
        free(text);
    }
}

/* A looked-up value, or NULL after reporting. */
static json_t *wanted(json_t *root, const char *file, const char *path)
{
    json_t *v = find(root, path);
    if (!v)
        fprintf(stderr, "json: %s: no %s\n", file, path);
    return v;
}

static int print_each(json_t *root, const char *file, const char *path)
{
    json_t *object = wanted(root, file, path), *v;
    const char *name;
    json_object_foreach(object, name, v)
    {
        printf("%s\t", name);
        print_value(v);
        putchar('\n');
    }
    return object ? 0 : 1;
}

static int print_rows(json_t *root, const char *file, const char *path, char **keys)
{
    json_t *array = wanted(root, file, path), *row;
    size_t i;
    int status = array ? 0 : 1;
    json_array_foreach(array, i, row)
    {
        if (!*keys)
            print_value(row);
        for (char **key = keys; *key; key++) {
            const json_t *v = wanted(row, file, *key);
            if (v)
                print_value(v);
            else
                status = 1;
            putchar(key[1] ? '\t' : '\n');
        }
        if (!*keys)
            putchar('\n');
    }
    return status;
}

int main(int argc, char **argv)
{
    json_error_t error;
    json_t *root = argc > 2 ? json_load_file(argv[1], 0, &error) : NULL;
    if (!root) {
        fprintf(stderr, "json: %s\n", argc > 2 ? error.text : "usage: json FILE PATH...");
        return 2;
    }
    int status = 0;
    if (argc == 4 && !strcmp(argv[2], "each")) {
        status = print_each(root, argv[1], argv[3]);
    } else if (argc >= 4 && !strcmp(argv[2], "rows")) {
        status = print_rows(root, argv[1], argv[3], argv + 4);
    } else {
        for (int i = 2; i < argc; i++) {
            const json_t *v = wanted(root, argv[1], argv[i]);
            if (v)
                print_value(v);
            else
                status = 1;
            putchar(i + 1 < argc ? '\t' : '\n');
        }
    }
    json_decref(root);
    return status;
}
