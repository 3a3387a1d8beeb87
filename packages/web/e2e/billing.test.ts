import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { billingPage, cardsPage, harbor, inCurrency, invoices, savedCards, settings } from './support/billing-page.ts'
import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { goTo, openAs } from './support/sign-in.ts'

const profile = '/service/billing'

/** Nora Whitfield, who is `admin`. */
const admin = 2

async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Name on card').fill('Nora Whitfield')
  await page.getByLabel('Card number', { exact: true }).fill(number)
  await page.getByLabel('Expiry (MM/YY)').fill('12/40')
  await page.getByLabel('Security code').fill('123')
}

const byEditAccount = nightly(
  'packages/web/src/app/edit-account.test.tsx',
  'packages/web/src/app/read-only-billing.test.tsx',
  'packages/web/src/kit/form/use-saving.test.tsx',
)
const ofProfile = 'the account profile shows the company, and an administrator changes it'
test(ofProfile, byEditAccount, async ({ page, mock }) => {
  await openAs(page, 'admin')
  await page.getByRole('link', { name: 'Billing', exact: true }).click()
  await expect(page).toHaveURL(profile)
  const account = page.getByRole('region', { name: 'Account', exact: true })
  await expect(account).toContainText('LB-100002')
  await expect(account).toContainText('Prepaid')
  await expect(page.getByRole('status', { name: 'Balance' })).toHaveText('$148.20')
  await expect(page.getByRole('region', { name: 'Subscriptions' })).toContainText('Performance × 1')
  const contact = page.getByRole('region', { name: 'Contact and address' })
  await expect(contact).toContainText('United States')
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: 'Edit the account' }).click()
  const form = page.getByRole('dialog', { name: 'Edit the account' })
  await form.getByLabel('City').fill('Boston')
  await form.getByLabel('Company', { exact: true }).last().fill('Harbor Dental')
  const message = 'The account is being closed'
  await mock.fault({ operation: 'Customer.upsert', kind: 'status', status: 409, message })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await mock.clearFaults()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
  await expect(contact).toContainText('Boston')
  await expect(account).toContainText('Harbor Dental')
  // The shell knows the new name as well.
  await page.getByRole('button', { name: /^Profile of/ }).click()
  await expect(page.locator('[popover]').getByText('Harbor Dental', { exact: true })).toBeVisible()
})

test(
  'money that somebody else adds is seen at once',
  nightly(
    'packages/web/src/app/shell/live-news.test.ts',
    'packages/web/src/data/live.test.tsx',
    'packages/mock-server/src/world/live/live-server.test.ts',
  ),
  async ({ page, ownServer }) => {
    inCurrency(ownServer, 'EUR')
    const listens = page
      .waitForEvent('websocket')
      .then((socket) => socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('customer')))
    await openAs(page, 'admin', settings)
    const { balance } = billingPage(page)
    await expect(balance).toHaveText('€136.34')
    await listens
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '{}').id)
    const data = { amount: 12, source: 'pm_seed_harbor_visa' }
    await page.request.post(`${ownServer.apiUrl}/PaymentMethods/charge_customer?access_token=${token}`, { data })
    await expect(balance).toHaveText('€147.38')
  },
)

test(
  'a wallet that runs out is said',
  nightly(
    'packages/web/src/app/shell/wallet-band.test.tsx',
    'packages/web/src/shared/wallet/wallet-band-state.test.ts',
    'packages/web/src/shared/wallet/forecast-text.test.ts',
  ),
  async ({ page, ownServer: { store } }) => {
    await openAs(page, 'admin', settings)
    const { balance, band } = billingPage(page)
    await expect(balance).toHaveText('$148.20')
    await expect(page.getByText(/^Balance \$148\.20\. Lasts \d+ days at the present rate, until /)).toBeVisible()
    await expect(band).toHaveCount(0)
    store.table('Customer').patch(harbor, { balance: 6 })
    await page.reload()
    await expect(band).toContainText(/^\$6\.00 is left in the wallet\. Lasts .* Below \$0\.00 calls stop\./)
    await page.goto('/service/call-log')
    await band.getByRole('link', { name: 'Add funds' }).click()
    await expect(page).toHaveURL(settings)
    store.table('Customer').patch(harbor, { balance: -3, currency: 'EUR' })
    await page.reload()
    await expect(balance).toContainText('-€')
    await expect(band).toContainText('-€')
    await expect(page.getByText('-$3.00 in US dollars')).toBeVisible()
  },
)

