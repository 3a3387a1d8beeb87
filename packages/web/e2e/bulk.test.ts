import { expectAccessible } from './support/accessible.ts'
import { columnTexts, listPage, totalOf } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

const byBulkEditDialog = nightly(
  'packages/web/src/list/actions/bulk-edit-dialog.test.tsx',
  'packages/web/e2e/undo.test.ts',
)
const bySelectMatching = nightly(
  'packages/web/src/list/actions/select-matching.test.tsx',
  'packages/web/src/list/context/row-selection.test.ts',
)
const byEveryKey = nightly(
  'packages/web/src/list/actions/bulk-edit-dialog.test.tsx',
  'packages/web/src/list/every-key.test.ts',
)
const byEveryPermission = nightly(
  'packages/web/src/list/every-key.test.ts',
  'packages/web/src/list/every-permission.test.ts',
)

const path = '/service/tracking-number'
const bar = { name: 'Changes that can be undone' }

test('selects all that match on every page, not only the one on the screen', bySelectMatching, async ({ page }) => {
  await openAs(page, 'super', path)
  const total = await totalOf(page)
  expect(total).toBeGreaterThan(10)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(page.getByText('10 selected')).toBeVisible()
  await expect(page.getByText('All 10 on this page are selected.')).toBeVisible()
  await page.getByRole('button', { name: `Select all ${total} matching` }).click()
  await expect(page.getByText(`${total} selected`)).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByRole('row', { selected: true })).toHaveCount(Math.min(10, total - 10))
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await expect(page.getByText('selected', { exact: false })).toHaveCount(0)
})

test('changes several fields of several rows at once, and can be taken back', async ({ page }) => {
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
  const question = page.getByRole('dialog', { name: 'Empty Gateway?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Empty it' }).click()
  await expect(page.getByRole('region', bar)).toContainText('Changing 2 tracking numbers.')
  await expect(page.locator('[data-field="description"]', { hasText: 'Changed all at once' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('[data-field="description"]', { hasText: 'Changed all at once' })).toHaveCount(0)
  expect(await columnTexts(page, 'description')).toEqual(before)
})

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

test('says of each row why it failed, and tries only those again', byBulkEditDialog, async ({ page, mock }) => {
  await page.clock.install()
  await openAs(page, 'super', path)
  const { rows } = listPage(page)
  const total = 3
  for (let at = 0; at < total; at++) await rows.nth(at).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Change Description').check()
  await page.getByRole('textbox', { name: 'Description' }).fill('Changed all at once')
  await mock.fault({ operation: 'OpNumber.upsert', kind: 'status', status: 409, message: 'Locked by a carrier' })
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.clock.runFor(9000)
  const failures = page.getByRole('alertdialog', { name: `${total} of ${total} not changed` })
  await expect(failures.getByRole('listitem')).toHaveCount(total)
  await expect(failures.getByRole('listitem').first()).toContainText('Locked by a carrier')
  await mock.clearFaults()
  await failures.getByRole('button', { name: 'Try these again' }).click()
  await expect(page.getByText(`${total} tracking numbers changed.`)).toBeVisible()
  await expect(failures).toHaveCount(0)
})

test(
  'ever so many rows are deleted after a question, can be taken back, and show their progress',
  nightly('packages/web/src/list/actions/remove-rows.test.ts', 'packages/web/src/list/every-change.test.ts'),
  async ({ page, mock }) => {
    await page.clock.install()
    await openAs(page, 'admin', '/service/routing/blacklist')
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '{}').id)
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        page.request.post(`/api/v1/BlacklistNumbers?access_token=${token}`, {
          data: { number: `+1212555${1000 + index}`, description: 'Robocalls' },
        }),
      ),
    )
    await page.goto('/service/routing/blacklist?filter=description%3A"Robocalls"')
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await page.getByRole('button', { name: 'Select all matching' }).click()
    await expect(page.getByText('60 selected')).toBeVisible()
    // What narrows the list stays in sight while rows of it are chosen.
    await expect(listPage(page).chips).toContainText('Robocalls')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const question = page.getByRole('dialog').filter({ hasText: '60' })
    await mock.fault({ operation: 'BlacklistNumber.deleteById', kind: 'latency', delayMs: 200 })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Robocalls', { exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Robocalls', { exact: true }).first()).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await page.getByRole('button', { name: 'Select all matching' }).click()
    await expect(page.getByText('60 selected')).toBeVisible()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await page.mouse.move(700, 5)
    await page.clock.runFor(9000)
    await expect(page.getByText(/^Deleting \d+ of 60…$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
    await expect(page.getByText('60 blocked numbers deleted.')).toBeVisible()
    await expect(page.getByRole('row', { selected: true })).toHaveCount(0)
    await expect(page.getByText('Robocalls', { exact: true })).toHaveCount(0)
  },
)

test('rows that cannot be deleted can be changed together', byEveryKey, async ({ page }) => {
  await openAs(page, 'admin', '/service/phone-book')
  const { rows } = listPage(page)
  await rows.nth(0).getByRole('checkbox').check()
  await rows.nth(1).getByRole('checkbox').check()
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Change City').check()
  await page.getByRole('textbox', { name: 'City' }).fill('Springfield')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.locator('[data-field="city"]', { hasText: 'Springfield' })).toHaveCount(2)
})

test('who may only look selects nothing', byEveryPermission, async ({ page }) => {
  await openAs(page, 'readonly', path)
  const { rows } = listPage(page)
  await expect(rows.first()).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Edit|Delete|Import)/ })).toHaveCount(0)
})
