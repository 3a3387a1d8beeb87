// What a named call costs beside the same call through bare openapi-fetch: against a server on this machine, and with
// the network left out, where every microsecond shows.
import { createServer } from 'node:http'
import createClient from 'openapi-fetch'
import { createLineboard } from '../src/index.ts'

const body = JSON.stringify(
  Array.from({ length: 10 }, (_, index) => ({ id: index + 1, companyName: 'Harbor Dental Group', balance: 12.5 })),
)
const headers = { 'content-type': 'application/json' }
const filter = { where: { companyName: { ilike: 'harbor' }, currency: 'USD' }, order: 'companyName ASC', limit: 10 }
const TOKEN = 'a-token'

function callsOf(baseUrl, fetch) {
  const client = createClient({ baseUrl, fetch })
  const api = createLineboard({ baseUrl, fetch, tokens: { token: () => TOKEN } })
  return {
    // What one would write without the SDK: the token, the headers and the filter by hand.
    bare: () =>
      client.GET('/Customers', {
        params: { query: { filter: JSON.stringify(filter), access_token: TOKEN } },
        headers: { Authorization: `Bearer ${TOKEN}`, 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
      }),
    ours: () => api.Customer.find({ filter }),
  }
}

async function microseconds(call, times) {
  const start = performance.now()
  for (let count = 0; count < times; count++) await call()
  return ((performance.now() - start) * 1000) / times
}

/** The fastest of many short rounds that alternate: what other programs do to the machine only ever makes one slower. */
async function compare({ bare, ours }, { rounds, times }) {
  let [bareUs, oursUs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < rounds; round++) {
    bareUs = Math.min(bareUs, await microseconds(bare, times))
    oursUs = Math.min(oursUs, await microseconds(ours, times))
  }
  return { bareUs, oursUs, ratio: oursUs / bareUs }
}

/** Microseconds of a call, through the SDK and bare, over HTTP to this machine. */
export async function overHttp() {
  const server = createServer((_, response) => response.writeHead(200, headers).end(body))
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await compare(callsOf(`http://127.0.0.1:${server.address().port}`), { rounds: 60, times: 150 })
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** The same with answers made at once in this process. */
export const withoutNetwork = () =>
  compare(
    callsOf('http://core.example/api/v1', async () => new Response(body, { headers })),
    { rounds: 60, times: 500 },
  )
