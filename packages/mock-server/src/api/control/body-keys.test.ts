import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyKeys } from './fault-input.ts'

let t: TestServer
beforeAll(async () => {
  t = await createTestServer({ size: { callLogs: 20 } })
})
beforeEach(() => t.server.control.reset())
afterAll(() => t.close())

async function control(action: string, body: object) {
  const [method = '', path] = action.split(' ')
  const answer = await fetch(`${t.server.url}/__mock/${path}`, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  const parsed: { error?: { message: string } } = JSON.parse(await answer.text())
  return { status: answer.status, message: parsed.error?.message ?? '' }
}

/** Each action that takes keys, with bodies that have all of them. */
const whole: Record<string, Record<string, unknown>[]> = {
  'POST reset': [{ seed: 1, callLogs: 20, now: '2026-05-22T12:00:00Z' }],
  'POST clock': [{ now: '2026-05-23T12:00:00Z', advanceMs: 1, freeze: false }],
  'POST publish': [{ channel: 'customer', event: 'message', data: { any: 1 }, customerId: 2, userId: 3 }],
  'POST snapshot': [{ name: 'here' }],
  'POST restore': [{ name: 'here' }],
  'POST live': [{ callsPerMinute: 1 }],
  'POST live/call': [
    { number: '+12125550101', from: '+13055550100', keys: '1', isAnswered: true, ringSeconds: 1, talkSeconds: 1 },
  ],
  'POST faults': [
    {
      ...{ operation: '*', kind: 'status', status: 503, message: 'Later', headers: { 'retry-after': '1' } },
      ...{ body: { any: 1 }, delayMs: 0, count: 1, probability: 1 },
    },
  ],
  'POST latency': [
    { operation: '*', kind: 'fixed', ms: 1 },
    { operation: '*', kind: 'uniform', minMs: 1, maxMs: 2 },
    { operation: '*', kind: 'normal', p50Ms: 1, p95Ms: 2 },
    { operation: '*', kind: 'log-normal', p50Ms: 1, p99Ms: 2 },
  ],
  'POST scenarios': [{ operation: '*', answers: [503], afterwards: 'last' }],
  'POST sessions': [{ name: 'one', from: 'here' }],
}

/** Actions that take none, as they are asked for. */
const bare = ['POST live/run', 'POST journal/1/again']

const actions = Object.entries(whole).flatMap(([action, bodies]) => bodies.map((body) => ({ action, body })))

describe('every action', () => {
  beforeEach(() => t.server.control.snapshot('here'))

  test.each(actions)('$action takes $body, and no other key', async ({ action, body }) => {
    expect(await control(action, body)).toMatchObject({ status: 200 })
    for (const key of Object.keys(body)) {
      const { [key]: value, ...rest } = body
      const misspelt = `${key}s`
      const { status, message } = await control(action, { ...rest, [misspelt]: value })
      expect([status, message]).toEqual([400, expect.stringContaining(`has no key "${misspelt}"`)])
      for (const known of Object.keys(body)) expect(message).toContain(known)
    }
    const [method = '', path] = action.split(' ')
    expect(await control(`${method} ${path}`, JSON.parse('{"__proto__": 1, "toString": 2}'))).toMatchObject({
      status: 400,
      message: expect.stringContaining('no key "__proto__", "toString"'),
    })
  })

  test('is tried here with all keys it has', async () => {
    const { message } = await control('POST nothing', {})
    const [, list = ''] = message.split('There are: ')
    const writing = list.split(/, |\.$/).filter((action) => action && !action.startsWith('GET'))
    const takesNone = writing.filter((action) => !Object.hasOwn(whole, action))
    expect(takesNone.filter((action) => !action.startsWith('DELETE'))).toEqual(['POST journal'])
    for (const action of [...takesNone, ...bare])
      expect(await control(action, { name: 'x' }), action).toEqual({
        status: 400,
        message: expect.stringContaining('has no key "name": it has none'),
      })
    const tried = Object.entries(whole).map(([action, bodies]) => [action, new Set(bodies.flatMap(Object.keys))])
    const known = Object.entries(bodyKeys).filter(([, keys]) => keys.length > 0)
    expect(Object.fromEntries(tried)).toEqual(
      Object.fromEntries(known.map(([action, keys]) => [action, new Set(keys)])),
    )
  })
})

test('an answer of a scenario takes what a fault does, and no other key', async () => {
  const answer = { kind: 'status', status: 503, message: 'Later', headers: {}, body: 1, delayMs: 0 }
  const add = (one: object) => control('POST scenarios', { operation: '*', answers: ['normal', one] })
  expect(await add(answer)).toMatchObject({ status: 200 })
  for (const key of Object.keys(answer))
    expect(await add({ [`${key}s`]: 1 })).toEqual({
      status: 400,
      message: expect.stringMatching(`no key "${key}s".*status, .*delayMs`),
    })
})

test('what is refused leaves everything as it was', async () => {
  t.server.control.faults.add({ operation: '*', kind: 'cut' })
  await control('POST reset', { sede: 7 })
  await control('DELETE faults', { id: 1 })
  expect(t.server.control.faults.list()).toHaveLength(1)
})
