// How long the server takes from the command to the first answer, and how many lists it answers a second, validation on.
import { performance } from 'node:perf_hooks'
import { createMockServer } from '../src/index.ts'

const CALLS = 100_000
const REQUESTS = 2000
const PARALLEL = 8

const begin = performance.now()
const small = await createMockServer()
console.log(`mock server: start-up with the default seed ${Math.round(performance.now() - begin)} ms`)
await small.close()

const seeding = performance.now()
const server = await createMockServer({ size: { callLogs: CALLS } })
console.log(`mock server: start-up with ${CALLS} calls ${Math.round(performance.now() - seeding)} ms`)

const session = await fetch(`${server.apiUrl}/DashUsers/authenticate`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username: 'super', password: 'Lineboard1!' }),
})
const { id } = await session.json()

/** Requests a second of one filter, and the median time of one in milliseconds. */
async function measure(name, filter) {
  const url = `${server.apiUrl}/CallLogs?access_token=${id}&filter=${encodeURIComponent(JSON.stringify(filter))}`
  const ask = async () => (await fetch(url)).arrayBuffer()
  for (let warm = 0; warm < 50; warm++) await ask()
  const times = []
  let left = REQUESTS
  const from = performance.now()
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      while (left-- > 0) {
        const at = performance.now()
        await ask()
        times.push(performance.now() - at)
      }
    }),
  )
  const perSecond = Math.round((times.length / (performance.now() - from)) * 1000)
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]
  console.log(`mock server: ${name} ${perSecond} requests/s, median ${median.toFixed(2)} ms at ${PARALLEL} at a time`)
}

await measure('10 rows of 100,000', { limit: 10 })
await measure('10 newest of one status', { where: { status: 'missed' }, order: 'startedAt DESC', limit: 10 })
await measure('page 500 by talk time', { order: 'talkSeconds DESC', limit: 10, skip: 5000 })
await server.close()
