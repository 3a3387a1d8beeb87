// What Postman, Bruno and Insomnia make of the contract: `node filters.mjs openapi.text.json`, and writes it as JSON.
import { readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { openApiToBruno } from '@usebruno/converters'
import insomnia from 'insomnia-importers'
import postman from 'openapi-to-postmanv2'

const text = readFileSync(process.argv[2], 'utf8')
const leavesOf = (node, items) => (node[items] ? node[items].flatMap((each) => leavesOf(each, items)) : [node])

const settings = { requestParametersResolution: 'Example', folderStrategy: 'Tags' }
const converted = await promisify(postman.convert)({ type: 'string', data: text }, settings)
const collection = converted.output[0].data
writeFileSync('collection.json', JSON.stringify(collection))

const bruno = openApiToBruno(JSON.parse(text))

// It logs that it knows no OpenAPI 3.1, and reads it all the same.
console.log = () => {}
const { data } = await insomnia.convert(text)

const requests = {
  postman: leavesOf(collection, 'item').map(({ request }) => [request.url.query ?? [], 'key']),
  bruno: leavesOf(bruno, 'items').map(({ request }) => [request.params, 'name']),
  insomnia: data.resources.filter(({ _type }) => _type === 'request').map(({ parameters }) => [parameters, 'name']),
}
const tools = Object.entries(requests).map(([tool, all]) => {
  const filters = all.flatMap(([given, name]) => given.filter((each) => ['filter', 'where'].includes(each[name])))
  return [tool, { requests: all.length, filters: filters.map(({ value }) => value) }]
})
process.stdout.write(JSON.stringify(Object.fromEntries(tools)))
