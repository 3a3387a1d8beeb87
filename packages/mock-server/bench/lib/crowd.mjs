// Clients in a process of their own: each on its connection, with a pause between an answer and the next request, as people at a screen.
import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'

const WRITES = 0.2

/** @returns {Promise<number>} the status; 0 where no answer came */
function send(agent, method, url, body) {
  return new Promise((resolve) => {
    const headers = body ? { 'content-type': 'application/json' } : {}
    const sent = request(url, { agent, method, headers, timeout: 30_000 }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.on('timeout', () => sent.destroy()).on('error', () => resolve(0))
    sent.end(body && JSON.stringify(body))
  })
}

const filters = [
  { limit: 25, order: 'startedAt DESC' },
  { limit: 25, where: { status: 'missed' }, order: 'startedAt DESC' },
  { limit: 25, skip: 500, order: 'talkSeconds DESC' },
]

const callOf = (id) => ({
  id,
  callId: `${id}@192.0.2.10`,
  customerId: 2,
  direction: 'inbound',
  status: 'missed',
  startedAt: new Date(Date.now() - id * 1000).toISOString(),
  callerNumber: '+12125550177',
  trackingNumber: '+16465550118',
})

/** One client until the time is over: lists, counts and single rows, and a write in five. */
async function client({ url, token, pauseMs, endMs, seen }, at) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const address = (path, filter) =>
    `${url}/${path}?access_token=${token}${filter ? `&filter=${encodeURIComponent(JSON.stringify(filter))}` : ''}`
  for (let turn = at; performance.now() < endMs; turn++) {
    await setTimeout(pauseMs * (0.5 + Math.random()))
    const isWrite = Math.random() < WRITES
    const from = performance.now()
    const status = isWrite
      ? await send(agent, 'PUT', address('CallLogs'), callOf(1 + ((turn * 37) % 50_000)))
      : await send(agent, 'GET', address('CallLogs', filters[turn % filters.length]))
    seen.push({ ms: performance.now() - from, status })
  }
  agent.destroy()
}

process.on('message', async ({ clients, forMs, ...options }) => {
  const seen = []
  const endMs = performance.now() + forMs
  await Promise.all(Array.from({ length: clients }, (_, at) => client({ ...options, endMs, seen }, at)))
  const sorted = seen.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const share = (of) => sorted[Math.floor((sorted.length - 1) * of)] ?? 0
  const statuses = Object.fromEntries(
    [...Map.groupBy(seen, ({ status }) => status)].map(([key, all]) => [key, all.length]),
  )
  process.send({ asked: seen.length, medianMs: share(0.5), p99Ms: share(0.99), maxMs: share(1), statuses })
})
