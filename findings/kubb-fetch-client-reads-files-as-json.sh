#!/bin/sh
# @kubb/plugin-client 4.39.3 with `client: 'fetch'`: a response is read as JSON whatever its content type, and its status is not looked at.
#
# Expected: a call whose response is `text/csv` returns the text it is typed as; a 404 is an error, as with `client: 'axios'`.
# Seen:     the file is a SyntaxError, and of a 404 the error's body is returned in the place of rows. With `client: 'axios'` both are right.
#
# Fails if that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @kubb/core@4.39.3 @kubb/cli@4.39.3 @kubb/plugin-client@4.39.3 @kubb/plugin-oas@4.39.3 \
  @kubb/plugin-ts@4.39.3 axios@1.21.1 rolldown@1.2.19
cat > document.json <<'JSON'
{
  "openapi": "3.0.3",
  "info": { "title": "Calls", "version": "1" },
  "paths": {
    "/calls.csv": {
      "get": {
        "operationId": "callsFile",
        "responses": { "200": { "description": "A file", "content": { "text/csv": { "schema": { "type": "string" } } } } }
      }
    },
    "/calls": {
      "get": {
        "operationId": "calls",
        "responses": {
          "200": { "description": "Rows", "content": { "application/json": { "schema": { "type": "array", "items": { "type": "object" } } } } },
          "404": { "description": "None", "content": { "application/json": { "schema": { "type": "object" } } } }
        }
      }
    }
  }
}
JSON
for client in fetch axios; do
  cat > kubb.config.mjs <<JS
import { defineConfig } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'

export default defineConfig({
  input: { path: './document.json' },
  output: { path: './$client' },
  plugins: [
    pluginOas({ generators: [] }),
    pluginTs({ output: { path: 'models.ts' } }),
    pluginClient({ output: { path: 'client.ts' }, client: '$client' }),
  ],
})
JS
  DO_NOT_TRACK=1 npx kubb generate >/dev/null 2>&1
  npx rolldown "$client/client.ts" --platform node --format esm --file "$client.mjs" >/dev/null 2>&1
done
cat > finding.mjs <<'JS'
import { createServer } from 'node:http'

const server = createServer((request, response) => {
  if (request.url === '/calls.csv') return void response.setHeader('content-type', 'text/csv').end('id,status\n1,missed\n')
  response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"none"}')
}).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
const baseURL = `http://127.0.0.1:${server.address().port}`
const told = (call) => call.then(JSON.stringify, ({ name }) => name)
for (const client of ['fetch', 'axios']) {
  const { callsFile, calls } = await import(`./${client}.mjs`)
  console.log(`${client}: file ${await told(callsFile({ baseURL }))}, 404 ${await told(calls({ baseURL }))}`)
}
server.closeAllConnections()
server.close()
JS
seen=$(node finding.mjs)
printf '%s\n' "$seen"
[ "$seen" = 'fetch: file SyntaxError, 404 {"error":"none"}
axios: file "id,status\n1,missed\n", 404 AxiosError' ]
