// What Scalar and Mock Service Worker read in the contract: `node readers.mjs openapi.text.json`, and writes it as JSON.
import { readFileSync } from 'node:fs'
import { fromOpenApi } from '@mswjs/source/open-api'
import { validate } from '@scalar/openapi-parser'
import { setupServer } from 'msw/node'

const text = readFileSync(process.argv[2], 'utf8')
const { valid: scalar } = await validate(text)

const base = 'http://core.example/api/v1'
const handlers = await fromOpenApi({ ...JSON.parse(text), servers: [{ url: base }] })
const server = setupServer(...handlers)
server.listen({ onUnhandledRequest: 'error' })
const statuses = []
for (const path of ['/CallLogs?filter=%7B%7D', '/CallLogs/count', '/Customers/2', '/ReceivingNumbers/bulk_download'])
  statuses.push((await fetch(`${base}${path}`)).status)
server.close()
process.stdout.write(JSON.stringify({ scalar, msw: statuses }))