const bySavedCards = nightly(
  'packages/web/src/features/billing/saved-cards.test.tsx',
  'packages/mock-server/src/api/handlers/billing/cards.test.ts',
)
const anotherCard = 'another card becomes the primary one, and the other can go after a question'
test(anotherCard, bySavedCards, async ({ page, ownServer }) => {
  await openAs(page, 'admin', cardsPage)
  const { cards } = billingPage(page)
  await expect(cards.getByRole('listitem').first()).toContainText('Primary')
  await expect(cards.getByRole('button', { name: 'Remove Visa ending in 4242' })).toHaveCount(0)
  await cards.getByRole('button', { name: 'Make primary: American Express ending in 0005' }).click()
  await expect(cards.getByRole('listitem').first()).toContainText('American Express')
  await cards.getByRole('button', { name: 'Remove Visa ending in 4242' }).click()
  const question = page.getByRole('dialog', { name: 'Remove this card?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(savedCards(ownServer)).toHaveLength(2)
  await cards.getByRole('button', { name: 'Remove Visa ending in 4242' }).click()
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(cards.getByRole('listitem')).toHaveCount(1)
  expect(savedCards(ownServer).map(({ last4, primary }) => [last4, primary])).toEqual([['0005', true]])
})

const byAccountState = nightly(
  'packages/web/src/features/billing/account-state.test.tsx',
  'packages/web/src/app/shell/wallet-band.test.tsx',
  'packages/mock-server/src/api/handlers/billing/account.test.ts',
)
const stopped = 'calls are stopped after a question that counts the numbers, and taken again'
test(stopped, byAccountState, async ({ page, ownServer }) => {
  const statuses = () =>
    new Set(
      ownServer.store
        .table('OpNumber')
        .by('customerId', harbor)
        .map(({ status }) => status),
    )
  await openAs(page, 'admin', settings)
  await page.getByRole('button', { name: 'Stop incoming calls' }).click()
  const question = page.getByRole('dialog', { name: 'Stop incoming calls?' })
  await expect(question).toContainText(/^.*Calls to \d+ tracking numbers are rejected until you reactivate/)
  await expectAccessible(page, '[role=dialog]')
  await question.getByRole('button', { name: 'Stop incoming calls' }).click()
  const { band } = billingPage(page)
  await expect(band).toContainText('callers reach nobody')
  expect(statuses().has('active')).toBe(false)
  await page.getByRole('button', { name: 'Reactivate the account' }).click()
  await page
    .getByRole('dialog', { name: 'Reactivate the account?' })
    .getByRole('button', { name: 'Reactivate the account' })
    .click()
  await expect(band).toHaveCount(0)
  expect(statuses().has('active')).toBe(true)
})

test(
  'the wallet is filled by itself once somebody has agreed to it, in the own currency',
  nightly(
    'packages/web/src/features/billing/consent.test.tsx',
    'packages/web/src/features/billing/auto-top-up-of.test.ts',
  ),
  async ({ page, ownServer }) => {
    const { store } = ownServer
    store.table('Customer').patch(harbor, { currency: 'JPY' })
    await openAs(page, 'admin', settings)
    const widget = page.getByRole('region', { name: 'Automatic top-up' })
    await expect(widget).toContainText('Off: nobody’s card is charged unasked.')
    await widget.getByRole('button', { name: 'Turn on' }).click()
    const dialog = page.getByRole('dialog', { name: 'Automatic top-up' })
    await dialog.getByLabel('Charge, in JPY').fill('1500.5')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toContainText('An amount in JPY has no decimals')
    await dialog.getByLabel('Charge, in JPY').fill('3000')
    await expect(dialog).toContainText(/\$\d+\.\d\d in US dollars/)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toContainText('Without your agreement no card is charged automatically')
    await expectAccessible(page)
    await dialog.getByRole('checkbox', { name: /^I agree/ }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(widget).toContainText('On: when the balance falls below')
    expect(store.table('Customer').get(harbor)?.autoTopUp).toMatchObject({ isOn: true, belowUsd: 25 })
    expect([...store.table('PaymentConsent').all()].at(-1)).toMatchObject({ accepted: true, customerId: harbor })
  },
)

test(
  'the days of call charges open their calls, and the statement closes with what the wallet held',
  nightly(
    'packages/web/src/features/billing/statement.test.tsx',
    'packages/web/src/features/billing/statement-of.test.ts',
  ),
  async ({ page }) => {
    await openAs(page, 'admin', invoices)
    const charges = page.getByRole('region', { name: 'Call charges', exact: true })
    const day = charges.getByRole('row').nth(1)
    const calls = (await day.getByRole('cell').first().textContent()) ?? ''
    await expect(page.getByRole('region', { name: 'Statement', exact: true })).toContainText('Closing balance$148.20')
    await expectAccessible(page)
    await day.getByRole('link').click()
    await expect(page).toHaveURL(/\/service\/call-log\?/)
    await expect(listPage(page).rows).toHaveCount(Math.min(10, Number(calls)))
  },
)

test('a new card is saved, and not typed twice where only the last step failed', async ({ page, mock, ownServer }) => {
  await openAs(page, 'admin', cardsPage)
  const { cards } = billingPage(page)
  await mock.fault({ operation: 'PaymentMethod.setupCardIntent', kind: 'status', status: 500, message: 'Out of paper' })
  await cards.getByRole('button', { name: 'Add a card' }).click()
  await expect(cards.getByText('The card form could not be prepared')).toBeVisible()
  await mock.clearFaults()
  await cards.getByRole('button', { name: 'Try again' }).click()
  await typeCard(page, '4000 0000 0000 0002')
  const save = cards.getByRole('button', { name: 'Save the card' })
  await save.click()
  await expect(cards.getByRole('alert')).toContainText('Your card was declined.')
  await typeCard(page, '5555 5555 5555 4444')
  await mock.fault({ operation: 'PaymentMethod.attach', kind: 'status', status: 409, message: 'Try later' })
  await save.click()
  await expect(cards.getByRole('alert')).toContainText('Try later')
  await expect(page.getByLabel('Card number', { exact: true })).toHaveValue('5555 5555 5555 4444')
  await expectAccessible(page, 'main')
  await mock.clearFaults()
  await save.click()
  await expect(cards.getByRole('listitem').filter({ hasText: 'Mastercard ending in 4444' })).toBeVisible()
  await expect(cards.getByRole('button', { name: 'Add a card' })).toBeFocused()
  expect(savedCards(ownServer).map(({ last4 }) => last4)).toEqual(['4242', '0005', '4444'])
  expect(ownServer.control.journal.find({ operation: 'Sandbox.confirmCard' })).toHaveLength(2)
})

test('an invoice over a period is saved as a file; a refusal is told in words', async ({ page, mock, ownServer }) => {
  await openAs(page, 'readonly', invoices)
  const invoice = page.getByRole('region', { name: 'Invoice', exact: true })
  await page.getByRole('button', { name: /^Period:/ }).click()
  await page.getByRole('menuitem', { name: 'Last Month' }).click()
  const operation = 'PaymentMethod.getCustomerInvoice'
  const save = invoice.getByRole('button', { name: 'Save the invoice' })
  await mock.fault({ operation, kind: 'status', status: 422, message: 'No invoices today' })
  await save.click()
  await expect(invoice.getByRole('alert')).toContainText('No invoices today')
  await mock.clearFaults()
  const saved = page.waitForEvent('download')
  await save.click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^invoice-LB-100002-\d{4}-\d\d-01-\d{4}-\d\d-(28|29|30|31)\.pdf$/)
  const chunks: string[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(String(chunk))
  expect(chunks.join('')).toMatch(/^%PDF-/)
  expect(ownServer.control.journal.find({ operation }).map(({ status }) => status)).toContain(200)
  await expect(invoice.getByRole('alert')).toHaveCount(0)
})

test('the history of payments is a press away', async ({ page }) => {
  await openAs(page, 'admin', settings)
  await page.getByRole('link', { name: 'Call charges' }).click()
  const { chips, rows } = listPage(page)
  await expect(page).toHaveURL(/\/service\/billing\/transactions/)
  await expect(chips).toContainText('Category is Calls')
  await expect(rows.first()).toContainText(': call charges')
})

test(
  'read-only people see values and the reason, and nothing to press',
  nightly(
    'packages/web/src/app/read-only-billing.test.tsx',
    'packages/web/src/features/billing/account-state.test.tsx',
  ),
  async ({ page }) => {
    await openAs(page, 'readonly', settings)
    const { wallet, cards, balance } = billingPage(page)
    await expect(balance).toHaveText('$148.20')
    await expect(page.getByText('Your role has read-only permission for Manage Billing')).toBeVisible()
    await expect(wallet.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Stop incoming calls' })).toHaveCount(0)
    await page.goto(cardsPage)
    await expect(cards.getByRole('listitem')).toHaveCount(2)
    await expect(cards.getByRole('button')).toHaveCount(0)
    await page.goto(profile)
    await expect(page.getByText('An administrator of your company')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Edit the account' })).toHaveCount(0)
  },
)

test(
  'who is denied billing is told why and whom to ask',
  nightly('packages/web/src/app/router/place-refusal.test.ts', 'packages/web/src/places/why-unseen.test.ts'),
  async ({ page }) => {
    const reason =
      'Your role has no access to this section. An administrator of your company can give you another role under Manage Users.'
    await openAs(page, 'user', settings)
    await expect(page.getByText('You may not see Wallet')).toBeVisible()
    await expect(page.getByText(reason)).toBeVisible()
    await page.goto('/service/billing/transactions')
    await expect(page.getByText('You may not see transactions')).toBeVisible()
    await expect(page.getByText(reason)).toBeVisible()
    await page.getByRole('link', { name: 'Billing', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Account', exact: true })).toContainText('LB-100002')
    await expect(page.getByRole('link', { name: 'Wallet' })).toHaveCount(0)
  },
)

for (const path of [profile, settings, cardsPage, invoices]) {
  const when = nightly('packages/web/src/app/router/redirect-for.test.ts')
  test(`the super administrator has no account, and is led from ${path} to the dashboard`, when, async ({ page }) => {
    await openAs(page, 'super', path)
    await expect(page).toHaveURL('/service/dashboard')
    await page.getByRole('button', { name: /^Profile of/ }).click()
    await expect(page.getByRole('link', { name: 'User Profile' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Billing', exact: true })).toHaveCount(0)
  })
}

test('what cannot be loaded says so in its place, and can be tried again', async ({ page, mock }) => {
  await mock.fault({ operation: 'PaymentMethod.find', kind: 'status', status: 500, message: 'Out of memory' })
  await openAs(page, 'admin', cardsPage)
  const { cards } = billingPage(page)
  await expect(cards.getByRole('alert')).toContainText('Out of memory')
  await mock.clearFaults()
  await cards.getByRole('button', { name: 'Try again' }).click()
  await expect(cards.getByRole('listitem')).toHaveCount(2)
})

for (const { name, viewport, scheme } of [
  { name: 'desktop, light', viewport: { width: 1440, height: 900 }, scheme: 'light' },
  { name: 'phone, dark', viewport: { width: 390, height: 844 }, scheme: 'dark' },
]) {
  test.describe(name, () => {
    test.use({ viewport })

    test(
      'every tab of billing is accessible',
      nightly('packages/web/e2e/billing.test.ts', 'packages/web/e2e/top-up.test.ts'),
      async ({ page, ownServer: { store } }) => {
        store.table('Customer').patch(harbor, { balance: 6 })
        store.table('DashUser').patch(admin, { uiSettings: JSON.stringify({ colorScheme: scheme }) })
        for (const path of [profile, settings, cardsPage, invoices]) {
          await openAs(page, 'admin', path)
          await expect(page.getByText(/^Balance \$6\.00\. Lasts /)).toBeVisible()
          await expect(page.getByText(/is left in the wallet/)).toBeVisible()
          await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
          await expect(page.locator('html')).toHaveAttribute('data-theme', scheme)
          await expectAccessible(page)
        }
      },
    )
  })
}

test(
  'a customer is subscribed to a product, told the price first, and unsubscribed again',
  nightly(
    'packages/web/src/features/products/subscribe-price.test.ts',
    'packages/web/src/features/billing/subscription-actions.test.ts',
  ),
  async ({ page }) => {
    await openAs(page, 'super', '/service/products?filter=kind%3A%22addon%22')
    await page
      .getByRole('button', { name: /^More to do with/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Subscribe', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: /^Subscribe to / })
    const product = (await dialog.getByRole('heading').textContent())?.replace('Subscribe to ', '') ?? ''
    const subscribe = dialog.getByRole('button', { name: 'Subscribe and charge' })
    await subscribe.click()
    await expect(dialog.getByRole('status')).toHaveText('Choose a customer first.')
    await dialog.getByRole('combobox', { name: 'Customer' }).fill('harbor')
    await page.getByRole('option', { name: 'Harbor Dental Group' }).click()
    await dialog.getByLabel('How many more').fill('2')
    await expect(dialog.getByRole('status')).toContainText(/^Today: 2 at \$\d.*, \$\d.*taken from the wallet/)
    await subscribe.click()
    await page
      .getByRole('dialog', { name: /^Charge \$/ })
      .getByRole('button', { name: /^Charge \$/ })
      .click()
    await expect(page.getByText(/^Subscribed\. .* were taken from the wallet/)).toBeVisible()

    await goTo(
      page,
      `/service/billing/subscriptions?filter=${encodeURIComponent('companyName:"Harbor", status:"active"')}`,
    )
    await page
      .getByRole('button', { name: `More to do with ${product}` })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Unsubscribe' }).click()
    const question = page.getByRole('dialog', { name: `Unsubscribe from ${product}?` })
    await question.getByLabel(/^How many of \d+ are given up/).fill('1')
    await expect(question).toContainText('Harbor Dental Group keeps')
    await question.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByText(/^Harbor Dental Group has \d+ of .* left\.$/)).toBeVisible()
  },
)
