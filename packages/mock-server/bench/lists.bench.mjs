// How long the server takes from the command to its first answer, and single pages of 100,000 and of a million calls.
import { ask, load } from './lib/load.mjs'
import { startOurs } from './lib/servers.mjs'

const REQUESTS = 2000
const PAGE_TARGET_MS = 25

async function measure(server, name, filter, requests = REQUESTS) {
  const url = server.list('CallLogs', filter)
  const from = performance.now()
  await ask(url)
  const coldMs = performance.now() - from
  await load(url, 50)
  const { perSecond } = await load(url, requests)
  const { medianMs } = await load(url, 200, 1)
  console.log(`mock server: ${name}: ${medianMs.toFixed(2)} ms warm, ${coldMs.toFixed(0)} ms cold, ${perSecond}/s`)
}

// The first start compiles the modules for those after it.
await (await startOurs()).stop()
const plain = await startOurs()
console.log(`mock server: start-up with the default seed ${Math.round(plain.startMs)} ms (target: at most 1500)`)
await plain.stop()

for (const calls of [100_000, 1_000_000]) {
  const server = await startOurs('--call-logs', String(calls))
  console.log(`mock server: start-up with ${calls} calls ${Math.round(server.startMs)} ms`)
  await measure(server, `10 rows of ${calls}`, { limit: 10 })
  const where = { and: [{ status: 'missed' }, { talkSeconds: 0 }] }
  await measure(server, '10 newest of one status', { where, order: 'startedAt DESC', limit: 10 })
  await measure(server, 'page 500 by talk time', { order: 'talkSeconds DESC', limit: 10, skip: 5000 })
  const some = { and: [{ startedAt: { gt: '2020-01-01' } }, { callerNumber: { like: '%555%' } }] }
  const name = `a filtered, ordered page of ${calls} (target: at most ${PAGE_TARGET_MS} ms)`
  await measure(server, name, { where: some, order: 'talkSeconds DESC', limit: 25, skip: 100 })
  await server.stop()
}
