import { addressParam, listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

const byUseCall = nightly('packages/web/src/data/use-call.test.tsx', 'packages/web/src/list/use-rows.test.tsx')
const byFilterBox = nightly('packages/web/src/list/filter/filter-box.test.tsx')
const byListStatePanel = nightly('packages/web/src/list/table/list-state-panel.test.tsx')
const byUseListState = nightly('packages/web/src/list/context/use-list-state.test.tsx')

test('a slow count never holds the rows', byListStatePanel, async ({ page, mock }) => {
  await mock.fault({ operation: 'Customer.count', kind: 'latency', delayMs: 5000 })
  await openAs(page, 'super', '/service/customer')
  const { rows, count } = listPage(page)
  await expect(rows.first()).toBeVisible()
  await expect(page.getByText('Counting…')).toBeVisible()
  await expect(count).toBeVisible()
})

test('a late answer never replaces a newer one', byUseCall, async ({ page }) => {
  await openAs(page, 'super', '/service/tracking-number')
  const { filter, rows } = listPage(page)
  await expect(rows.first()).toBeVisible()
  await page.route(/tracking_numbers\?.*filter/, async (route) => {
    const isOld = decodeURIComponent(route.request().url()).includes('%subway%')
    if (isOld) await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue().catch(() => undefined)
  })
  await filter.fill('trackingSourceName:"subway"')
  await page.waitForTimeout(300)
  await filter.fill('trackingSourceName:"search ads"')
  await expect(rows.first()).toContainText('Search ads')
  await page.waitForTimeout(2000)
  await expect(rows.first()).toContainText('Search ads')
})

test('typing filters, keeps the old rows until the new are there, and going back undoes all of it', async ({
  page,
}) => {
  await openAs(page, 'super', '/service/tracking-number')
  const { filter, rows, chips } = listPage(page)
  await expect(rows).toHaveCount(10)
  await filter.pressSequentially('trackingSourceName:"subway"', { delay: 20 })
  await expect(chips).toContainText('subway')
  const others = async () => (await rows.allInnerTexts()).filter((text) => !text.includes('Subway'))
  await expect.poll(others).toEqual([])
  await page.goBack()
  await expect(filter).toHaveValue('')
  await expect(rows).toHaveCount(10)
  await expect(chips).toHaveCount(0)
})

test('what is wrong with a filter is marked and not applied', byFilterBox, async ({ page }) => {
  await openAs(page, 'super', '/service/tracking-number')
  const { filter, rows } = listPage(page)
  await expect(rows).toHaveCount(10)
  await filter.fill('colour:"red"')
  await expect(page.getByText('There is no field colour')).toBeVisible()
  await expect(filter).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('mark')).toHaveText('colour')
  expect(addressParam(page, 'filter')).toBeNull()
  await filter.press('Escape')
  await expect(filter).toHaveValue('')
})

test('chips take their condition out', byFilterBox, async ({ page }) => {
  await openAs(page, 'super', '/service/tracking-number?filter=trackingSourceName%3A%22subway%22%2C+212')
  const { chips, filter, rows } = listPage(page)
  await expect(chips.getByRole('button')).toHaveCount(2)
  await chips.getByRole('button', { name: 'Remove 212' }).click()
  await expect(filter).toHaveValue('trackingSourceName:"subway"')
  await expect(rows.first()).toContainText('Subway')
  expect(addressParam(page, 'filter')).toBe('trackingSourceName:"subway"')
})

test('a list is remembered, an address is obeyed', byUseListState, async ({ page }) => {
  await openAs(page, 'super', '/service/tracking-number?sort=-totalCalls&pageSize=25')
  const { rows, filter, head } = listPage(page)
  await expect(rows.first()).toBeVisible()
  await filter.fill('subway')
  await expect.poll(() => addressParam(page, 'filter')).toBe('subway')
  await page.getByRole('link', { name: 'Manage Customers' }).click()
  await expect(page.getByRole('heading', { name: 'Customers' })).toBeVisible()
  await page.getByRole('link', { name: 'Tracking Numbers' }).click()
  await expect(filter).toHaveValue('subway')
  await expect(head('totalCalls')).toHaveAttribute('aria-sort', 'descending')
  await page.goto('/service/tracking-number?filter=flyer')
  await expect(filter).toHaveValue('flyer')
  await expect(head('tracking_number')).toHaveAttribute('aria-sort', 'ascending')
})

test('the keyboard filters, moves, opens and selects', async ({ page }) => {
  await openAs(page, 'super', '/service/customer')
  const { rows, filter, dialog, head } = listPage(page)
  await expect(rows.first()).toBeVisible()
  await page.keyboard.press('/')
  await expect(filter).toBeFocused()
  await head('companyName').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(page.getByText('1 selected')).toBeVisible()
  await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Edit Harbor Dental Group')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('1 selected')).toBeVisible()
})

test('what cannot be asked for again stays, and is said to be old', async ({ page, mock }) => {
  await openAs(page, 'super', '/service/tracking-number')
  const { rows } = listPage(page)
  await expect(rows).toHaveCount(10)
  await mock.fault({ operation: 'OpNumber.findPaged', kind: 'status', status: 400, message: 'Not today' })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'These may be out of date: Not today' })).toBeVisible()
  await expect(rows).toHaveCount(10)
})

test(
  'a page past the end leads back; what cannot be asked for again stays, and is said to be old',
  nightly('packages/web/src/list/table/list-state-panel.test.tsx', 'packages/web/src/list/use-rows.test.tsx'),
  async ({ page, mock }) => {
    await openAs(page, 'super', '/service/tracking-number?page=99')
    const { rows, filter } = listPage(page)
    await page.getByRole('button', { name: 'Go to the first page' }).click()
    await expect(rows).toHaveCount(10)

    await mock.fault({ operation: 'OpNumber.findPaged', kind: 'status', status: 400, message: 'Not today' })
    await page.getByRole('button', { name: 'Refresh' }).click()
    const line = page.getByRole('status').filter({ hasText: 'These may be out of date: Not today' })
    await expect(line).toBeVisible()
    await expect(rows).toHaveCount(10)
    await filter.fill('subway')
    await expect(page.getByText('The tracking numbers could not be loaded')).toBeVisible()
    await expect(rows).toHaveCount(0)
    await mock.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(rows.first()).toContainText('Subway')
    await expect(line).toHaveCount(0)
  },
)

test('on a phone cards are ordered by any column, and selected together', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, 'super', '/service/tracking-source')
  const { cards } = listPage(page)
  await expect(cards).toHaveCount(10)
  const all = page.getByRole('checkbox', { name: 'Select all on this page' })
  await all.check()
  await expect(page.getByText('10 selected')).toBeVisible()
  await cards.first().getByRole('checkbox').uncheck()
  await expect(all).toBeChecked({ indeterminate: true })
  await all.check()
  await all.uncheck()
  await expect(page.getByText(/selected$/)).toHaveCount(0)
  // A column that has no room in the grid at first.
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Added ↓' })
  await expect.poll(() => addressParam(page, 'sort')).toBe('-createdAt')
  await expect(cards).toHaveCount(10)
})
