import { expectAccessible } from './support/accessible.ts'
import { inCurrency } from './support/billing-page.ts'
import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

const kestrel = '/service/customers/3/billing'

test('staff give a credit for a reason, after a question in both currencies', async ({ page, ownServer }) => {
  inCurrency(ownServer, 'KWD', 3)
  await openAs(page, 'super', kestrel)
  await expect(page.getByRole('heading', { name: 'Billing of Kestrel Estates' })).toBeVisible()
  const ledger = page.getByRole('region', { name: 'Ledger' })
  await expect(ledger.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: 'Give a credit' }).click()
  const form = page.getByRole('dialog', { name: 'Give a credit' })
  await form.getByLabel('Amount in US dollars').fill('12.50')
  await form.getByLabel('Reason').fill('Two days without calls')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: /^Give \$12\.50 \(KWD\s\d+\.\d{3}\)\?$/ })
  await expect(question).toContainText('Reason: Two days without calls')
  await question.getByRole('button', { name: 'Give a credit' }).click()
  await expect(ledger.getByRole('listitem').first()).toContainText(/Credit.*\$12\.50/)
  await expect(page.getByRole('region', { name: 'What staff did' })).toContainText('Two days without calls')
})

test(
  'a part of a payment is refunded, and no more than is left',
  nightly(
    'packages/web/src/features/customer-account/operations.test.tsx',
    'packages/web/src/features/customer-account/use-asked-operation.test.tsx',
  ),
  async ({ page, ownServer }) => {
    inCurrency(ownServer, 'JPY', 3)
    // From the payments of the customer, where the old ones are found as well.
    await openAs(
      page,
      'super',
      `/service/billing/transactions?customer=3&period=all&filter=${encodeURIComponent('type:"Payment"')}`,
    )
    const { rows } = listPage(page)
    await rows
      .first()
      .getByRole('button', { name: /^(More|Actions)/ })
      .click()
    await page.getByRole('menuitem', { name: 'Refund' }).click()
    await expect(page).toHaveURL(/\/service\/customers\/3\/billing$/)
    const form = page.getByRole('dialog', { name: 'Refund' })
    await form.getByLabel('Amount in US dollars').fill('100000')
    await form.getByLabel('Reason').fill('Charged twice')
    await form.getByRole('button', { name: 'Continue' }).click()
    await expect(form.getByText(/^From \$0\.01 to /)).toBeVisible()
    await form.getByLabel('Amount in US dollars').fill('1')
    await form.getByRole('button', { name: 'Continue' }).click()
    await page
      .getByRole('dialog', { name: /^Refund \$1\.00 \(¥15[12]\)/ })
      .getByRole('button', { name: 'Refund' })
      .click()
    await expect(page.getByText(/^\$1\.00 .*was given back\.$/)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Ledger' })).toContainText(/of which \$1\.00 .*given back/)
  },
)

test(
  'who only reads at the owner sees it and can do nothing',
  nightly('packages/web/src/features/customer-account/operation-buttons.test.tsx'),
  async ({ page }) => {
    await openAs(page, 'felix', kestrel)
    await expect(page.getByText(/^View only\./)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Ledger' }).getByRole('listitem').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /Give a credit|Charge a card|^Refund|Pause|^End/ })).toHaveCount(0)
  },
)

test(
  'an administrator of a customer never comes to it',
  nightly('packages/web/src/list/every-permission.test.ts'),
  async ({ page }) => {
    await openAs(page, 'owen', kestrel)
    await expect(page.getByText(/^You may not see/)).toBeVisible()
  },
)

test(
  'what is past due is found by its age, and leads to the billing of the customer',
  nightly(
    'packages/web/src/shared/wallet/past-due-of.test.ts',
    'packages/web/src/features/customer-account/ages.test.ts',
  ),
  async ({ page }) => {
    await openAs(page, 'super', '/service/billing/past-due')
    const { row } = listPage(page)
    await expect(row('Bluebird Plumbing')).toBeVisible()
    await page.getByRole('button', { name: 'Over 90 days' }).click()
    await expect(row('Bluebird Plumbing')).toHaveCount(0)
  },
)

test(
  'tracking of several customers is paused at once, for a reason',
  nightly('packages/web/src/features/customer-account/bulk.test.tsx'),
  async ({ page }) => {
    await openAs(page, 'super', '/service/billing/low-wallets')
    const { row } = listPage(page)
    await expect(row('Kestrel Estates')).toContainText(/\$[\d.]+.*Lasts \d+ days at the present rate, until /)
    for (const name of ['Kestrel Estates', 'Bluebird Plumbing']) await row(name).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Pause tracking' }).click()
    const question = page.getByRole('dialog', { name: 'Pause tracking of 2 customers?' })
    await question.getByLabel('Reason').fill('Unpaid for months')
    await question.getByRole('button', { name: 'Pause tracking' }).click()
    await expect(page.getByText('Tracking of 2 customers is paused.')).toBeVisible()
    await expect(row('Kestrel Estates')).toContainText('Tracking paused')
  },
)
