// How long a visitor waits while somebody sends 20,000 hostile requests: filters made to take long, bodies, paths and headers.
import { sharedContract } from '../src/ground/contract/contract.ts'
import { attack, visit } from '../src/testing/attack.ts'
import { startOurs } from './lib/servers.mjs'

const COUNT = Number(process.env.HOSTILE_REQUESTS ?? 20_000)
const LIMIT_MS = 60_000

const { operations } = await sharedContract()
for (const callLogs of [20, 5000]) {
  const server = await startOurs('--call-logs', String(callLogs))
  const url = new URL(server.url).origin
  const token = new URL(server.list('Customers', {})).searchParams.get('access_token')
  const control = (action) =>
    fetch(`${url}/__mock/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"before"}',
    })
  await control('snapshot')
  // In a world of its own, where nobody signs it out.
  const address = `${server.url}/Customers/count?access_token=${token}&mockSession=visitor`
  const quiet = visit(address)
  await new Promise((resolve) => setTimeout(resolve, 2000))
  const before = await quiet.stop()
  const visitor = visit(address)
  const from = performance.now()
  const { sent, slowestMs } = await attack({
    url,
    token,
    operations,
    count: COUNT,
    limitMs: LIMIT_MS,
    restore: () => control('restore').then((answer) => answer.text()),
  })
  const perSecond = Math.round((sent / (performance.now() - from)) * 1000)
  const { asked, medianMs, p99Ms, maxMs } = await visitor.stop()
  console.log(
    `mock server: ${sent} hostile requests on ${callLogs} calls, ${perSecond} a second, the slowest ${slowestMs.toFixed(0)} ms`,
  )
  console.log(
    `mock server: a visitor asked ${asked} times meanwhile: median ${medianMs} ms, 99 % within ${p99Ms} ms, all within ${maxMs} ms (before: median ${before.medianMs} ms, all within ${before.maxMs} ms)`,
  )
  await server.stop()
}
