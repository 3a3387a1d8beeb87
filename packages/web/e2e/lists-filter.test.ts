import { expectAccessible } from './support/accessible.ts'
import { addressParam, listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { goTo, openAs } from './support/sign-in.ts'

test('the filter completes keys and values, by keyboard alone', async ({ page }) => {
  await openAs(page, 'super', '/service/routing/sipgateway')
  const { rows, filter, chips } = listPage(page)
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await expect(rows.first()).toBeVisible()
  await page.keyboard.press('/')
  await expect(filter).toBeFocused()
  await filter.pressSequentially('ty')
  await expect(options).toHaveText([/^Directiontype/])
  await expect(filter).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(filter).toHaveValue('type:""')
  await expect(options.filter({ hasText: 'Outbound' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type('outb')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(filter).toHaveValue('type:"outbound"')
  await expect(filter).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chips).toContainText('Direction is Outbound')
  expect(addressParam(page, 'filter')).toBe('type:"outbound"')

  await page.setViewportSize({ width: 390, height: 844 })
  await goTo(page, '/service/call-log')
  await filter.pressSequentially('track')
  await expect(options.filter({ hasText: 'trackingSourceName' })).toBeVisible()
  // English names are short; others leave no room for the key beside them.
  const isCut = options
    .locator('span')
    .first()
    .evaluate((name) => {
      if (name.firstChild instanceof Text) name.firstChild.data = 'Fuente de seguimiento de llamadas'
      return name.scrollWidth > name.clientWidth
    })
  expect(await isCut).toBe(false)
})

test(
  'suggestions come from the rows on hand, and Escape puts them away before it takes the text back',
  nightly('packages/web/src/list/filter/filter-box.test.tsx', 'packages/web/src/kit/filter/conditions.test.ts'),
  async ({ page }) => {
    await openAs(page, 'super', '/service/tracking-number')
    const { rows, filter } = listPage(page)
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    await expect(rows.first()).toBeVisible()
    await filter.fill('trackingSourceName:"s')
    await expect(list.getByRole('option').first()).toContainText(/^S/)
    await filter.press('Escape')
    await expect(list).toHaveCount(0)
    await expect(filter).toHaveValue('trackingSourceName:"s')
    await filter.press('Escape')
    await expect(filter).toHaveValue('')
  },
)
