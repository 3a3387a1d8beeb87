// What a named call costs beside the same call through bare openapi-fetch: against a server on this machine, and with
// the network left out, where every microsecond shows. Of processor time, as other programs take the machine's.
import { createServer } from 'node:http'
import createClient from 'openapi-fetch'
import { createLineboard } from '../src/index.ts'

const row = (id) => ({ id, companyName: 'Harbor Dental Group', balance: 12.5 })
const rows = JSON.stringify(Array.from({ length: 10 }, (_, index) => row(index + 1)))
const answers = { list: rows, get: JSON.stringify(row(7)), create: JSON.stringify(row(8)) }
const bodyOf = ({ method, url }) => answers[method === 'POST' ? 'create' : url.includes('/7') ? 'get' : 'list']
const filter = { where: { companyName: { ilike: 'harbor' }, currency: 'USD' }, order: 'companyName ASC', limit: 10 }
const body = { companyName: 'Harbor Dental Group', currency: 'USD' }
const TOKEN = 'a-token'
const access_token = TOKEN

/** Each call bare, as one would write it without the SDK: the token, the headers and the filter by hand; and by name. */
function callsOf(baseUrl, fetch) {
  const client = createClient({ baseUrl, fetch })
  const api = createLineboard({ baseUrl, fetch, tokens: { token: () => TOKEN } })
  const headers = { Authorization: `Bearer ${TOKEN}`, 'Cache-Control': 'no-cache', Pragma: 'no-cache' }
  const query = { access_token }
  return {
    list: {
      bare: () =>
        client.GET('/Customers', { params: { query: { filter: JSON.stringify(filter), access_token } }, headers }),
      ours: () => api.Customer.find({ filter }),
    },
    get: {
      bare: () => client.GET('/Customers/{id}', { params: { path: { id: 7 }, query }, headers }),
      ours: () => api.Customer.findById({ id: 7 }),
    },
    create: {
      bare: () => client.POST('/Customers', { params: { query }, headers, body }),
      ours: () => api.Customer.create({ body }),
    },
  }
}

/** Processor time of a call in microseconds. */
async function microseconds(call, times) {
  const before = process.cpuUsage()
  for (let count = 0; count < times; count++) await call()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / times
}

const median = (numbers) => numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)]

/** Of many short rounds that alternate: each is compared with the one beside it, as the machine changes meanwhile. */
async function compare({ bare, ours }, { rounds, times }) {
  const [bareUs, oursUs, ratios] = [[], [], []]
  for (let round = 0; round < rounds; round++) {
    const isOursFirst = round % 2 === 0
    const first = await microseconds(isOursFirst ? ours : bare, times)
    const second = await microseconds(isOursFirst ? bare : ours, times)
    const [oursNow, bareNow] = isOursFirst ? [first, second] : [second, first]
    // The first rounds warm the compiler up.
    if (round < rounds / 4) continue
    bareUs.push(bareNow)
    oursUs.push(oursNow)
    ratios.push(oursNow / bareNow)
  }
  return { bareUs: median(bareUs), oursUs: median(oursUs), ratio: median(ratios) }
}

async function compareAll(calls, counts) {
  const results = {}
  // All of them first: what they share, such as the server of the same process, is compiled while the first one runs.
  for (const pair of Object.values(calls)) await compare(pair, { ...counts, rounds: 40 })
  for (const [name, pair] of Object.entries(calls)) results[name] = await compare(pair, counts)
  return results
}

const headers = { 'content-type': 'application/json' }

/** Processor time of a call in microseconds, through the SDK and bare, over HTTP to a server in this process, whose time counts on both sides. */
export async function overHttp() {
  const server = createServer((request, response) => response.writeHead(200, headers).end(bodyOf(request)))
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await compareAll(callsOf(`http://127.0.0.1:${server.address().port}`), { rounds: 200, times: 100 })
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** The same with answers made at once in this process. */
export const withoutNetwork = () =>
  compareAll(
    callsOf('http://core.example/api/v1', async (request) => new Response(bodyOf(request), { headers })),
    { rounds: 80, times: 300 },
  )
