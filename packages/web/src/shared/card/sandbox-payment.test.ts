import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { createLineboard } from '@lineboard/sdk'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { testCards } from './sandbox-card-form.tsx'
import { answerSandboxBank, confirmSandboxCard } from './sandbox-payment.ts'

let server: MockServer
let url: string
let secret: string

const newSecret = async () =>
  (await createLineboard({ baseUrl: server.apiUrl }).PaymentMethod.createIntent({ body: { amount: '44.00' } }))
    .client_secret
const card = (number: string) => ({ number, expiry: '12/40', cvc: '123', name: 'Ada Moss' })
const pay = (number: string) => confirmSandboxCard(url, secret, card(number))

beforeAll(async () => {
  server = await createMockServer({ strict: true, size: { callLogs: 10 } })
  url = `${server.url}/__mock/`
})
beforeEach(async () => {
  server.control.reset()
  secret = await newSecret()
})
afterAll(() => server.close())

const paid = { kind: 'succeeded', id: expect.stringMatching(/^pi_/), paymentMethod: expect.stringMatching(/^pm_/) }
const outcomes = {
  success: paid,
  declined: { kind: 'refused', message: 'Your card was declined.' },
  funds: { kind: 'refused', message: 'Your card has insufficient funds.' },
  action: { kind: 'needs-action' },
  askedEachTime: { kind: 'needs-action' },
  network: { kind: 'unknown', message: 'The card provider could not be reached.' },
} as const

it.each(testCards)('$number: $outcome, as the note says', async ({ number, outcome }) => {
  expect(await pay(number)).toEqual(outcomes[outcome])
})

it('an approval ends the payment, a rejection leaves it open', async () => {
  await pay('4000 0025 0000 3155')
  expect(await answerSandboxBank(url, secret, false)).toMatchObject({ kind: 'refused' })
  await pay('4000 0025 0000 3155')
  expect(await answerSandboxBank(url, secret, true)).toEqual(paid)
})

it('a payment that was made before is reported as made', async () => {
  const first = await pay('4242 4242 4242 4242')
  expect(await pay('5555 5555 5555 4444')).toEqual(first)
})

it('an answer that cannot be read leaves it open whether anything was charged', async () => {
  server.control.faults.add({ operation: 'Sandbox.confirmCard', kind: 'status', status: 503 })
  expect(await pay('4242 4242 4242 4242')).toMatchObject({ kind: 'unknown' })
})

it('an answer that does not come in time leaves it open as well', async () => {
  const limits: number[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limitMs) => {
    limits.push(limitMs)
    return AbortSignal.abort()
  })
  expect(await pay('4242 4242 4242 4242')).toMatchObject({ kind: 'unknown' })
  expect(limits).toEqual([10_000])
})
