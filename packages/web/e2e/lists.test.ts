import { addressParam, listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

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

test(
  'what cannot be asked for again stays, and is said to be old',
  nightly('packages/web/src/list/use-rows.test.tsx'),
  async ({ page, mock }) => {
    await openAs(page, 'super', '/service/tracking-number')
    const { rows } = listPage(page)
    await expect(rows).toHaveCount(10)
    await mock.fault({ operation: 'OpNumber.findPaged', kind: 'status', status: 400, message: 'Not today' })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'These may be out of date: Not today' })).toBeVisible()
    await expect(rows).toHaveCount(10)
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
