#!/bin/sh
# openapi-to-postmanv2 6.3.3, Postman's converter, and @usebruno/converters 0.23.0, Bruno's: a query parameter described by
# `content: application/json` comes without its value, though the document has an example of it.
#
# Expected: `filter` is `{"status":"missed"}`, the example.
# Seen:     it is empty in both. The same example as a text, of a parameter with `schema: { type: string }`, is there.
#
# Fails if that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund openapi-to-postmanv2@6.3.3 @usebruno/converters@0.23.0
cat > finding.cjs <<'JS'
const { promisify } = require('node:util')
const { openApiToBruno } = require('@usebruno/converters')
const postman = require('openapi-to-postmanv2')

const example = { status: 'missed' }
const asContent = { content: { 'application/json': { schema: { type: 'object' }, example } } }
const asText = { schema: { type: 'string' }, example: JSON.stringify(example) }
const leaves = (node, items) => (node[items] ? node[items].flatMap((each) => leaves(each, items)) : [node])

async function main() {
  for (const described of [asContent, asText]) {
    const calls = { get: { parameters: [{ name: 'filter', in: 'query', ...described }], responses: { 200: { description: 'Calls' } } } }
    const data = { openapi: '3.0.3', info: { title: 'Calls', version: '1' }, paths: { '/calls': calls } }
    const { output } = await promisify(postman.convert)({ type: 'json', data }, { requestParametersResolution: 'Example' })
    const [{ request }] = leaves(output[0].data, 'item')
    const [bruno] = leaves(openApiToBruno(data), 'items')
    console.log(`Postman: ${request.url.query[0].value}, Bruno: ${bruno.request.params[0].value}`)
  }
}
main()
JS
seen=$(node finding.cjs)
echo "$seen"
[ "$seen" = 'Postman: , Bruno: 
Postman: {"status":"missed"}, Bruno: {"status":"missed"}' ]
