#!/bin/sh
# loopback-connector-mysql 9.0.3 over MariaDB 10.11 (Debian 12: mariadb-server): a condition with `regexp` fails.
#
# Expected: rows whose text matches, as with loopback-connector-mysql 5.4.4, which writes `REGEXP`, an operator of both servers.
# Seen:     the connector writes `REGEXP_LIKE(...)`, which MySQL 8 has and MariaDB has not: ER_SP_DOES_NOT_EXIST. Servers that change from
#           MySQL to MariaDB, or from connector 5 to 9 over MariaDB, lose this operator; `like` works on both.
#
# Needs root on Debian, for the package. Fails if that changes.
set -eu
export PATH="$PATH:/usr/sbin"
command -v mariadbd >/dev/null 2>&1 || apt-get install -y --no-install-recommends mariadb-server >/dev/null
folder=$(mktemp -d)
server=
trap 'kill $server 2>/dev/null || true; wait; rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund mysql-5@npm:loopback-connector-mysql@5.4.4 mysql-9@npm:loopback-connector-mysql@9.0.3 \
  loopback-datasource-juggler@3.36.1
mariadb-install-db --no-defaults --datadir="$folder/data" --user="$(id -un)" --auth-root-authentication-method=normal --skip-test-db >/dev/null 2>&1
mariadbd --no-defaults --datadir="$folder/data" --socket="$folder/socket" --pid-file="$folder/pid" --user="$(id -un)" \
  --skip-networking --skip-grant-tables >/dev/null 2>&1 &
server=$!
until mariadb --no-defaults -S "$folder/socket" -e 'CREATE DATABASE calls' 2>/dev/null; do sleep 0.2; done
cat > finding.cjs <<'JS'
const { DataSource } = require('loopback-datasource-juggler')

const settings = { socketPath: `${process.cwd()}/socket`, user: 'root', database: 'calls' }
async function main() {
  for (const name of ['mysql-5', 'mysql-9']) {
    const source = new DataSource({ connector: require(name), ...settings })
    const Caller = source.define('Caller', { name: String })
    await source.automigrate('Caller')
    await Caller.create([{ name: 'Ann' }, { name: 'Bob' }])
    const found = await Caller.find({ where: { name: { regexp: '^A' } } }).then((rows) => rows.map((row) => row.name), ({ code }) => code)
    const alike = await Caller.find({ where: { name: { like: 'A%' } } })
    console.log(`${name}: regexp ${found}, like ${alike.map((row) => row.name)}`)
    await source.disconnect()
  }
}
main()
JS
seen=$(node --no-deprecation finding.cjs)
echo "$seen"
[ "$seen" = 'mysql-5: regexp Ann, like Ann
mysql-9: regexp ER_SP_DOES_NOT_EXIST, like Ann' ]
