import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { api, initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { brokenFetch, type Disruption } from '../../testing/shop.ts'
import { type HeldNumber, type NumberOutcome, noteOutcome, withOutcome } from './held-numbers.ts'
import { buyNumbers, holdNumbers, releaseNumber } from './purchase.ts'

/** Harbor Dental Group. */
const harbor = 2
const [first, second] = ['+12025550101', '+12025550102'] as const

let server: MockServer
/** What goes wrong with each try to buy. */
let disruption: Disruption

beforeAll(async () => {
  server = await createMockServer({ strict: true, size: { callLogs: 10 } })
  server.control.snapshot('start')
  setErrorHandler(() => undefined)
})
beforeEach(async () => {
  server.control.restore('start')
  server.control.journal.clear()
  disruption = 'none'
  const tokens = { token: () => token }
  let token = ''
  const buying = brokenFetch(() => disruption)
  initClient({
    wholeContract: true,
    baseUrl: server.apiUrl,
    retry: { attempts: 3, baseDelayMs: 1 },
    tokens,
    fetch: (request, init) => (request.method === 'PUT' ? buying(request, init) : fetch(request, init)),
  })
  token = (await api().DashUser.authenticate({ body: { username: 'admin', password: 'Lineboard1!' } })).id
  for (const number of [first, second]) noteOutcome(harbor, { number, status: 'unknown' })
})
afterAll(() => server.close())

const balance = () => server.store.table('Customer').get(harbor)?.balance
const rowOf = (number: string) => server.store.table('OpNumber').by('tracking_number', number)[0]
const bought = () =>
  server.control.journal.find({ operation: 'OpNumber.upsert' }).filter(({ status }) => status === 200)

/** Holds as the browser keeps them. */
async function held(...numbers: readonly string[]): Promise<readonly HeldNumber[]> {
  const outcomes: readonly NumberOutcome[] = await holdNumbers(harbor, numbers)
  return outcomes.reduce<readonly HeldNumber[]>((list, outcome) => withOutcome(list, harbor, outcome), [])
}

/** Two numbers that are held. */
async function twoHeld(): Promise<[HeldNumber, HeldNumber]> {
  const [one, two] = await held(first, second)
  if (!one || !two) throw new Error('They are not held.')
  return [one, two]
}

test('several numbers are bought, and the wallet pays for each once', async () => {
  expect(await buyNumbers(harbor, await held(first, second))).toMatchObject([
    { status: 'bought' },
    { status: 'bought' },
  ])
  expect(balance()).toBe(141.2)
})

test('an answer lost after the number was bought is looked up, and nothing is bought twice', async () => {
  const confirmed = await held(first)
  disruption = 'answer lost'
  expect(await buyNumbers(harbor, confirmed)).toEqual([{ number: first, status: 'bought', id: rowOf(first)?.id }])
  expect(balance()).toBe(144.7)
  // Each try has the same key, so that the server does it once.
  expect(bought().length).toBeGreaterThan(1)
})

test('an answer lost on the way there leaves it open, and nothing is paid', async () => {
  const confirmed = await held(first)
  disruption = 'request lost'
  expect(await buyNumbers(harbor, confirmed)).toEqual([{ number: first, status: 'unclear' }])
  expect(balance()).toBe(148.2)
  disruption = 'none'
  expect(await buyNumbers(harbor, confirmed)).toMatchObject([{ status: 'bought' }])
  expect(balance()).toBe(144.7)
})

test('a price that changed and a number that went since are reported, and nothing is paid', async () => {
  const [one, two] = await twoHeld()
  await api().NumberProvider.release({ body: { numbers: [second] } })
  const [row] = server.store.table('OpNumber').by('customerId', 3)
  if (!row) throw new Error('The sample data has no number of another customer.')
  server.store.table('OpNumber').patch(row.id, { tracking_number: second })
  expect(await buyNumbers(harbor, [{ ...one, monthlyPrice: 9 }, two])).toMatchObject([
    { number: first, status: 'repriced' },
    { number: second, status: 'gone' },
  ])
  expect([balance(), bought()]).toEqual([148.2, []])
})

test('a wallet with too little credit pays nothing, and the hold continues', async () => {
  server.store.table('Customer').patch(harbor, { balance: 3 })
  const outcome = { number: first, status: 'refused', reason: 'the wallet does not hold enough.' }
  expect(await buyNumbers(harbor, await held(first))).toEqual([outcome])
  expect(balance()).toBe(3)
})

test('a hold that ended elsewhere is renewed before the number is bought', async () => {
  const confirmed = await held(first)
  await api().NumberProvider.release({ body: { numbers: [first] } })
  expect(await buyNumbers(harbor, confirmed)).toMatchObject([{ status: 'bought' }])
  // Without a hold it would have become an own number, that costs nothing.
  expect([rowOf(first)?.monthlyPrice, balance()]).toEqual([2.5, 144.7])
})

test('releasing never gives back a number that was bought meanwhile', async () => {
  const [one, two] = await twoHeld()
  expect(await releaseNumber(two)).toMatchObject({ number: second })
  await api().OpNumber.upsert({ body: { tracking_number: first } }, { idempotencyKey: 'elsewhere' })
  expect(await releaseNumber(one)).toBeUndefined()
  expect(rowOf(first)).toMatchObject({ status: 'active' })
})
