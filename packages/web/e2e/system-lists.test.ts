import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { goTo, openAs } from './support/sign-in.ts'

test(
  'an audit entry is a sentence that leads to its row, with what changed field by field',
  nightly('packages/web/src/features/audit-logs/sentence.test.ts', 'packages/web/src/list/every-link.test.tsx'),
  async ({ page }) => {
    await openAs(page, 'super', '/service/tracking-source')
    const { rows, row, dialog } = listPage(page)
    await rows.first().getByRole('link').first().click()
    await dialog.getByLabel('Name').fill('Harbour radio')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(row('Harbour radio')).toBeVisible()
    await goTo(page, '/service/system/audit')
    const entry = row('saved tracking source Harbour radio').first()
    await expect(entry).toBeVisible()
    await entry.getByRole('link').first().click()
    await expect(dialog).toContainText('Endpoint')
    await expect(dialog).toContainText('Where it came from')
    await expect(dialog.getByText('What changed')).toBeVisible()
    await expect(dialog).toContainText(/Name.* → Harbour radio/)
    await dialog.getByRole('link', { name: 'tracking source Harbour radio' }).click()
    await expect(dialog.getByLabel('Name')).toHaveValue('Harbour radio')
  },
)

test('a row without a form opens from the keyboard, links where one may look, and Back closes it', async ({ page }) => {
  await openAs(page, 'super', '/service/billing/transactions?period=all')
  const { rows, dialog } = listPage(page)
  await rows.first().getByRole('gridcell').nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/service\/billing\/transactions\/view\/\d+\?/)
  await expect(dialog).toContainText('Balance after')
  await expect(dialog.locator('a[href^="/service/products/"], a[href^="/service/customer/"]').first()).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(rows.first()).toBeVisible()
})
