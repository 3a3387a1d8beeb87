import { minutesAhead } from '@lineboard/contract/zone-rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let t: TestServer
beforeAll(async () => {
  // Keys of providers replace the rest of the sandbox, and not this.
  t = await createTestServer({ size: { callLogs: 10 }, stripeKey: 'pk_test_1', captchaKey: '6Lc' })
})
afterAll(() => t.close())

async function ask(body: unknown) {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${t.server.url}/__mock/time-zone`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const parsed: { minutesAhead?: number[] } = JSON.parse(await answer.text())
  return { status: answer.status, body: parsed }
}

const DAY_MS = 86_400_000
const fromMs = Date.UTC(2026, 0, 1, 12)

test.each(['America/Vancouver', 'Africa/Casablanca', 'Asia/Kathmandu', 'UTC'])(
  'tells the offset of %s on each day by the rules of the server',
  async (timeZone) => {
    const { status, body } = await ask({ timeZone, fromMs, days: 730 })
    const own = Array.from({ length: 730 }, (_, day) => minutesAhead(timeZone, fromMs + day * DAY_MS))
    expect([status, body]).toEqual([200, { minutesAhead: own }])
  },
)

test.each([
  [{ timeZone: 'Mars/Olympus', fromMs, days: 1 }, 'timeZone'],
  [{ fromMs, days: 1 }, 'timeZone'],
  [{ timeZone: 'UTC', fromMs: 'now', days: 1 }, 'fromMs'],
  [{ timeZone: 'UTC', fromMs: 1e15, days: 1 }, 'fromMs'],
  [{ timeZone: 'UTC', fromMs, days: 0 }, 'days'],
  [{ timeZone: 'UTC', fromMs, days: 732 }, 'days'],
])('rejects %j', async (body, named) => {
  expect(await ask(body)).toMatchObject({ status: 400, body: { error: { message: expect.stringContaining(named) } } })
})
