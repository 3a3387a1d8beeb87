import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { billingPage, cardsPage, harbor, invoices, savedCards, settings } from './support/billing-page.ts'
import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

const profile = '/service/billing'

/** Nora Whitfield, who is `admin`. */
const admin = 2

async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Name on card').fill('Nora Whitfield')
  await page.getByLabel('Card number', { exact: true }).fill(number)
  await page.getByLabel('Expiry (MM/YY)').fill('12/40')
  await page.getByLabel('Security code').fill('123')
}

test('a new card is saved, and not typed twice where only the last step failed', async ({ page, mock, ownServer }) => {
  await mock.fault({ operation: 'PaymentMethod.find', kind: 'status', status: 500, message: 'Out of memory' })
  await openAs(page, 'admin', cardsPage)
  const { cards } = billingPage(page)
  await test.step('what cannot be loaded says so in its place, and can be tried again', async () => {
    await expect(cards.getByRole('alert')).toContainText('Out of memory')
    await mock.clearFaults()
    await cards.getByRole('button', { name: 'Try again' }).click()
    await expect(cards.getByRole('listitem')).toHaveCount(2)
  })
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

test('an invoice over a period is saved as a file; a refusal is reported in words', async ({
  page,
  mock,
  ownServer,
}) => {
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
