import type { components } from '@lineboard/contract'
import { walletForecast } from '@lineboard/contract/forecast'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

type Detail = components['schemas']['SubscriptionDetail']

let one: TestServer

beforeAll(async () => {
  one = await createTestServer({ size: { callLogs: 600 } })
})
afterAll(() => one.close())
beforeEach(() => one.server.control.reset())
afterEach(() => one.expectNoViolations())

const statuses = (customerId = 2) =>
  new Set(
    one.server.store
      .table('OpNumber')
      .by('customerId', customerId)
      .map(({ status }) => status),
  )
const change = (name: string, body: object = {}, call = one.admin) =>
  call<{ state: string }>('POST', `/PaymentMethods/${name}`, { body })

/** Gives the first numbers of customer 2 a status each, and all others `active`; answers the statuses of the first as they are. */
function withStatuses(...first: readonly Row<'OpNumber'>['status'][]) {
  const numbers = one.server.store.table('OpNumber')
  const ids = numbers.by('customerId', 2).map(({ id }) => id)
  for (const [at, id] of ids.entries()) numbers.patch(id, { status: first[at] ?? 'active' })
  return {
    ids,
    now: () => ids.slice(0, first.length + 1).map((id) => numbers.get(id)?.status),
  }
}

test.each([
  ['pause_tracking_code', 'tracking_paused', ['released', 'stopped', 'paused', 'paused']],
  ['stop_incoming_calls', 'calls_stopped', ['released', 'stopped', 'stopped', 'stopped']],
  ['reactive_account', 'active', ['released', 'stopped', 'paused', 'active']],
] as const)('%s: the numbers follow, and none is started that somebody stopped', async (name, state, follow) => {
  const numbers = withStatuses('released', 'stopped', 'paused')
  expect((await change(name)).body).toEqual({ state })
  expect(one.server.store.table('Customer').get(2)?.state).toBe(state)
  expect(numbers.now()).toEqual(follow)
})

test('whatever states an account goes through, its numbers are as they were when it is active again', async () => {
  const numbers = withStatuses('released', 'stopped', 'paused')
  for (const name of ['stop_incoming_calls', 'pause_tracking_code', 'stop_incoming_calls', 'reactive_account'])
    await change(name)
  expect(numbers.now()).toEqual(['released', 'stopped', 'paused', 'active'])
})

test('what somebody makes of a number while the account is stopped stays so', async () => {
  const numbers = withStatuses()
  const [id = 0] = numbers.ids
  await change('stop_incoming_calls')
  await one.admin('PUT', '/OpNumbers', { body: one.whole('OpNumber', { id, status: 'paused' }) })
  await change('reactive_account')
  expect(numbers.now()).toEqual(['paused'])
})

test('the super administrator may do so for a customer, others for themselves', async () => {
  expect((await change('stop_incoming_calls', { customerId: 3 }, one.super)).status).toBe(200)
  expect(statuses(3).has('active')).toBe(false)
  expect((await change('stop_incoming_calls', { customerId: 3 })).status).toBe(403)
  expect((await change('stop_incoming_calls', {}, one.readonly)).status).toBe(403)
  expect((await change('stop_incoming_calls', { customerId: 999 }, one.super)).status).toBe(404)
})

test('an overdrawn account stays as it is until funds are added', async () => {
  await change('stop_incoming_calls')
  one.server.store.table('Customer').patch(2, { balance: -0.01 })
  expect((await change('reactive_account')).status).toBe(422)
  expect(statuses().has('active')).toBe(false)
  await one.admin('POST', '/PaymentMethods/charge_customer', { body: { amount: 5, source: 'pm_seed_harbor_visa' } })
  expect((await change('reactive_account')).body).toEqual({ state: 'active' })
})

test('the own subscriptions come with what they are', async () => {
  const { body } = await one.admin<Row<'Subscription'>[]>('GET', '/PaymentMethods/subscriptions')
  expect(body).toHaveLength(2)
  expect(body[0]).toMatchObject({
    customerId: 2,
    Product: { name: 'Performance' },
    ProductVariation: { recur: 'monthly', price: 99 },
  })
})

test('the plan, what it costs and how long the wallet lasts', async () => {
  const { body } = await one.admin<Detail>('GET', '/PaymentMethods/subscriptionDetail')
  // Performance at 99 less 20 percent, and Recording at 12.
  expect(body).toMatchObject({ state: 'active', currency: 'USD', plan: { productId: 2 }, monthlyTotal: 91.2 })
  expect(body.addOns.map(({ productId }) => productId)).toEqual([5])
  expect(body.dailySpend).toBeGreaterThan(0)
  expect(body.daysLeft).toBeGreaterThan(0)
  const renewals = one.server.store.table('Subscription').find({ where: { customerId: 2 }, order: 'renewsAt ASC' })
  expect(body.nextInvoiceAt).toBe(renewals[0]?.renewsAt)
})

