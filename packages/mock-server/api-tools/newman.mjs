// Sends the requests of the converted collection that a list of calls names, by Postman's own runner: `node newman.mjs CALLS.json`.
import { readFileSync, writeFileSync } from 'node:fs'
import newman from 'newman'

const { LINEBOARD_API: baseUrl, LINEBOARD_TOKEN: apiKey } = process.env
const calls = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const collection = JSON.parse(readFileSync('collection.json', 'utf8'))

writeFileSync('rows.csv', 'number,description\n+12125557399,Desk of Postman\n')

/** The item with the requests that are wanted, each called by the name of its call; undefined where there is none. */
function wanted(item) {
  if (item.item) {
    const kept = item.item.map(wanted).filter(Boolean)
    return kept.length > 0 ? { ...item, item: kept } : undefined
  }
  const { method, url, body } = item.request
  const name = calls[`${method} /${url.path.join('/')}`]
  // A person chooses the file.
  for (const part of body?.formdata ?? []) if (part.type === 'file') part.src = 'rows.csv'
  return name && { ...item, name }
}

const values = Object.entries({ baseUrl, apiKey }).map(([key, value]) => ({ key, value }))
newman.run({ collection: wanted(collection), envVar: values, reporters: [] }, (problem, summary) => {
  if (problem) throw problem
  const statuses = summary.run.executions.map(({ item, response }) => [item.name, response?.code ?? 0])
  process.stdout.write(JSON.stringify(statuses))
})
