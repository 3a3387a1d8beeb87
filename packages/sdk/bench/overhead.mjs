// What a named call costs beside the same call through bare openapi-fetch, the network left out: both answer at once.
import createClient from 'openapi-fetch'
import { createLineboard } from '../src/index.ts'

const rows = Array.from({ length: 10 }, (_, index) => ({
  id: index + 1,
  companyName: 'Harbor Dental Group',
  balance: 12.5,
}))
const body = JSON.stringify(rows)
const answer = async () => new Response(body, { headers: { 'content-type': 'application/json' } })
const baseUrl = 'http://core.example/api/v1'
const filter = { where: { companyName: { ilike: 'harbor' }, currency: 'USD' }, order: 'companyName ASC', limit: 10 }

const bareClient = createClient({ baseUrl, fetch: answer })
const api = createLineboard({ baseUrl, fetch: answer, tokens: { token: () => 'a-token' } })

// What one would write without the SDK: the token, the headers and the filter by hand.
const bare = () =>
  bareClient.GET('/Customers', {
    params: { query: { filter: JSON.stringify(filter), access_token: 'a-token' } },
    headers: { Authorization: 'Bearer a-token', 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
  })
const ours = () => api.Customer.find({ filter })

async function microseconds(call, times) {
  const start = performance.now()
  for (let count = 0; count < times; count++) await call()
  return ((performance.now() - start) * 1000) / times
}

const median = (values) => values.toSorted((left, right) => left - right)[values.length >> 1]

/** Medians over rounds that alternate, so that a busy machine slows both. */
export async function measureOverhead({ rounds = 15, times = 2000 } = {}) {
  await microseconds(bare, times)
  await microseconds(ours, times)
  const bareUs = []
  const oursUs = []
  for (let round = 0; round < rounds; round++) {
    bareUs.push(await microseconds(bare, times))
    oursUs.push(await microseconds(ours, times))
  }
  return { bareUs: median(bareUs), oursUs: median(oursUs), ratio: median(oursUs) / median(bareUs) }
}
