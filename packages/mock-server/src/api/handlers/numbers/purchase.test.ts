import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createToken } from '../../../domain/users/session-tokens.ts'
import { createCall, createTestServer, type TestServer } from '../../../testing/test-server.ts'

let it: TestServer
beforeAll(async () => {
  it = await createTestServer({ size: { callLogs: 3000 } })
})
beforeEach(() => it.server.control.reset({ now: new Date('2026-05-22T12:00:00Z') }))
afterEach(() => it.expectNoViolations())
afterAll(() => it.close())

const store = () => it.server.store
const balance = () => store().table('Customer').get(2)?.balance ?? 0
const reserve = (numbers: string[]) => it.admin('POST', '/NumberProviders/reserve', { body: { numbers } })
const buy = (tracking_number: string, call = it.admin, more = {}) =>
  call('PUT', '/OpNumbers', { body: it.whole('OpNumber', { tracking_number, ...more }) })

/** A cheap number that can be had. */
async function free(areaCode = '617'): Promise<string> {
  const body = { country: 'us', type: 'local', areaCode, limit: 100 }
  const found = await it.admin<{ numbers: { number: string }[] }>('POST', '/NumberProviders/lookup', { body })
  return found.body.numbers.find(({ number }) => !number.endsWith('13'))?.number ?? ''
}

test.each([
  ['a form', async (number: string) => (await buy(number)).status === 422],
  [
    'a file',
    async (number: string) => {
      const file = `tracking_number\n${number}\n`
      const { body } = await it.admin<{ failed: number }>('POST', '/OpNumbers/bulk_upload', { file })
      return body.failed === 1
    },
  ],
  [
    'another number that becomes it',
    async (number: string) => {
      const id = store().table('OpNumber').by('customerId', 2)[0]?.id
      return (await buy(number, it.admin, { id })).status === 422
    },
  ],
])('a number for sale that is not held does not come in by %s', async (_, isRefused) => {
  const number = await free()
  const before = balance()
  expect(await isRefused(number)).toBe(true)
  expect(store().table('OpNumber').by('tracking_number', number)).toEqual([])
  expect(balance()).toBe(before)
})

test('a purchase says so when it leaves less than calls of a week cost', async () => {
  const [one, other] = [await free(), await free('305')]
  await reserve([one, other])
  expect((await buy(one)).headers.get('x-wallet-warning')).toBeNull()
  store().table('Customer').patch(2, { balance: 5 })
  expect((await buy(other)).headers.get('x-wallet-warning')).toMatch(
    /^The wallet holds USD 1\.50, which lasts (less than a day|about \d days?)\. Add funds soon\.$/,
  )
})

test('of two people who buy one number at once, one gets it and the other pays nothing and is reported', async () => {
  const stranger = createCall(it.server.apiUrl, createToken(store(), it.server.control.clock.now(), 7).id)
  const theirs = store().table('DashUser').get(7)?.customerId ?? 0
  const wallets = () => [2, theirs].map((id) => store().table('Customer').get(id)?.balance ?? 0)
  for (const calls of [
    [it.admin, stranger],
    [stranger, it.admin],
  ]) {
    const number = await free()
    const before = wallets()
    const held = await Promise.all(
      calls.map((call) =>
        call<{ status: string; message?: string }[]>('POST', '/NumberProviders/reserve', {
          body: { numbers: [number] },
        }),
      ),
    )
    expect(held.map(({ body: [outcome] }) => outcome?.status).sort()).toEqual(['gone', 'held'])
    expect(held.flatMap(({ body }) => body.map(({ message }) => message))).toContain('Somebody else has the number.')
    const bought = await Promise.all(calls.map((call) => buy(number, call)))
    expect(bought.map(({ status }) => status).sort()).toEqual([200, 422])
    const [row, ...more] = store().table('OpNumber').by('tracking_number', number)
    expect(more).toEqual([])
    const paid = wallets().map((left, at) => (before[at] ?? 0) - left)
    expect(paid.filter((amount) => amount > 0)).toHaveLength(1)
    expect(paid[row?.customerId === 2 ? 0 : 1]).toBeGreaterThan(0)
    expect(it.server.control.ledger().problems).toEqual([])
  }
})
