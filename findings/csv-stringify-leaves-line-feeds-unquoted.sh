#!/bin/sh
# csv-stringify 6.9.0: with `record_delimiter: 'windows'` a cell with a lone line feed is not quoted.
#
# Expected: it is quoted, as readers of CSV end a record at a line feed too.
# Seen:     one record becomes two, unless `quoted_match: /[\r\n]/` is set.
#
# Fails if that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund csv-stringify@6.9.0
seen=$(node -p "JSON.stringify(require('csv-stringify/sync').stringify([['one\ntwo', 3]], { record_delimiter: 'windows' }))")
printf '%s\n' "$seen"
[ "$seen" = '"one\ntwo,3\r\n"' ]
