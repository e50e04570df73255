# ranks.py RESULTS.json DOM.html: the places in the page's table, against the error bands: designs whose bands overlap share a place,
# designs whose bands do not are in order.
import html
import json
import re
import sys

data = json.load(open(sys.argv[1]))
by = data["plot"]["y"]
sign = -1 if by in data["more_is_better"] else 1
whole = "all" if any(r["workload"] == "all" for r in data["rows"]) else data["rows"][0]["workload"]
band = {}
for row in data["rows"]:
    if row["workload"] == whole:
        value, half = row["figures"][by]
        band[row["design"]] = (sign * value - half, sign * value + half)
place = {}
for design, cells in re.findall(r'<tr id="row-(d\d+)"[^>]*>(.*?)</tr>', open(sys.argv[2], encoding="utf-8").read(), re.S):
    rank = html.unescape(re.search(r"<td[^>]*>(.*?)</td>", cells).group(1))
    ends = [int(n) for n in rank.split("\u2013")]
    place[design] = (ends[0], ends[-1])
assert set(place) == set(band) and len(place) > 1, "not the designs of the results"
pairs = apart = 0
for a in band:
    for b in band:
        if a == b:
            continue
        pairs += 1
        if band[a][1] < band[b][0]:
            apart += 1
            assert place[a][0] < place[b][0] and place[a][1] < place[b][1], f"{a} is better than {b}: places {place[a]}, {place[b]}"
        elif band[b][1] >= band[a][0]:
            assert place[a][0] <= place[b][1] and place[b][0] <= place[a][1], f"{a} and {b} are not told apart: places {place[a]}, {place[b]}"
print(f"{pairs} pairs, {apart} told apart")
