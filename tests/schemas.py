"""schemas.py SCHEMAS NAME FILE...: holds each FILE against SCHEMAS/NAME.json (JSON Schema 2020-12, by
python3-jsonschema). Prints what does not fit, and what a file has anywhere that the schema does not
name. Status 1 if anything was printed."""
import glob
import json
import sys

import jsonschema


def load(path):
    with open(path, encoding="utf-8") as f:
        return json.load(f)


def whole(schema, all_of_them):
    """The schema with what its allOf refers to put into it."""
    out = {key: value for key, value in schema.items() if key != "allOf"}
    for base in schema.get("allOf", []):
        of = all_of_them[base["$ref"]]
        out["properties"] = {**of["properties"], **out.get("properties", {})}
        out["required"] = of.get("required", []) + out.get("required", [])
    return out


def closed(schema):
    """The schema, where objects whose members are named have no others."""
    if isinstance(schema, list):
        return [closed(s) for s in schema]
    if not isinstance(schema, dict):
        return schema
    out = {key: {name: closed(s) for name, s in value.items()} if key == "properties" else closed(value) for key, value in schema.items()}
    if "properties" in schema:
        out.setdefault("additionalProperties", False)
    return out


def says_all(schema, where):
    """Every object says what it has: members by name, or what members that have no fixed name are."""
    if isinstance(schema, dict):
        if schema.get("type") == "object" and not {"properties", "additionalProperties"} & set(schema):
            sys.exit(f"{where}: an object of which nothing is said")
        for key, value in schema.items():
            says_all(value, where + "/" + key)
    elif isinstance(schema, list):
        for value in schema:
            says_all(value, where)


def main():
    folder, name, *files = sys.argv[1:]
    all_of_them = {s["$id"]: s for s in map(load, glob.glob(folder + "/*.json"))}
    for s in all_of_them.values():
        jsonschema.Draft202012Validator.check_schema(s)
        says_all(s, s["$id"])
    check = jsonschema.Draft202012Validator(closed(whole(all_of_them["warpsmith:" + name], all_of_them)))
    bad = 0
    for path in files:
        for e in check.iter_errors(load(path)):
            print(f"{path}: {'/'.join(map(str, e.absolute_path))}: {e.message[:200]}")
            bad = 1
    sys.exit(bad)


main()
