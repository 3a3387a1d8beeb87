import { type DeclaredResource, declaredResources } from './support/declared-resources.ts'
import { test } from './support/fresh-server.ts'
import { addressParam, listPage, textOf, totalOf } from './support/list-page.ts'
import { expect } from './support/patient.ts'
import { openAs } from './support/sign-in.ts'

const everything = ({ path, hasPeriod }: DeclaredResource, search = '') =>
  `${path}?${new URLSearchParams({ ...(hasPeriod && { period: 'all' }), ...Object.fromEntries(new URLSearchParams(search)) })}`

test('there are resources to test', () => {
  expect(declaredResources.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['customer', 'tracking-number', 'call-log']),
  )
})

for (const resource of declaredResources) {
  test.describe(resource.name, () => {
    test('shows rows and how many there are', async ({ page }) => {
      await openAs(page, 'super', everything(resource))
      const { rows, pager } = listPage(page)
      await expect(rows.first()).toBeVisible()
      const total = await totalOf(page)
      await expect(rows).toHaveCount(Math.min(10, total))
      await expect(pager).toContainText(`of ${total.toLocaleString('en-US')}`)
    })

    test('sorts by every column that can be sorted', async ({ page }) => {
      await openAs(page, 'super', everything(resource))
      const { heads, rows } = listPage(page)
      await expect(rows.first()).toBeVisible()
      const sortable = heads.filter({ has: page.locator('.MuiDataGrid-sortButton, .MuiDataGrid-iconButtonContainer') })
      const fields = await sortable.evaluateAll((all) => all.map((head) => head.getAttribute('data-field') ?? ''))
      expect(fields.length).toBeGreaterThan(1)
      for (const field of fields) {
        const head = listPage(page).head(field)
        await head.click()
        await expect(head).toHaveAttribute('aria-sort', /ascending|descending/)
        const first = await head.getAttribute('aria-sort')
        await head.click()
        await expect(head).toHaveAttribute('aria-sort', first === 'ascending' ? 'descending' : 'ascending')
        await expect(rows.first()).toBeVisible()
      }
    })

    test('filters by every key', async ({ page }) => {
      await openAs(page, 'super', everything(resource))
      const { filter, chips, rows } = listPage(page)
      await expect(rows.first()).toBeVisible()
      for (const key of resource.keys) {
        await filter.fill(`${key}:"1"`)
        await filter.press('Enter')
        await expect(chips).toContainText(key)
        await expect(filter).toHaveAttribute('aria-invalid', 'false')
      }
    })

    test('says that nothing matches, and how to see more', async ({ page }) => {
      await openAs(page, 'super', everything(resource, 'filter=qqqzzz'))
      await expect(page.getByText(/^No .* match$/)).toBeVisible()
      await page.getByRole('button', { name: 'Clear filter' }).last().click()
      await expect(listPage(page).rows.first()).toBeVisible()
      expect(addressParam(page, 'filter')).toBeNull()
    })

    test('pages, and goes back', async ({ page }) => {
      await openAs(page, 'super', everything(resource))
      const { rows, pager } = listPage(page)
      const total = await totalOf(page)
      const next = pager.getByRole('button', { name: 'Next page' })
      if (total <= 10) {
        await expect(next).toHaveAttribute('aria-disabled', 'true')
        return
      }
      const firstRow = await textOf(rows.first())
      await next.click()
      await expect(pager).toContainText('11–')
      await expect(rows.first()).not.toHaveText(firstRow)
      expect(addressParam(page, 'page')).toBe('2')
      await page.goBack()
      await expect(pager).toContainText('1–10')
      await expect(rows.first()).toBeVisible()
      await pager.getByRole('combobox').selectOption('25')
      await expect(pager).toContainText(`1–${Math.min(25, total)} of`)
    })

    test('says when there is nothing yet', async ({ page, mock }) => {
      await mock.fault({ operation: resource.list, kind: 'status', status: 200, body: [] })
      await mock.fault({ operation: resource.count, kind: 'status', status: 200, body: { count: 0 } })
      await openAs(page, 'super', everything(resource))
      await expect(page.getByText(/^No .* yet$/)).toBeVisible()
      if (resource.hasForm) await expect(page.getByRole('button', { name: /^Add / })).toHaveCount(2)
    })

    test('says why it failed, and tries again', async ({ page, mock }) => {
      await mock.fault({ operation: resource.list, kind: 'status', status: 400, message: 'The filter is too odd' })
      await openAs(page, 'super', everything(resource))
      const failure = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
      await expect(failure).toContainText('The filter is too odd')
      await mock.mended()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(listPage(page).rows.first()).toBeVisible()
    })

    test('shows rows while they are still being counted', async ({ page, mock }) => {
      await mock.fault({ operation: resource.count, kind: 'latency', delayMs: 4000 })
      await openAs(page, 'super', everything(resource))
      await expect(listPage(page).rows.first()).toBeVisible()
      await expect(page.getByText('Counting…')).toBeVisible()
      await expect(listPage(page).count).toBeVisible({ timeout: 10_000 })
    })

    test('a phone shows cards that can be put in order', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await openAs(page, 'super', everything(resource))
      const { cards, grid } = listPage(page)
      await expect(cards.first()).toBeVisible()
      await expect(grid).toHaveCount(0)
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ index: 3 })
      await expect.poll(() => addressParam(page, 'sort')).not.toBeNull()
      await expect(cards.first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    })
  })
}

test('a late answer never replaces a newer one', async ({ page }) => {
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

test('typing filters by itself, keeps the old rows until the new are there, and going back undoes all of it', async ({
  page,
}) => {
  await openAs(page, 'super', '/service/tracking-number')
  const { filter, rows, chips } = listPage(page)
  await expect(rows).toHaveCount(10)
  await filter.pressSequentially('trackingSourceName:"subway"', { delay: 20 })
  await expect(chips).toContainText('subway')
  for (const text of await rows.allInnerTexts()) expect(text).toContain('Subway')
  await page.goBack()
  await expect(filter).toHaveValue('')
  await expect(rows).toHaveCount(10)
  await expect(chips).toHaveCount(0)
})

test('what is wrong with a filter is marked and not applied', async ({ page }) => {
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

test('chips take their condition out', async ({ page }) => {
  await openAs(page, 'super', '/service/tracking-number?filter=trackingSourceName%3A%22subway%22%2C+212')
  const { chips, filter, rows } = listPage(page)
  await expect(chips.getByRole('button')).toHaveCount(2)
  await chips.getByRole('button', { name: 'Remove 212' }).click()
  await expect(filter).toHaveValue('trackingSourceName:"subway"')
  await expect(rows.first()).toContainText('Subway')
  expect(addressParam(page, 'filter')).toBe('trackingSourceName:"subway"')
})

test('a list is remembered, an address is obeyed', async ({ page }) => {
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
  await rows
    .first()
    .getByRole('gridcell')
    .nth(2)
    .click({ modifiers: ['ControlOrMeta'] })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
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

test('a page past the end leads back', async ({ page }) => {
  await openAs(page, 'super', '/service/tracking-number?page=99')
  await page.getByRole('button', { name: 'Go to the first page' }).click()
  await expect(listPage(page).rows).toHaveCount(10)
})
