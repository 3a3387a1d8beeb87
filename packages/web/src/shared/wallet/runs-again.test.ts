import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { createLineboard } from '@lineboard/sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amountToRun } from './past-due-of.ts'

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({})
})
afterAll(() => server.close())

async function signIn(username: string) {
  const baseUrl = `${server.url}/api/v1`
  const { id } = await createLineboard({ baseUrl }).DashUser.authenticate({
    body: { username, password: 'Lineboard1!' },
  })
  return createLineboard({ baseUrl, tokens: { token: () => id }, retry: false })
}

test.each([
  ['past_due', 'nothing', false],
  ['wallet', 'what was paid in', true],
] as const)(
  'an account held by %s runs again with the amount that is named; %s was given back',
  async (heldBy, _, isBack) => {
    const owner = await signIn('super')
    const { PaymentMethod, PaymentTransaction } = owner
    const customers = (await owner.Customer.find({})).filter(({ id }) => id !== 1)
    let held = 0
    for (const { id: customerId } of customers) {
      const filter = { where: { customerId, category: 'wallet', amount: { gt: 0 } } } as const
      const paid = isBack ? await PaymentTransaction.find({ filter }) : []
      for (const { id: transactionId, amount } of paid)
        await PaymentMethod.refund({ body: { customerId, transactionId, amount, reason: 'Tried' } }).catch(
          () => undefined,
        )
      const wallet = await owner.Customer.findById({ id: customerId })
      const detail = await PaymentMethod.subscriptionDetail({ customerId })
      if (detail.heldBy !== heldBy) continue
      held += 1
      const amount = amountToRun(wallet, detail, new Date())
      await PaymentTransaction.create({ body: { customerId, transactionType: 'adjustment', amount, reason: 'Tried' } })
      const after = await PaymentMethod.subscriptionDetail({ customerId })
      expect([customerId, after.state, after.heldBy]).toEqual([customerId, 'active', undefined])
    }
    expect(held).toBeGreaterThan(0)
  },
)
