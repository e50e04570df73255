/* Prints values of a JSON file for the scripts, tab-separated on one line.
 *
 *     json FILE PATH...
 *
 * A PATH is keys and array indices joined by "/", such as macros/0/width. An absent value is an
 * error: a missing figure must not look like an empty one. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

static const json_t *find(const json_t *at, const char *path)
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

int main(int argc, char **argv)
{
    json_error_t error;
    json_t *root = argc > 2 ? json_load_file(argv[1], 0, &error) : NULL;
    if (!root) {
        fprintf(stderr, "json: %s\n", argc > 2 ? error.text : "usage: json FILE PATH...");
        return 2;
    }
    int status = 0;
    for (int i = 2; i < argc; i++) {
        const json_t *v = find(root, argv[i]);
        const char *sep = i + 1 < argc ? "\t" : "\n";
        if (!v) {
            fprintf(stderr, "json: %s: no %s\n", argv[1], argv[i]);
            status = 1;
        } else if (json_is_string(v)) {
            printf("%s%s", json_string_value(v), sep);
        } else if (json_is_array(v) || json_is_object(v)) {
            printf("%zu%s", json_is_array(v) ? json_array_size(v) : json_object_size(v), sep);
        } else {
            char *text = json_dumps(v, JSON_ENCODE_ANY | JSON_REAL_PRECISION(12));
            printf("%s%s", text ? text : "?", sep);
            free(text);
        }
    }
    json_decref(root);
    return status;
}
