import { expectAccessible } from './support/accessible.ts'
import { columnTexts, listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

const byBulkEditDialog = nightly(
  'packages/web/src/list/actions/bulk-edit-dialog.test.tsx',
  'packages/web/e2e/undo.test.ts',
)

const path = '/service/tracking-number'
const bar = { name: 'Changes that can be undone' }

test(
  'changes several fields of several rows at once, and can be taken back',
  nightly('packages/web/src/list/actions/bulk-edit-dialog.test.tsx', 'packages/web/e2e/undo.test.ts'),
  async ({ page }) => {
    await openAs(page, 'admin', path)
    const { rows } = listPage(page)
    await rows.nth(0).getByRole('checkbox').check()
    await rows.nth(1).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Change 2 tracking numbers' })
    await expect(dialog.getByRole('checkbox')).toHaveCount(5)
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Choose at least one field.')
    await dialog.getByLabel('Change Gateway').check()
    await dialog.getByLabel('Change Description').check()
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Changed all at once')
    await expectAccessible(page)
    const before = await columnTexts(page, 'description')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    const question = page.getByRole('dialog', { name: 'Clear Gateway?' })
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Clear' }).click()
    await expect(page.getByRole('region', bar)).toContainText('Changed: 2 tracking numbers.')
    await expect(page.locator('[data-field="description"]', { hasText: 'Changed all at once' })).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.locator('[data-field="description"]', { hasText: 'Changed all at once' })).toHaveCount(0)
    expect(await columnTexts(page, 'description')).toEqual(before)
  },
)

test('closing the tab carries a pending change out', byBulkEditDialog, async ({ page, context }) => {
  await openAs(page, 'admin', path)
  const { rows } = listPage(page)
  await rows.nth(0).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Change Description').check()
  await page.getByRole('textbox', { name: 'Description' }).fill('Kept after closing')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.close({ runBeforeUnload: true })
  const other = await context.newPage()
  await openAs(other, 'admin', path)
  await expect(async () => {
    await other.getByRole('button', { name: 'Refresh' }).click()
    await expect(other.getByText('Kept after closing')).toBeVisible({ timeout: 1000 })
  }).toPass()
})
