import { type DeclaredResource, declaredResources } from './support/declared-resources.ts'
import { test } from './support/fresh-server.ts'
import { addressParam, listPage, totalOf } from './support/list-page.ts'
import { expect } from './support/patient.ts'
import { openAs } from './support/sign-in.ts'

const everything = ({ path, hasPeriod }: DeclaredResource, search = '') =>
  `${path}?${new URLSearchParams({ ...(hasPeriod && { period: 'all' }), ...Object.fromEntries(new URLSearchParams(search)) })}`

test('there are resources to test', () => {
  expect(declaredResources.length).toBeGreaterThan(30)
})

// What every-resource.test.ts holds against the server without a browser is not asked again here.
for (const resource of declaredResources) {
  test(`the list of ${resource.name}`, async ({ page, mock }) => {
    test.setTimeout(120_000)
    const { rows, pager, cards, grid } = listPage(page)
    await openAs(page, 'super', everything(resource))
    await expect(rows.first()).toBeVisible()

    await test.step('shows a page of rows, and how many there are where that can be asked', async () => {
      if (!resource.count) return expect(rows.nth(10)).toHaveCount(0)
      const total = await totalOf(page)
      await expect(rows).toHaveCount(Math.min(10, total))
      await expect(pager).toContainText(`of ${total.toLocaleString('en-US')}`)
    })

    await test.step('says that nothing matches, and how to see more', async () => {
      await page.goto(everything(resource, 'filter=qqqzzz'))
      await expect(page.getByText(/^No .* match$/)).toBeVisible()
      await page.getByRole('button', { name: 'Clear filter' }).last().click()
      await expect(rows.first()).toBeVisible()
      expect(addressParam(page, 'filter')).toBeNull()
    })

    await test.step('says why it failed, and tries again', async () => {
      await mock.fault({ operation: resource.list, kind: 'status', status: 400, message: 'The filter is too odd' })
      await page.goto(everything(resource))
      const failure = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
      await expect(failure).toContainText('The filter is too odd')
      await mock.mended()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(rows.first()).toBeVisible()
    })

    await test.step('a phone shows cards that can be put in order', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(cards.first()).toBeVisible()
      await expect(grid).toHaveCount(0)
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ index: 1 })
      await expect(cards.first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    })
  })
}
