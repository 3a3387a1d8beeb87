#!/bin/sh
# orval 8.38.0 (with axios 1.21.1) and swagger-typescript-api 13.13.0: a query parameter that the document describes by
# `content: application/json` is typed as an object, and sent as one.
#
# Expected: `filter={"status":"missed"}`, percent-encoded, as OpenAPI 3.1 says of parameters with `content`.
# Seen:     orval's fetch client sends `filter=[object Object]`, its axios client `filter[status]=missed`, swagger-typescript-api
#           `filter=[object Object]`. A server that ignores what it cannot read returns other rows, with status 200.
#           With `schema: { type: string }` and `contentMediaType` all of them take a text, and send it as it is.
#
# Fails if that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund orval@8.38.0 axios@1.21.1 swagger-typescript-api@13.13.0 typescript@5.9.3
cat > document.json <<'JSON'
{
  "openapi": "3.1.0",
  "info": { "title": "Calls", "version": "1" },
  "paths": {
    "/calls": {
      "get": {
        "operationId": "calls",
        "parameters": [
          {
            "name": "filter",
            "in": "query",
            "content": {
              "application/json": { "schema": { "type": "object", "properties": { "status": { "type": "string" } } } }
            }
          }
        ],
        "responses": {
          "200": {
            "description": "The calls",
            "content": { "application/json": { "schema": { "type": "array", "items": { "type": "object" } } } }
          }
        }
      }
    }
  }
}
JSON
cat > orval.config.mjs <<'JS'
const of = (client) => ({ input: './document.json', output: { target: `./${client}.ts`, client } })
export default { fetch: of('fetch'), axios: of('axios') }
JS
ORVAL_DISABLE_UPDATE=1 npx orval --config orval.config.mjs >/dev/null 2>&1
npx swagger-typescript-api generate --path document.json --output . --name swagger.ts >/dev/null 2>&1
cat > finding.mjs <<'JS'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import typescript from 'typescript'

const { ESNext } = typescript.ModuleKind
for (const name of ['fetch', 'axios', 'swagger']) {
  const compilerOptions = { module: ESNext, target: typescript.ScriptTarget.ES2022 }
  writeFileSync(`${name}.mjs`, typescript.transpileModule(readFileSync(`${name}.ts`, 'utf8'), { compilerOptions }).outputText)
}
const server = createServer((request, response) => {
  console.log(decodeURIComponent(request.url.replaceAll('+', ' ')))
  response.setHeader('content-type', 'application/json').end('[]')
}).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
const base = `http://127.0.0.1:${server.address().port}`
const query = { filter: { status: 'missed' } }

const send = globalThis.fetch
// orval's client asks for a path alone.
globalThis.fetch = (url, init) => send(new URL(url, base), init)
await (await import('./fetch.mjs')).calls(query)
globalThis.fetch = send
const { default: axios } = await import('axios')
await (await import('./axios.mjs')).getCalls(axios.create({ baseURL: base })).calls(query)
const { Api } = await import('./swagger.mjs')
await new Api({ baseUrl: base }).calls.calls(query)
server.close()
JS
seen=$(node finding.mjs)
echo "$seen"
[ "$seen" = '/calls?filter=[object Object]
/calls?filter[status]=missed
/calls?filter=[object Object]' ]
