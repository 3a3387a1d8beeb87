#!/bin/sh
# loopback-datasource-juggler 3.36.1 (that of LoopBack 3.28), memory connector: `like` compares a row without a value as the text "undefined".
#
# Expected: a row without a value meets no `like`, as in SQL.
# Seen:     `like: 'in%'` finds every row without a value, because "undefined" contains "in". `like: 'missed'` finds none.
#           The same holds for a property that the model does not have.
#
# Fails if that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund loopback-datasource-juggler@3.36.1
cat > finding.cjs <<'JS'
const { DataSource } = require('loopback-datasource-juggler')
const source = new DataSource({ connector: 'memory' })
const Call = source.define('Call', { caller: String, direction: String }, { strict: true })
;(async () => {
  await Call.create([{ caller: '+12025550101' }, { caller: '+12025550102' }, { caller: '+12025550103' }])
  const found = {}
  for (const field of ['direction', 'unknown'])
    for (const like of ['in%', 'missed']) found[`${field} ${like}`] = (await Call.find({ where: { [field]: { like } } })).length
  console.log(JSON.stringify(found))
})()
JS
seen=$(node --no-deprecation finding.cjs)
echo "$seen"
[ "$seen" = '{"direction in%":3,"direction missed":0,"unknown in%":3,"unknown missed":0}' ]
