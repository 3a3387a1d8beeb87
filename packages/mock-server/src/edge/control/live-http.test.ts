import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let t: TestServer
beforeAll(async () => {
  t = await createTestServer({ size: { callLogs: 20 } })
})
beforeEach(() => t.server.control.reset())
afterAll(() => t.close())

async function control(method: string, path: string, { body, session }: { body?: object; session?: string } = {}) {
  const answer = await fetch(`${t.server.url}/__mock/${path}`, {
    method,
    headers: {
      ...(session && { 'x-mock-session': session }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const parsed: { callsPerMinute?: number; rows?: Record<string, number>; error?: object } = JSON.parse(
    await answer.text(),
  )
  return { status: answer.status, body: parsed }
}

const calls = async (session?: string) =>
  (await control('GET', 'state', session === undefined ? {} : { session })).body.rows?.CallLog ?? 0

test('calls start, continue by the clock, and end', async () => {
  expect((await control('GET', 'live')).body).toEqual({ callsPerMinute: 0 })
  expect((await control('POST', 'live', { body: { callsPerMinute: 60 } })).body).toEqual({ callsPerMinute: 60 })
  const before = await calls()
  await control('POST', 'clock', { body: { advanceMs: 120_000 } })
  await control('POST', 'live/run')
  expect(await calls()).toBeGreaterThan(before + 60)
  expect((await control('GET', 'state')).body.callsPerMinute).toBe(60)
  expect((await control('DELETE', 'live')).body).toEqual({ callsPerMinute: 0 })
  expect(t.server.store.table('CallLog').find({ where: { endedAt: null } })).toEqual([])
  const after = await calls()
  await control('POST', 'clock', { body: { advanceMs: 120_000 } })
  await control('POST', 'live/run')
  expect(await calls()).toBe(after)
})

test('without a number it is twelve a minute', async () => {
  expect((await control('POST', 'live', { body: {} })).body).toEqual({ callsPerMinute: 12 })
  await control('DELETE', 'live')
})

test.each([{ callsPerMinute: 0 }, { callsPerMinute: 601 }, { callsPerMinute: '5' }])('%j is refused', async (body) => {
  const { status, body: answer } = await control('POST', 'live', { body })
  expect([status, answer.error]).toEqual([400, expect.objectContaining({ statusCode: 400 })])
  expect(t.server.control.live.callsPerMinute).toBe(0)
})

test('every world has calls of its own, which end with it', async () => {
  const own = t.server.session('busy')
  const quiet = await calls()
  await control('POST', 'live', { body: { callsPerMinute: 300 }, session: 'busy' })
  own.control.clock.advance(60_000)
  // Nobody calls run() here: the timer of that world does.
  await vi.waitFor(async () => expect(await calls('busy')).toBeGreaterThan(quiet + 100), { timeout: 10_000 })
  expect([await calls(), t.server.control.live.callsPerMinute]).toEqual([quiet, 0])
  own.delete()
  expect(own.control.live.callsPerMinute).toBe(0)
})

test('the same seed and moment bring the same calls to any world', async () => {
  const heard = (name: string) => {
    const { control: driven, store } = t.server.session(name)
    driven.reset()
    driven.clock.freeze(new Date('2026-05-22T12:00:00Z'))
    driven.live.start(60)
    driven.clock.advance(60_000)
    driven.live.run()
    return store.table('CallLog').find({ order: ['id DESC'], limit: 20 })
  }
  expect(heard('one')).toEqual(heard('two'))
  t.server.session('one').delete()
  t.server.session('two').delete()
})

test('a reset ends them, or brings back those the server began with', async () => {
  t.server.control.live.start(30)
  t.server.control.reset()
  expect(t.server.control.live.callsPerMinute).toBe(0)
  const busy = await createTestServer({ size: { callLogs: 5 }, live: 20 })
  const { live, reset } = busy.server.control
  live.start(90)
  reset()
  expect(live.callsPerMinute).toBe(20)
  live.stop()
  reset()
  expect(live.callsPerMinute).toBe(20)
  await busy.close()
})
