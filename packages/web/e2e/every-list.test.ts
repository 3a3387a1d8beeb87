import { type DeclaredResource, declaredResources } from './support/declared-resources.ts'
import { test } from './support/fresh-server.ts'
import { addressParam, listPage, textOf, totalOf } from './support/list-page.ts'
import { expect } from './support/patient.ts'
import { openAs } from './support/sign-in.ts'

const everything = ({ path, hasPeriod }: DeclaredResource, search = '') =>
  `${path}?${new URLSearchParams({ ...(hasPeriod && { period: 'all' }), ...Object.fromEntries(new URLSearchParams(search)) })}`

test('there are resources to test', () => {
  expect(declaredResources.length).toBeGreaterThan(30)
})

// One test a resource, in steps: each point on a page of its own would sign in and load the app three hundred times.
for (const resource of declaredResources) {
  test(`the list of ${resource.name}`, async ({ page, mock }) => {
    test.setTimeout(120_000)
    const { rows, pager, filter, chips, heads, cards, grid } = listPage(page)
    const next = pager.getByRole('button', { name: 'Next page' })
    await openAs(page, 'super', everything(resource))
    await expect(rows.first()).toBeVisible()

    await test.step('shows a page of rows, and how many there are where that can be asked', async () => {
      if (!resource.count) return expect(rows.nth(10)).toHaveCount(0)
      const total = await totalOf(page)
      await expect(rows).toHaveCount(Math.min(10, total))
      await expect(pager).toContainText(`of ${total.toLocaleString('en-US')}`)
    })

    await test.step('pages, and goes back', async () => {
      if ((await next.getAttribute('aria-disabled')) === 'true') return
      const first = await textOf(rows.first())
      await next.click()
      await expect(pager).toContainText('11–')
      await expect(rows.first()).not.toHaveText(first)
      expect(addressParam(page, 'page')).toBe('2')
      await page.goBack()
      await expect(pager).toContainText('1–10')
      await expect(rows.first()).toHaveText(first)
    })

    await test.step('sorts both ways', async () => {
      const sortable = heads.filter({ has: page.locator('.MuiDataGrid-sortButton, .MuiDataGrid-iconButtonContainer') })
      const fields = await sortable.evaluateAll((all) => all.map((head) => head.getAttribute('data-field') ?? ''))
      expect(fields.length).toBeGreaterThan(0)
      for (const field of fields.slice(0, 2)) {
        const head = listPage(page).head(field)
        await head.click()
        await expect(head).toHaveAttribute('aria-sort', /ascending|descending/)
        const first = await head.getAttribute('aria-sort')
        await head.click()
        await expect(head).toHaveAttribute('aria-sort', first === 'ascending' ? 'descending' : 'ascending')
        await expect(rows.first()).toBeVisible()
      }
    })

    await test.step('filters by every key', async () => {
      for (const key of resource.keys) {
        await filter.fill(`${key}:"1"`)
        await filter.press('Enter')
        await expect(chips).toContainText(key)
        await expect(filter).toHaveAttribute('aria-invalid', 'false')
      }
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

    await test.step('says when there is nothing yet', async () => {
      await mock.fault({ operation: resource.list, kind: 'status', status: 200, body: [] })
      if (resource.count) {
        await mock.fault({ operation: resource.count, kind: 'status', status: 200, body: { count: 0 } })
      }
      await page.goto(everything(resource))
      await expect(page.getByText(/^No .* yet$/)).toBeVisible()
      await mock.mended()
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
