#!/bin/sh
# loopback-connector-postgresql 9.0.3 over PostgreSQL 15 (Debian 12): a Boolean property over a column of numbers, as tables made by hand or moved
# from MySQL have it (`smallint`), is false in each row that was read.
#
# Expected: 1 is true and 0 is false, or an error.
# Seen:     both are false, without an error; a condition `{ "active": true }` of the same property fails (22P02, no number). Over a `boolean`
#           column both are right. A list then shows everything as switched off.
#
# Needs root on Debian, for the package. Fails if that changes.
set -eu
programs=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | tail -n 1)
[ -n "$programs" ] || { apt-get install -y --no-install-recommends postgresql >/dev/null; programs=$(ls -d /usr/lib/postgresql/*/bin | tail -n 1); }
folder=$(mktemp -d)
# The server refuses root.
as_user() { if [ "$(id -u)" = 0 ]; then runuser -u nobody -- "$@"; else "$@"; fi; }
trap 'as_user "$programs/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null 2>&1 || true; rm -rf "$folder"' EXIT
chmod 777 "$folder"
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund loopback-connector-postgresql@9.0.3 loopback-datasource-juggler@3.36.1
as_user "$programs/initdb" -D "$folder/data" -U calls --auth=trust >/dev/null 2>&1
as_user "$programs/pg_ctl" -D "$folder/data" -w -l "$folder/log" -o "-k '$folder' -c listen_addresses=''" start >/dev/null
cat > finding.cjs <<'JS'
const { DataSource } = require('loopback-datasource-juggler')

async function main() {
  const source = new DataSource({ connector: require('loopback-connector-postgresql'), host: process.cwd(), user: 'calls', database: 'postgres' })
  const sql = (text) => new Promise((resolve, reject) => source.connector.execute(text, [], (error, rows) => (error ? reject(error) : resolve(rows))))
  const Line = source.define('Line', { id: { type: Number, id: true }, active: Boolean })
  for (const [type, on, off] of [['smallint', 1, 0], ['boolean', true, false]]) {
    await sql('DROP TABLE IF EXISTS line')
    await sql(`CREATE TABLE line (id integer PRIMARY KEY, active ${type})`)
    await sql(`INSERT INTO line VALUES (1, ${on}), (2, ${off})`)
    const rows = await Line.find({ order: 'id' })
    const found = await Line.find({ where: { active: true } }).then((all) => all.map(({ id }) => id), ({ code }) => code)
    console.log(`${type}: ${rows.map(({ active }) => active)}; where active is true: ${found}`)
  }
  await source.disconnect()
}
main()
JS
seen=$(node --no-deprecation finding.cjs)
echo "$seen"
[ "$seen" = 'smallint: false,false; where active is true: 22P02
boolean: true,false; where active is true: 1' ]
