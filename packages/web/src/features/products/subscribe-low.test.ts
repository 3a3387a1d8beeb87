import { expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { orders } from '../../shared/payment/orders.ts'
import { subscribe, subscribingOf } from './subscribe-dialog.tsx'

it.each([
  ['will be empty within a week', { 'X-Wallet-Warning': 'The wallet holds USD 2.40.' }, /empty within a week/],
  ['is enough', {}, undefined],
])('what is left in the wallet %s: that is said in the words of the page', async (_, headers: HeadersInit, words) => {
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async () => Response.json({ id: 3 }, { headers }),
  })
  const body = { productId: 5, quantity: 1, customerId: 7300 }
  const became = await subscribe(orders.open(subscribingOf(body)), body)
  expect(became).toMatchObject({ kind: 'done', warning: words && expect.stringMatching(words) })
  expect(JSON.stringify(became)).not.toContain('USD')
})
