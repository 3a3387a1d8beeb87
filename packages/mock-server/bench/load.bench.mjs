// 200 clients at 100,000 calls, a fifth of the requests a write: whether all are answered, how long they wait beside a client alone, and whether
// memory grows. A client asks about once in so many milliseconds: without a pause each would wait for the 199 others, whatever a request takes.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createMockServer } from '../src/index.ts'

const CLIENTS = 200
const PAUSE_MS = Number(process.env.LOAD_PAUSE_MS ?? 2000)
const ROUND_MS = Number(process.env.LOAD_ROUND_MS ?? 20_000)
const TARGET = 10

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

/** Megabytes in use once nothing is left to collect. */
function usedMb() {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return Math.round((heapUsed + external) / 1024 / 1024)
}

const server = await createMockServer({ size: { callLogs: 100_000 } })
await server.prepare()
const answer = await fetch(`${server.apiUrl}/DashUsers/authenticate`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username: 'super', password: 'Lineboard1!' }),
})
const { id: token } = await answer.json()
const crowd = fork(fileURLToPath(new URL('./lib/crowd.mjs', import.meta.url)))

/** So many clients for a round: how long they waited, and what the server took of its thread. */
async function round(clients, pauseMs) {
  const before = process.threadCpuUsage()
  crowd.send({ url: server.apiUrl, token, clients, pauseMs, forMs: ROUND_MS })
  const [waits] = await once(crowd, 'message')
  const { user, system } = process.threadCpuUsage(before)
  return { ...waits, eachMs: (user + system) / 1000 / waits.asked }
}

const written = ({ asked, medianMs, p99Ms, maxMs, statuses, eachMs }) =>
  `${asked} requests, median ${medianMs.toFixed(1)} ms, 99 % within ${p99Ms.toFixed(1)} ms, all within ${maxMs.toFixed(0)} ms, ${eachMs.toFixed(2)} ms of the thread each, statuses ${JSON.stringify(statuses)}`

await round(4, 5)
const memory = [usedMb()]
const alone = await round(1, 20)
console.log(`mock server: one client at rest: ${written(alone)}`)
for (let times = 0; times < 2; times++) {
  const many = await round(CLIENTS, PAUSE_MS)
  memory.push(usedMb())
  const ratio = (many.p99Ms / alone.p99Ms).toFixed(1)
  console.log(
    `mock server: ${CLIENTS} clients: ${written(many)}; 99 % wait ${ratio} times as long (target: at most ${TARGET})`,
  )
}
console.log(`mock server: ${memory.join(', ')} MB at the start, in the middle and at the end`)
crowd.kill()
await server.close()
