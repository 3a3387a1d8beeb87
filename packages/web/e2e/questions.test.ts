import type { Locator, Page } from '@playwright/test'
import { addressParam, listPage } from './support/list-page.ts'
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

test('calls of a source are asked for by its name, in fields and as text', async ({ page }) => {
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
})
