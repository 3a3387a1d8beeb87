import { createMockServer, type MockServer } from '@lineboard/mock-server'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Disruption, type FakePage, type FakeStorage, openPage } from '../../testing/shop.ts'
import { attempted } from './attempt.ts'

const numRuns = 15

let server: MockServer
let token: string
beforeAll(async () => {
  server = await createMockServer({ strict: true, size: { callLogs: 10 } })
})
afterAll(() => server.close())

const card = 'pm_seed_harbor_visa'
const walletCents = () => Math.round((server.store.table('Customer').get(2)?.balance ?? 0) * 100)

/** What can be paid for: what is sent, and by how many cents it changes the wallet. */
const goods = {
  topUp: (units: number) => ({
    subject: 'topUp 2',
    cents: units * 100,
    body: { amount: units, source: card },
    call: ({ api }: FakePage, idempotencyKey: string) =>
      api.PaymentMethod.chargeCustomer({ body: { amount: units, source: card } }, { idempotencyKey }),
  }),
  addOn: (units: number) => {
    const body = { productId: 5, variationId: 7, quantity: units, customerId: 2 }
    return {
      subject: 'subscribe 2 5',
      cents: -1200 * units,
      body,
      call: ({ api }: FakePage, idempotencyKey: string) => api.Product.subscribeProduct({ body }, { idempotencyKey }),
    }
  },
} as const

type Good = ReturnType<(typeof goods)[keyof typeof goods]>
type Step =
  | { do: 'ask'; tab: 0 | 1; good: keyof typeof goods; units: number }
  | { do: 'agree'; tab: 0 | 1; disruption: Disruption }
  | { do: 'agree together'; disruptions: readonly [Disruption, Disruption] }
  | { do: 'reload'; tab: 0 | 1 }

/** Somebody with two tabs of the app. */
function createPerson() {
  const storage: FakeStorage = { text: '{}', locks: new Map() }
  const pages = [openPage(storage, server, token), openPage(storage, server, token)]
  const asked: ({ key: string; good: Good } | undefined)[] = [undefined, undefined]
  /** Every order that was sent, by its key, and what it changes. */
  const agreed = new Map<string, number>()
  /** Of an order without an answer what was sent is what is asked about. */
  const sent = new Map<string, Good>()

  return {
    agreed,
    ask(tab: number, good: Good): void {
      const page = pages[tab]
      if (!page) return
      const key = page.orders.open(good.subject)
      const isWaiting = page.orders.of(good.subject)?.state === 'sent'
      asked[tab] = { key, good: (isWaiting ? sent.get(key) : undefined) ?? good }
    },
    async agree(tab: number, disruption: Disruption): Promise<void> {
      const [page, question] = [pages[tab], asked[tab]]
      asked[tab] = undefined
      if (!page || !question) return
      const { key, good } = question
      const became = await page.orders.send(good.subject, key, good.body, (idempotencyKey) => {
        agreed.set(key, good.cents)
        sent.set(key, good)
        page.disruption = disruption
        return attempted<unknown>(good.call(page, idempotencyKey))
      })
      // The wallet did not hold enough: nothing was moved.
      if (became.kind === 'refused') agreed.delete(key)
    },
    reload(tab: number): void {
      asked[tab] = undefined
      pages[tab] = openPage(storage, server, token)
    },
    isWaiting: (subject: string) => pages[0]?.orders.of(subject)?.state === 'sent',
  }
}

const tab = fc.constantFrom<0 | 1>(0, 1)
const disruption = fc.constantFrom<Disruption>('none', 'request lost', 'answer lost')
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('ask' as const),
    tab,
    good: fc.constantFrom('topUp' as const, 'addOn' as const),
    units: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({ do: fc.constant('agree' as const), tab, disruption }),
  fc.record({ do: fc.constant('agree together' as const), disruptions: fc.tuple(disruption, disruption) }),
  fc.record({ do: fc.constant('reload' as const), tab }),
)

async function take(person: ReturnType<typeof createPerson>, step: Step): Promise<void> {
  if (step.do === 'ask') return person.ask(step.tab, goods[step.good](step.units))
  if (step.do === 'reload') return person.reload(step.tab)
  if (step.do === 'agree') return person.agree(step.tab, step.disruption)
  await Promise.all(step.disruptions.map((each, at) => person.agree(at, each)))
}

test('whichever answers are lost and pages are loaded again, in two tabs, each order moves money once', async () => {
  let lost = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
      server.control.reset()
      token = await signIn()
      const before = walletCents()
      const person = createPerson()
      for (const each of steps) await take(person, each)
      // In the end somebody finishes what has no answer.
      for (const good of [goods.topUp(1), goods.addOn(1)]) {
        if (!person.isWaiting(good.subject)) continue
        lost += 1
        person.ask(0, good)
        await person.agree(0, 'none')
      }
      const moved = [...person.agreed.values()].reduce((sum, cents) => sum + cents, 0)
      expect(walletCents() - before).toBe(moved)
      expect(server.control.violations.list()).toEqual([])
    }),
    { numRuns },
  )
  // The walk must have come to what it is about.
  expect(lost).toBeGreaterThan(0)
}, 120_000)

async function signIn(): Promise<string> {
  const body = JSON.stringify({ username: 'admin', password: 'Lineboard1!' })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${server.apiUrl}/DashUsers/authenticate`, { method: 'POST', headers, body })
  return (await answer.json()).id
}
