// How long it takes to seed a million call logs over HTTP, and what they take in memory.
import { performance } from 'node:perf_hooks'
import { createMockServer } from '../src/index.ts'

const CALLS = 1_000_000

const server = await createMockServer()
const began = performance.now()
const cpuBefore = process.cpuUsage()
const answer = await fetch(`${server.url}/__mock/reset`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ seed: 2, callLogs: CALLS }),
})
const { size } = await answer.json()
const seconds = (performance.now() - began) / 1000
const { user, system } = process.cpuUsage(cpuBefore)
const cpuSeconds = (user + system) / 1e6
const count = server.store.table('CallLog').size
const megabytes = Math.round(process.memoryUsage().rss / 1024 / 1024)
console.log(
  `mock server: ${count} of ${size.callLogs} call logs seeded over HTTP in ${seconds.toFixed(1)} s (${cpuSeconds.toFixed(1)} s of processor), ${megabytes} MB`,
)

const forking = performance.now()
const session = server.session('bench')
session.store.table('Customer').patch(2, { companyName: 'Another' })
console.log(`mock server: a session over them in ${(performance.now() - forking).toFixed(1)} ms`)
await server.close()
