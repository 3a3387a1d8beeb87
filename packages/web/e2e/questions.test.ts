import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { addressParam, listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

/** Most presses of a question; a choice in a field, and a text that is typed, are one each. */
const MOST_PRESSES = 10

/** Counts what somebody does for a question. */
function counted() {
  let presses = 0
  const count = async (act: Promise<unknown>) => {
    presses += 1
    expect(presses).toBeLessThanOrEqual(MOST_PRESSES)
    await act
  }
  return {
    press: (at: Locator) => count(at.click()),
    choose: (at: Locator, label: string) => count(at.selectOption(label)),
    type: (at: Locator, text: string) => count(at.fill(text)),
  }
}

const fieldsOf = (page: Page) => page.getByRole('dialog', { name: 'Filter by fields' })
const openFields = (page: Page) => page.getByRole('button', { name: 'Filter by fields' })

test(
  'calls of a source are asked for by its name, in fields and as text',
  nightly(
    'packages/web/src/kit/filter/conditions.test.ts',
    'packages/web/src/kit/filter/named-values.test.ts',
    'packages/web/e2e/questions.test.ts',
  ),
  async ({ page }) => {
    const { press, choose, type } = counted()
    await openAs(page, 'admin', '/service/call-log?period=all')
    const { chips, filter, rows } = listPage(page)
    await expect(rows.first()).toBeVisible()
    await press(openFields(page))
    const panel = fieldsOf(page)
    await expect(
      panel.getByLabel('Field', { exact: true }).locator('option', { hasText: 'Tracking source' }),
    ).toHaveCount(1)
    await choose(panel.getByLabel('Field', { exact: true }), 'Tracking source')
    await choose(panel.getByLabel('Value'), 'Search ads')
    await press(panel.getByRole('button', { name: 'Apply' }))
    await expect(chips).toContainText('Tracking source is Search ads')
    await expect(filter).toHaveValue('Tracking source:"Search ads"')
    expect(addressParam(page, 'filter')).toBe('trackingSourceId:"1"')
    await type(filter, 'source:!="Search ads"')
    await expect(chips).toContainText('Tracking source is not Search ads')
    expect(addressParam(page, 'filter')).toBe('trackingSourceId:!="1"')

    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    await expect(chips).toContainText('Tracking source is not Search ads')
  },
)

test(
  'numbers without a call for a month, or ever, are asked for in words',
  nightly('packages/web/src/kit/filter/conditions.test.ts', 'packages/web/e2e/questions.test.ts'),
  async ({ page }) => {
    const { press, choose, type } = counted()
    await openAs(page, 'super', '/service/tracking-number')
    const { chips, rows, count } = listPage(page)
    await expect(rows.first()).toBeVisible()
    await press(openFields(page))
    const panel = fieldsOf(page)
    await choose(panel.getByLabel('Field', { exact: true }), 'Last call')
    await choose(panel.getByLabel('Comparison'), 'longer ago than')
    await type(panel.getByLabel('Value'), '30')
    await press(panel.getByLabel('or never'))
    await press(panel.getByRole('button', { name: 'Apply' }))
    await expect(chips).toContainText('Last call more than 30 days ago, or never')
    expect(addressParam(page, 'filter')).toBe('lastCallAt:"more than 30 days ago or never"')
    await expect(count).toBeVisible()
    await press(openFields(page))
    await expect(panel.getByLabel('Value')).toHaveValue('30')
    await expect(panel.getByLabel('or never')).toBeChecked()
    await expectAccessible(page)
  },
)

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  const details = size.width === 390 ? {} : nightly('packages/web/e2e/questions.test.ts')
  test(`calls that meet any of two conditions are asked for at ${size.width} pixels`, details, async ({ page }) => {
    const { press, choose } = counted()
    await page.setViewportSize(size)
    await openAs(page, 'admin', '/service/call-log?period=all')
    const { chips } = listPage(page)
    await press(openFields(page))
    const panel = fieldsOf(page)
    await choose(panel.getByLabel('Which conditions must be met'), 'Any of these')
    await choose(panel.getByLabel('Field', { exact: true }), 'Result')
    await choose(panel.getByLabel('Value'), 'Missed')
    await press(panel.getByRole('button', { name: 'Add a condition', exact: true }))
    const second = panel.getByRole('group', { name: 'Condition 2' })
    await choose(second.getByLabel('Field'), 'Tracking source')
    await choose(second.getByLabel('Value'), 'Search ads')
    await press(panel.getByRole('button', { name: 'Apply' }))
    await expect(chips).toContainText('Result is Missed or Tracking source is Search ads')
    expect(addressParam(page, 'filter')).toBe('any:"status:=missed, trackingSourceId:1"')
    await press(openFields(page))
    await press(panel.getByRole('button', { name: 'Add a group' }))
    await expect(panel.getByRole('group', { name: 'All of these' }).getByLabel('Field')).toHaveCount(2)
    await expectAccessible(page)
  })
}

test(
  'who called most is a table of Activity, with the calls and a way to block',
  nightly(
    'packages/web/src/features/reports/callers.test.ts',
    'packages/web/src/features/call-logs/callers.test.ts',
    'packages/web/src/features/call-logs/blocking.test.ts',
  ),
  async ({ page }) => {
    const { press } = counted()
    await openAs(page, 'admin', '/service/reports/activity?period=last30')
    const table = page.getByRole('region', { name: 'Who called most' })
    // Who withholds the number may have called most, and is nobody to block.
    const blockable = { has: page.getByRole('link', { name: /^Block/ }) }
    const first = table.getByRole('row').filter(blockable).first()
    await expect(first).toBeVisible()
    const calls = await first.getByRole('link', { name: /Calls/ }).first().textContent()
    await press(first.getByRole('link', { name: /Calls/ }).first())
    await expect(listPage(page).count).toContainText(`${calls} call`)
    await page.goBack()
    await press(first.getByRole('link', { name: /^Block/ }))
    await expect(page.getByRole('dialog')).toContainText('Block')

    await page.setViewportSize({ width: 390, height: 844 })
    await openAs(page, 'admin', '/service/reports/activity?period=last30')
    await press(page.getByRole('link', { name: /Unique callers/ }).last())
    await expect(page).toHaveURL(/table=callers/)
    await expect(first).toBeVisible()
    await expectAccessible(page)
  },
)
