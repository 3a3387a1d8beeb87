import { expectAccessible } from './support/accessible.ts'
import { billingPage, inCurrency, payments, settings } from './support/billing-page.ts'
import { nightly } from './support/nightly.ts'
import { password } from './support/people.ts'
import { expect, test } from './support/running-app.ts'
import { openAs, signIn } from './support/sign-in.ts'

/** How often the SDK sends a call that moves money before it gives up. */
const tries = 3

const byAddFunds = nightly(
  'packages/web/src/features/billing/add-funds.test.tsx',
  'packages/web/src/features/billing/payable.test.ts',
  'packages/mock-server/src/api/handlers/billing/top-up.test.ts',
  'packages/web/e2e/top-up.test.ts',
)
test('funds are added with a saved card', byAddFunds, async ({ page, ownServer }) => {
  inCurrency(ownServer, 'EUR')
  await openAs(page, 'admin', settings)
  const { wallet, balance, pay, question, agree, payments: latest } = billingPage(page)
  await wallet.getByRole('radio', { name: 'Other' }).check()
  const amount = wallet.getByLabel('Other amount in EUR')
  await amount.fill('0.2')
  await wallet.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(wallet.getByText('From €0.46 to €92,000')).toBeVisible()
  await amount.fill('41,5')
  await wallet.getByRole('combobox', { name: 'Card' }).click()
  await page.getByRole('option', { name: 'American Express ending in 0005' }).click()
  // Enter asks, and the question shows the amount.
  await amount.press('Enter')
  await expect(question).toContainText(
    '$45.11, the nearest to €41.50 that can be charged in US dollars, is charged to American Express ending in 0005',
  )
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  expect(payments(ownServer, 45.11)).toHaveLength(0)
  await pay.click()
  await expectAccessible(page, '[role=dialog]')
  await agree.click()
  await expect(page.getByText('€41.51 ($45.11) was added to the wallet.')).toBeVisible()
  await expect(balance).toHaveText('€177.85')
  await expect(latest.first()).toContainText('€41.51')
  await expect(latest.first()).toContainText('Card ending in 0005')
  expect(payments(ownServer, 45.11)).toHaveLength(1)
})

test(
  'an amount that can be read in two ways is asked about',
  nightly('packages/sdk/src/money/parse-amount.test.ts', 'packages/web/src/state/typed-amount.test.ts'),
  async ({ browser, ownServer }) => {
    const context = await browser.newContext({ locale: 'fr-FR', baseURL: ownServer.url })
    const page = await context.newPage()
    await openAs(page, 'admin', settings)
    const { wallet, pay, question, agree } = billingPage(page)
    await wallet.getByRole('radio', { name: 'Other' }).check()
    const amount = wallet.getByLabel('Other amount in USD')
    await amount.fill('1.234')
    await amount.press('Enter')
    await expect(wallet.getByText(/^Do you mean \$1\s234,00 or \$1,23\? Write 1234,00 or 1,23\.$/)).toBeVisible()
    await expect(question).toHaveCount(0)
    await amount.fill('1.234,50')
    await pay.click()
    await agree.click()
    await expect(page.getByText(/^\$1\s234,50 was added to the wallet\.$/)).toBeVisible()
    expect(payments(ownServer, 1234.5)).toHaveLength(1)
    await context.close()
  },
)

test(
  'a declined card is told in words, and another try is another payment',
  nightly('packages/web/src/features/billing/add-funds.test.tsx', 'packages/web/src/shared/payment/orders.test.ts'),
  async ({ page, mock, ownServer }) => {
    inCurrency(ownServer, 'KWD')
    await openAs(page, 'admin', settings)
    const before = payments(ownServer).length
    const { wallet, pay, agree, alert } = billingPage(page)
    await wallet.getByRole('radio', { name: /^KWD\s3\.000$/ }).check()
    const operation = 'PaymentMethod.chargeCustomer'
    await mock.fault({ operation, kind: 'status', status: 402, message: 'Your card was declined.' })
    await pay.click()
    await agree.click()
    await expect(alert).toContainText('Your card was declined.')
    await expect(wallet.getByRole('radio', { name: /^KWD\s3\.000$/ })).toBeChecked()
    await mock.clearFaults()
    await pay.click()
    await agree.click()
    await expect(page.getByText(/^KWD.3\.\d{3} \(\$\d+\.\d\d\) was added to the wallet\.$/)).toBeVisible()
    expect(payments(ownServer)).toHaveLength(before + 1)
  },
)

