import { expectAccessible } from './support/accessible.ts'
import { inCurrency } from './support/billing-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

const kestrel = '/service/customers/3/billing'

test(
  'staff give a credit for a reason, after a question in both currencies',
  nightly(
    'packages/web/src/features/customer-account/operations.test.tsx',
    'packages/web/src/features/customer-account/wallet.test.tsx',
  ),
  async ({ page, ownServer }) => {
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
  },
)
