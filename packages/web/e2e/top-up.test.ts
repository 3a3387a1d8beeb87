import { expectAccessible } from './support/accessible.ts'
import { billingPage, inCurrency, payments, settings } from './support/billing-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

test(
  'two tabs that are asked about one payment charge once, and the second shows what the first did',
  nightly('packages/web/src/shared/payment/crashes.test.ts'),
  async ({ page, context, ownServer }) => {
    await openAs(page, 'admin', settings)
    const other = await context.newPage()
    await other.goto(settings)
    const [first, second] = [billingPage(page), billingPage(other)]
    await first.pay.click()
    await second.pay.click()
    await first.agree.click()
    await expect(page.getByText('$25.00 was added to the wallet.')).toBeVisible()
    await expect(other.getByText('$25.00 was added to the wallet in another tab.')).toBeVisible()
    await expect(second.question).toHaveCount(0)
    await expect(second.balance).toHaveText('$173.20')
    expect(payments(ownServer, 25)).toHaveLength(1)
  },
)

test('funds are added with a card that is typed in, and an answer that was lost is finished after a reload', async ({
  page,
  ownServer,
}) => {
  inCurrency(ownServer, 'JPY')
  await openAs(page, 'admin', settings)
  const { wallet, question, agree } = billingPage(page)
  await wallet.getByRole('button', { name: 'Pay with another card' }).click()
  const panel = wallet.getByRole('region', { name: 'Pay with another card' })
  await panel.getByRole('radio', { name: 'Other' }).check()
  await panel.getByLabel('Other amount in JPY').fill('3333')
  await panel.getByRole('button', { name: 'Next: the card' }).click()
  const typeCard = async (number: string, name = 'Ada Moss') => {
    await panel.getByLabel('Name on card').fill(name)
    await panel.getByLabel('Card number').fill(number)
    await panel.getByLabel('Expiry (MM/YY)').fill('12/40')
    await panel.getByLabel('Security code').fill('123')
    await panel.getByRole('button', { name: 'Pay ¥3,333' }).click()
    if (name === '') return
    await expect(question).toContainText('¥3,333 is charged to the card that was typed in')
    await agree.click()
  }
  await typeCard('4242 4242 4242 4242', '')
  await expect(panel.getByText('Name on card is required')).toBeVisible()
  await expect(question).toHaveCount(0)
  await typeCard('4000 0000 0000 0002')
  await expect(panel.getByRole('alert')).toContainText('declined')
  await expectAccessible(page, 'main')
  await page.route('**/PaymentMethods/intent_to_wallet*', (route) => route.abort())
  await typeCard('4242 4242 4242 4242')
  // In one sentence, which no other one contradicts.
  await expect(panel.getByRole('alert')).toContainText('The card was charged')
  expect(payments(ownServer, 22.01)).toHaveLength(0)
  await page.unroute('**/PaymentMethods/intent_to_wallet*')
  await page.reload()
  await expect(panel).toContainText('It is not known whether the payment of ¥3,333')
  // The card has paid: it is not typed in again.
  await panel.getByRole('button', { name: 'Finish the payment of ¥3,333' }).click()
  await expect(page.getByText(/^¥3,33\d.* added to the wallet\.$/)).toBeVisible()
  expect(payments(ownServer, 22.01)).toHaveLength(1)
  expect(ownServer.control.ledger().problems).toEqual([])
})
