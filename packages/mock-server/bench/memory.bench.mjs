// Whether memory grows over many requests of many kinds: the heap after a full collection, before and after.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createMockServer } from '../src/index.ts'
import { load } from './lib/load.mjs'

const REQUESTS = 200_000
const ROUNDS = 4

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

/** Megabytes in use once nothing is left to collect. */
async function usedMb() {
  for (let times = 0; times < 3; times++) {
    collect()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1024 / 1024
}

const server = await createMockServer()
const answer = await fetch(`${server.apiUrl}/DashUsers/authenticate`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username: 'super', password: 'Lineboard1!' }),
})
const { id } = await answer.json()
const urlOf = ([model, filter]) =>
  `${server.apiUrl}/${model}?access_token=${id}&filter=${encodeURIComponent(JSON.stringify(filter))}`
let asked = 0
const urls = [
  ['CallLogs', { limit: 10 }],
  ['OpNumbers', { where: { status: 'active' }, include: ['Customer'], limit: 5 }],
  ['Customers', { order: 'companyName ASC' }],
  ['CallLogs', { where: { status: 'missed' }, order: 'startedAt DESC', limit: 10, skip: 20 }],
].map((part) => () => urlOf(part))
// And one that is never asked twice, for whatever is remembered of a filter.
urls.push(() => urlOf(['CallLogs', { where: { talkSeconds: { gt: asked++ / 100 } }, order: 'charge DESC', limit: 10 }]))

/** A share of all requests, spread over the addresses. */
async function round(requests) {
  for (const next of urls) await load(next, requests / urls.length)
}

// The journal and the compiled code fill up at first; what counts is what comes after.
await round(8000)
const before = await usedMb()
console.log(`mock server: ${before.toFixed(1)} MB in use before ${REQUESTS} requests`)
for (let done = 1; done <= ROUNDS; done++) {
  await round(REQUESTS / ROUNDS)
  const now = await usedMb()
  console.log(
    `mock server: ${now.toFixed(1)} MB after ${(REQUESTS / ROUNDS) * done} (${(now - before).toFixed(1)} MB more)`,
  )
}
await server.close()
