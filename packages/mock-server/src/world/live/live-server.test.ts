import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io } from 'socket.io-client'
import { expect, test, vi } from 'vitest'
import { createMockServer } from '../../create-mock-server.ts'
import { createToken } from '../../domain/users/session-tokens.ts'
import { createTestServer } from '../../testing/test-server.ts'

const MINUTE_MS = 60_000

interface Heard {
  channel: string
  event: string
  data: { id: number; endedAt?: string; balance?: number; customerId?: number }
}

test('those who may see the calls hear them come and go and the wallet run down', async () => {
  const t = await createTestServer({ live: 300 })
  const { control, store, url } = t.server
  const token = createToken(store, control.clock.now(), 3).id
  const socket = io(url, { path: '/wss', transports: ['websocket'], query: { token }, reconnection: false })
  const heard: Heard[] = []
  socket.on('message', (text: string) => heard.push(JSON.parse(text)))
  await vi.waitFor(() => expect(socket.connected).toBe(true))
  socket.emit('message', JSON.stringify({ action: 'subscribe', channels: ['call_log', 'customer'] }))

  // Nobody calls run() here: the timer of the server does, as the clock goes on.
  await vi.waitFor(
    () => {
      control.clock.advance(MINUTE_MS / 4)
      const [balance] = heard.filter(({ event }) => event === 'balance').slice(-1)
      const ended = heard.find(({ channel, data }) => channel === 'call_log' && data.endedAt !== undefined)
      expect(heard.some(({ channel, event }) => channel === 'call_log' && event === 'create')).toBe(true)
      expect(ended?.data.customerId).toBe(2)
      expect(balance?.data.customerId).toBe(2)
    },
    { timeout: 10_000, interval: 50 },
  )
  expect(new Set(heard.map(({ data }) => data.customerId ?? data.id))).toEqual(new Set([2]))

  const { body: dialogs } = await t.user<{ customerId: number }[]>('GET', '/Dialogs')
  expect(dialogs.length).toBeGreaterThan(0)
  t.expectNoViolations()
  const closed = t.close()
  await closed
  await vi.waitFor(() => expect(socket.connected).toBe(false))
  expect(store.table('CallLog').find({ where: { endedAt: null } })).toEqual([])
})

test('calls a killed run left behind are ended by the next one', async () => {
  const data = mkdtempSync(join(tmpdir(), 'lineboard-live-'))
  const first = await createMockServer({ data, size: { callLogs: 5 } })
  first.control.live.start(600)
  first.control.clock.advance(MINUTE_MS / 4)
  first.control.live.run()
  const cut = first.store.table('CallLog').find({ where: { endedAt: null } })
  expect(cut.length).toBeGreaterThan(10)
  const before = first.store.fork()
  await first.close()

  // What it looked like just before it was closed is what a kill would have left.
  const second = await createMockServer({ data })
  second.store.become(before)
  second.control.live.start(1)
  expect(second.store.table('CallLog').find({ where: { endedAt: null } })).toEqual([])
  expect(second.store.table('Dialog').count({ callId: { like: '%live.carrier.example' } })).toBe(0)
  await second.close()
  rmSync(data, { recursive: true })
})

const beginnings: [object, string][] = [
  [{ seed: -1 }, 'seed must be a number from 0 to 4294967295'],
  [{ seed: 1.5 }, 'seed must be a whole number'],
  [{ size: { callLogs: -5 } }, 'callLogs must be a number from 0 to 5000000'],
  [{ size: { callLogs: 2.5 } }, 'callLogs must be a whole number'],
  [{ now: new Date('tomorrow') }, 'now must be a date from 1970 on'],
]

test('what no world begins with is refused by a reset, which changes nothing', async () => {
  const server = await createMockServer({ size: { callLogs: 5 } })
  const before = server.control.state().rows
  for (const [choice, message] of beginnings) expect(() => server.control.reset(choice)).toThrow(message)
  expect(server.control.state().rows).toEqual(before)
  await server.close()
})

test.each([
  [{ live: 601 }, '--live takes from 1 to 600 calls a minute, not 601.'],
  [{ port: 70_000 }, 'port must be a number from 0 to 65535.'],
  [{ port: Number.NaN }, 'port must be a number from 0 to 65535.'],
  ...beginnings,
  [{ live: 5, api: 'http://127.0.0.1:1' }, '--live simulates calls of the mock'],
])('%j is refused', async (options, message) => {
  await expect(createMockServer(options)).rejects.toThrow(message)
})