test(
  'an answer that was lost is asked for again, and the card is charged once',
  nightly('packages/web/src/features/billing/pay-charge.test.ts', 'packages/web/src/shared/payment/crashes.test.ts'),
  async ({ page, ownServer }) => {
    await openAs(page, 'admin', settings)
    const { wallet, balance, pay, agree } = billingPage(page)
    await wallet.getByRole('radio', { name: '$10', exact: true }).check()
    const keys: (string | undefined)[] = []
    await page.route('**/PaymentMethods/charge_customer*', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await pay.click()
    await agree.click()
    await expect(page.getByText('$10.00 was added to the wallet.')).toBeVisible()
    await expect(balance).toHaveText('$158.20')
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
    expect(payments(ownServer, 10)).toHaveLength(1)
  },
)

// An answer that was lost, and its end after a reload, is tried in each run below.
const byCrashes = nightly(
  'packages/web/src/shared/payment/crashes.test.ts',
  'packages/web/src/shared/payment/orders.test.ts',
)

for (const isCharged of [true, false]) {
  const what = isCharged ? 'after the card was charged' : 'before the card was charged'
  const title = `a payment lost ${what} is finished after a reload and a new sign-in, and charged once`
  test(title, byCrashes, async ({ page, ownServer }) => {
    await openAs(page, 'admin', settings)
    const { wallet, pay, finish, agree, alert, question } = billingPage(page)
    await wallet.getByRole('radio', { name: '$10', exact: true }).check()
    const keys: (string | undefined)[] = []
    await page.route('**/PaymentMethods/charge_customer*', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > tries) return route.continue()
      if (isCharged) await route.fetch()
      await route.abort()
    })
    await pay.click()
    await agree.click()
    await expect(alert.filter({ hasText: 'It is not known whether the payment of $10.00' })).toBeVisible()
    await page.reload()
    await expect(finish).toBeVisible()
    await finish.click()
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(keys).toHaveLength(tries)
    await page.getByRole('button', { name: /Nora Whitfield/ }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL('**/auth/login*')
    await signIn(page, 'admin')
    await page.goto(settings)
    await finish.click()
    await agree.click()
    await expect(page.getByText('$10.00 was added to the wallet.')).toBeVisible()
    await expect(alert).toHaveCount(0)
    expect(new Set(keys).size).toBe(1)
    expect(payments(ownServer, 10)).toHaveLength(1)
  })
}

test('two tabs that are asked about one payment charge once, and the second shows what the first did', async ({
  page,
  context,
  ownServer,
}) => {
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
})

test(
  'while a payment is under way nothing can be pressed twice',
  nightly('packages/web/src/features/billing/add-funds.test.tsx'),
  async ({ page, mock, ownServer }) => {
    await openAs(page, 'admin', settings)
    const { pay, agree, question } = billingPage(page)
    await mock.fault({ operation: 'PaymentMethod.chargeCustomer', kind: 'latency', delayMs: 1500 })
    await pay.click()
    await agree.dblclick()
    await expect(agree).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(question).toBeVisible()
    await expect(page.getByText('$25.00 was added to the wallet.')).toBeVisible()
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

test(
  'a saved card whose bank asks is approved on the spot, and pays nothing where it is not',
  nightly(
    'packages/web/src/features/billing/bank-asks.test.tsx',
    'packages/web/src/features/billing/pay-charge.test.ts',
  ),
  async ({ page, ownServer }) => {
    const data = { username: 'admin', password }
    const { id: token } = await (await page.request.post('/api/v1/DashUsers/authenticate', { data })).json()
    const attach = `/api/v1/PaymentMethods/attach?access_token=${token}`
    await page.request.post(attach, { data: { token: 'pm_card_authenticationRequired' } })
    inCurrency(ownServer, 'KWD')
    await openAs(page, 'admin', settings)
    const { wallet, balance, pay, agree, alert } = billingPage(page)
    await wallet.getByRole('radio', { name: /^KWD\s3\.000$/ }).check()
    await wallet.getByRole('combobox', { name: 'Card' }).click()
    await page.getByRole('option', { name: 'Visa ending in 3184' }).click()
    const bank = page.getByRole('dialog', { name: 'Approve this payment' })
    await pay.click()
    await agree.click()
    await expect(bank).toBeVisible()
    await expect(wallet.getByText('Nothing is charged until you do.')).toBeVisible()
    await expectAccessible(page)
    await bank.getByRole('button', { name: 'Reject' }).click()
    await expect(alert).toContainText('The payment was not approved: nothing was charged.')
    expect(payments(ownServer, 9.77)).toHaveLength(0)
    await pay.click()
    await agree.click()
    await bank.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByText(/^KWD.\d\.\d{3} \(\$9\.77\) was added to the wallet\.$/)).toBeVisible()
    await expect(balance).toHaveText('KWD 48.497')
    expect(payments(ownServer, 9.77)).toHaveLength(1)
  },
)
