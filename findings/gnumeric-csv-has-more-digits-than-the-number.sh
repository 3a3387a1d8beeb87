#!/bin/sh
# Gnumeric 1.12.55 (Debian 12): a CSV that it saves has more digits than some numbers had that it opened.
#
# Expected: 0.01 is saved as 0.01, the shortest text of that number.
# Seen:     0.01 is saved as 0.0099999999999999999998. 0.07 and 0.29 stay as they are.
#
# Fails if that changes. Installs gnumeric where ssconvert is missing.
set -eu
command -v ssconvert >/dev/null || apt-get install -y --no-install-recommends gnumeric >/dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '0.01\n0.07\n0.29\n' > numbers.csv
LC_ALL=C.UTF-8 ssconvert numbers.csv saved.csv
seen=$(tr '\n' ' ' < saved.csv)
echo "$seen"
[ "$seen" = '0.0099999999999999999998 0.07 0.29 ' ]
