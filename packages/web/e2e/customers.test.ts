import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

const byPhoneLists = nightly('packages/web/e2e/lists.test.ts', 'packages/web/e2e/accessible-lists.test.ts')

test(
  'adds a customer, which is then in the list',
  nightly('packages/web/e2e/tracking-numbers.test.ts', 'packages/web/src/list/drawer/edit-drawer.test.tsx'),
  async ({ page }) => {
    await openAs(page, 'super', '/service/customer')
    const { dialog, row, count } = listPage(page)
    await expect(count).toHaveText('4 customers')
    await page.getByRole('button', { name: 'Add customer' }).click()
    await expect(page).toHaveURL('/service/customer/add')
    await expect(dialog.getByLabel('Company', { exact: true }).last()).toBeFocused()
    await page.keyboard.type('Alder Street Bakery')
    await dialog.getByLabel('Billing e-mail').fill('bills@alder.example')
    await dialog.getByLabel('City').fill('Denver')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Alder Street Bakery was added.')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/service/customer')
    await expect(row('Alder Street Bakery')).toContainText('bills@alder.example')
    await expect(count).toHaveText('5 customers')
  },
)

test('a phone adds, edits and deletes as well', byPhoneLists, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, 'super', '/service/customer')
  const { cards, dialog } = listPage(page)
  await expect(cards).toHaveCount(4)
  await cards.filter({ hasText: 'Kestrel' }).getByRole('link').click()
  await dialog.getByLabel('First name').fill('Owena')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Changes saved.')).toBeVisible()
  await cards.filter({ hasText: 'Kestrel' }).getByRole('checkbox', { name: 'Select Kestrel Estates' }).check()
  await expect(page.getByText('1 selected')).toBeVisible()
  await cards.filter({ hasText: 'Bluebird' }).getByRole('button', { name: 'Delete Bluebird Plumbing' }).click()
  await page.getByRole('dialog', { name: 'Delete this customer?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(cards).toHaveCount(3)
})
