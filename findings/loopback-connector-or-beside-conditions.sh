#!/bin/sh
# loopback-connector 4.11.1 (that of loopback-connector-sqlite3 3.0.0, its newest): an `or` beside other conditions has no parentheses.
#
# Expected: { customerId: 2, or: [A, B] } means customerId = 2 AND (A OR B), as in the memory connector.
# Seen:     the statement is `customerId=? AND (A) OR (B)`, which finds rows of other customers. As members of one `and` it is
#           `(customerId=?) AND ((A) OR (B))`. loopback-connector 5 writes the parentheses.
#
# Fails if that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund loopback-connector@4.11.1 loopback-datasource-juggler@3.36.1
cat > finding.cjs <<'JS'
const { SqlConnector } = require('loopback-connector')
const { DataSource } = require('loopback-datasource-juggler')
// Only what a SQL connector needs to write a condition: no database.
class Writer extends SqlConnector {
  escapeName(name) {
    return name
  }
  toColumnValue(_property, value) {
    return value
  }
}
const writer = new Writer('writer', {})
const source = new DataSource({ connector: 'memory' })
writer.dataSource = source
const Call = source.define('Call', { customerId: Number, status: String })
writer._models = source.connector._models
const or = [{ status: 'busy' }, { status: 'failed' }]
const written = (where) => writer.buildWhere(Call.modelName, where).sql
console.log(written({ customerId: 2, or }))
console.log(written({ and: [{ customerId: 2 }, { or }] }))
JS
seen=$(node --no-deprecation finding.cjs)
echo "$seen"
[ "$seen" = 'WHERE customerId=? AND (status=?) OR (status=?)
WHERE (customerId=?) AND ((status=?) OR (status=?))' ]
