import { beforeEach, expect, test } from 'vitest'
import type { CardOutcome } from '../../shared/card/card-handle.ts'
import { approveSandboxPayment, askSandboxPayment } from '../../shared/card/sandbox-payment.ts'
import { openShop } from '../../testing/open-shop.ts'
import type { FakePage } from '../../testing/shop.ts'
import { ChargedError, payCharge, sentCharge, topUpOf } from './top-up.ts'

const shop = openShop()
const { page, gained } = shop

let source: string
beforeEach(async () => {
  source = (await page().api.PaymentMethod.attach({ body: { token: 'pm_card_authenticationRequired' } })).token
})

const subject = topUpOf(2)

const asked = (here: FakePage, amount = 25) => ({ key: here.orders.open(subject), charge: { amount, source } })

let questions = 0
/** What the app does with a payment: asks what became of it, then has the bank ask the person. */
const bank =
  (isApproved: boolean) =>
  async ({ client_secret: secret }: { client_secret: string }): Promise<CardOutcome> => {
    const url = `${shop.server.url}/__mock/`
    const known = await askSandboxPayment(url, secret)
    if (known.kind === 'succeeded') return known
    return approveSandboxPayment(url, secret, async () => {
      questions += 1
      return isApproved
    })
  }

test('what the bank approved reaches the wallet once', async () => {
  const here = page()
  const order = asked(here)
  expect((await payCharge(here, 2, order, bank(true))).kind).toBe('done')
  expect((await payCharge(here, 2, order, bank(true))).kind).toBe('elsewhere')
  expect(gained()).toBe(25)
})

test('a rejection ends the order and says that nothing was charged; another try is another payment', async () => {
  const here = page()
  const became = await payCharge(here, 2, asked(here), bank(false))
  expect(became).toMatchObject({ kind: 'refused', error: { message: expect.stringMatching(/nothing was charged/) } })
  expect([here.orders.of(subject), gained()]).toEqual([undefined, 0])
  expect((await payCharge(here, 2, asked(here, 30), bank(true))).kind).toBe('done')
  expect(gained()).toBe(30)
})

test('a bank that cannot be reached leaves the order to be finished, by the same payment', async () => {
  const here = page()
  const became = await payCharge(here, 2, asked(here), async () => ({ kind: 'unknown', message: 'No answer.' }))
  expect(became).toMatchObject({ kind: 'unknown', error: { message: expect.stringMatching(/not known.*No answer/) } })
  expect(sentCharge(here.orders.of(subject))).toEqual({ amount: 25, source })
  expect((await payCharge(page(), 2, asked(here), bank(true))).kind).toBe('done')
  expect(gained()).toBe(25)
})

test('a wallet that is not reached says that the card has paid; it is not asked about again', async () => {
  const here = page()
  const order = asked(here)
  const became = await payCharge(here, 2, order, async (payment) => {
    const outcome = await bank(true)(payment)
    here.disruption = 'request lost'
    return outcome
  })
  expect(became).toMatchObject({ kind: 'unknown', error: expect.any(ChargedError) })
  expect(gained()).toBe(0)
  questions = 0
  expect((await payCharge(page(), 2, order, bank(true))).kind).toBe('done')
  expect([questions, gained()]).toEqual([0, 25])
})

test('an answer of the charge that was lost is asked for again, and the bank asks once', async () => {
  const here = page()
  const order = asked(here)
  here.disruption = 'answer lost'
  expect((await payCharge(here, 2, order, bank(true))).kind).toBe('unknown')
  questions = 0
  expect((await payCharge(page(), 2, order, bank(true))).kind).toBe('done')
  expect([questions, gained()]).toEqual([1, 25])
})
