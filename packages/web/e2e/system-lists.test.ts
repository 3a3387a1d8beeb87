import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { goTo, openAs } from './support/sign-in.ts'

test('an audit entry is a sentence that leads to its row, with what changed field by field', async ({ page }) => {
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
})

test(
  'the audit of one person is found by name, typed and chosen',
  nightly('packages/web/src/shared/people/people-choice.test.tsx'),
  async ({ page }) => {
    await openAs(page, 'super', '/service/system/audit?period=all')
    const { filter, chips, rows, row } = listPage(page)
    await filter.fill('userId:"brenn')
    await page.getByRole('option', { name: /Owen Brennan/ }).click()
    await filter.press('Enter')
    await expect(chips.getByRole('button', { name: /Person: Owen Brennan/ })).toBeVisible()
    await expect(rows.first()).toContainText('Owen Brennan')
    await expect(row('Nora Whitfield')).toHaveCount(0)
    await page.getByRole('button', { name: 'Filter by fields' }).click()
    await page.getByRole('combobox', { name: 'Value', exact: true }).selectOption('Nora Whitfield')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(chips.getByRole('button', { name: /Person: Nora Whitfield/ })).toBeVisible()
    await expect(row('Owen Brennan')).toHaveCount(0)
    await expect(rows.first()).toContainText('Nora Whitfield')
  },
)

test('a dialog in progress counts on', nightly('packages/web/src/list/own-progress.test.ts'), async ({ page }) => {
  await openAs(page, 'super', '/service/system/calls')
  const duration = page.getByRole('gridcell', { name: /^\d+:\d\d$/ }).first()
  const before = await duration.textContent()
  await expect(duration).not.toHaveText(before ?? '')
})

const byPanel = nightly(
  'packages/web/src/features/customer-panel/customer-panel-page.test.tsx',
  'packages/web/src/features/customer-panel/account-facts.test.tsx',
)
test('the panel shows what belongs to the chosen customer, and leads on to it', byPanel, async ({ page }) => {
  await openAs(page, 'super', '/service/customer-panel')
  await expect(page.getByText('Choose a customer')).toBeVisible()
  await goTo(page, '/service/customer-panel?customer=2')
  await expect(page.getByRole('heading', { level: 1, name: 'Harbor Dental Group' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Account' })).toContainText('LB-100002')
  await page.getByRole('region', { name: 'Tracking numbers' }).getByRole('link', { name: /^All/ }).click()
  await expect(page).toHaveURL('/service/tracking-number?customer=2')
  await expect(listPage(page).count).toHaveText('25 tracking numbers')
})

const byLiveLists = nightly('packages/web/src/list/live/every-list.test.tsx')
test(
  'dialogs that end are seen without asking, and no row moves before somebody asks',
  byLiveLists,
  async ({ page, ownServer }) => {
    await openAs(page, 'super', '/service/system/calls')
    const { rows } = listPage(page)
    await expect(rows.first()).toBeVisible()
    const before = await rows.count()
    const [first] = ownServer.store.table('Dialog').all()
    if (first) ownServer.store.table('Dialog').delete(first.id)
    await expect(page.getByText('1 no longer here')).toBeVisible()
    await expect(rows).toHaveCount(before)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(rows).toHaveCount(before - 1)
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

test(
  'a saved view says whose it is and leads to the list it shows',
  nightly(
    'packages/web/src/features/templates/describe-view.test.ts',
    'packages/web/src/features/templates/where-shown.test.ts',
  ),
  async ({ page }) => {
    await openAs(page, 'admin', '/service/templates/view/1')
    const { dialog, chips } = listPage(page)
    await expect(dialog).toContainText('Call logs')
    await expect(dialog).toContainText('This Week')
    await dialog.getByRole('link', { name: 'Open this view' }).click()
    await expect(page).toHaveURL(/\/service\/call-log\?filter=/)
    await expect(chips).toContainText('Missed')
  },
)