test('a yearly price counts by the twelfth; nothing spent leaves the days out', async () => {
  one.server.store.table('Subscription').deleteWhere({ customerId: 2 })
  one.server.store.table('CallLog').deleteWhere({ customerId: 2 })
  one.server.store.table('OpNumber').deleteWhere({ customerId: 2 })
  const empty = await one.admin<Detail>('GET', '/PaymentMethods/subscriptionDetail')
  const limits = { warnBelowUsd: 20, stopBelowUsd: 0 }
  const nothing = {
    customerId: 2,
    state: 'active',
    currency: 'USD',
    addOns: [],
    monthlyTotal: 0,
    dailySpend: 0,
    upcoming: [],
  }
  expect(empty.body).toEqual({ ...nothing, ...limits })
  one.server.store.table('Subscription').insert({
    customerId: 2,
    productId: 1,
    variationId: 2,
    quantity: 1,
    status: 'active',
    startedAt: '2026-05-01T00:00:00.000Z',
    renewsAt: '2027-05-01T00:00:00.000Z',
  })
  const yearly = await one.admin<Detail>('GET', '/PaymentMethods/subscriptionDetail')
  expect(yearly.body).toMatchObject({ monthlyTotal: 31.17, nextInvoiceAmount: 374 })
})

test('what comes next is reported with its day, and the days left are those of the forecast', async () => {
  // A moment later it may be a day less.
  one.server.control.clock.freeze()
  const { body } = await one.admin<Detail>('GET', '/PaymentMethods/subscriptionDetail')
  expect(body.upcoming?.map(({ at }) => at)).toEqual(body.upcoming?.map(({ at }) => at).toSorted())
  expect(body.upcoming?.every(({ at }) => at > '2026-05-22')).toBe(true)
  const plan = body.upcoming?.find(({ kind }) => kind === 'plan')
  expect(plan).toEqual({
    at: body.plan?.renewsAt,
    amount: 79.2,
    every: 'month',
    kind: 'plan',
    description: 'Performance',
    changes: [{ from: '2026-07-05T12:00:00.000Z', amount: 99 }],
  })
  const numbers = one.server.store.table('OpNumber').by('customerId', 2)
  const rented = numbers.filter(({ status }) => status !== 'released')
  const rent = body.upcoming?.filter(({ kind }) => kind === 'number') ?? []
  const cents = (amounts: number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)
  expect(cents(rent.map(({ amount }) => amount))).toBe(cents(rented.map(({ monthlyPrice }) => monthlyPrice)))
  const customer = one.server.store.table('Customer').get(2)
  const now = one.server.control.clock.now()
  const forecast = walletForecast({ balance: customer?.balance ?? 0 }, { upcoming: [], ...body }, now)
  expect(forecast).toMatchObject({ kind: 'until', days: body.daysLeft })
  one.server.store.table('Customer').patch(2, { accounting_type: 'postpaid' })
  expect((await one.admin<Detail>('GET', '/PaymentMethods/subscriptionDetail')).body.daysLeft).toBeUndefined()
})

test('consent is kept as proof', async () => {
  const body = { accepted: true, text: 'You may charge my card.' }
  const { body: saved } = await one.admin('PUT', '/PaymentMethods/save_consent', { body })
  expect(saved).toMatchObject({
    accepted: true,
    customerId: 2,
    userId: 2,
    savedAt: expect.stringMatching(/^2026-05-22/),
  })
  await one.admin('PUT', '/PaymentMethods/save_consent', { body: { accepted: false } })
  const kept = [...one.server.store.table('PaymentConsent').all()]
  expect(kept.map(({ accepted, text }) => ({ accepted, text }))).toEqual([body, { accepted: false, text: undefined }])
})

test('what was agreed to last is read back, without its words', async () => {
  const said = async () => (await one.admin<Detail>('GET', '/PaymentMethods/subscriptionDetail')).body.consent
  const before = await said()
  const say = (accepted: boolean) =>
    one.admin<Detail['consent']>('PUT', '/PaymentMethods/save_consent', { body: { accepted, text: 'I agree.' } })
  const { body: first } = await say(true)
  expect(first).toMatchObject({ accepted: true, customerId: 2 })
  expect([before?.accepted, await said()]).toEqual([undefined, first])
  const { body: second } = await say(false)
  expect(await said()).toEqual(second)
})
