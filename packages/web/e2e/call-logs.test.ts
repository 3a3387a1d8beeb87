import { test } from './support/fresh-server.ts'
import { addressParam, columnTexts, listPage, textOf, totalOf } from './support/list-page.ts'
import { expect } from './support/patient.ts'
import { openAs } from './support/sign-in.ts'

test.use({ timezoneId: 'America/New_York' })

test('starts with the calls of today, newest first', async ({ page }) => {
  await openAs(page, 'super', '/service/call-log')
  const { head, rows } = listPage(page)
  await expect(page.getByRole('button', { name: 'Period: Today' })).toBeVisible()
  await expect(head('startedAt')).toHaveAttribute('aria-sort', 'descending')
  const today = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format()
  await expect(rows.first().or(page.getByText(/^No calls match$/))).toBeVisible()
  for (const time of await columnTexts(page, 'startedAt')) expect(time).toContain(today)
})

const periods: [name: string, param: string][] = [
  ['Yesterday', 'yesterday'],
  ['This Week', 'thisWeek'],
  ['Last Week', 'lastWeek'],
  ['This Month', 'thisMonth'],
  ['Last Month', 'lastMonth'],
  ['Last 7 Days', 'last7'],
  ['Last 30 Days', 'last30'],
  ['Last 60 Days', 'last60'],
]

test('narrows to every period, one click each', async ({ page }) => {
  await openAs(page, 'super', '/service/call-log')
  for (const [name, param] of periods) {
    await page.getByRole('button', { name: /^Period: / }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
    await expect(page.getByRole('button', { name: `Period: ${name}` })).toBeVisible()
    expect(addressParam(page, 'period')).toBe(param)
  }
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Period: Last 30 Days' })).toBeVisible()
})

test('picks a month, and the days of a range', async ({ page }) => {
  await openAs(page, 'super', '/service/call-log')
  const button = page.getByRole('button', { name: /^Period: / })
  const chooser = page.getByRole('dialog', { name: 'Period' })
  await button.click()
  await page.getByRole('menuitem', { name: 'One month' }).click()
  await chooser.getByRole('radio', { name: 'Jan' }).click()
  await expect.poll(() => addressParam(page, 'period')).toMatch(/^\d{4}-01$/)
  await expect(button).toContainText('January')

  await page.goto('/service/call-log?period=2026-02-03..2026-02-05')
  await expect(button).toContainText('02/03/2026 ~ 02/05/2026')
  await button.click()
  await chooser.getByRole('button', { name: /^From/ }).click()
  await chooser.getByRole('gridcell', { name: '9', exact: true }).click()
  await expect(chooser.getByRole('button', { name: 'Apply' })).toBeDisabled()
  await chooser.getByRole('gridcell', { name: '18', exact: true }).click()
  await chooser.getByRole('button', { name: 'Apply' }).click()
  await expect(button).toContainText('02/09/2026 ~ 02/18/2026')
  expect(addressParam(page, 'period')).toBe('2026-02-09..2026-02-18')
})

test('finds calls of an hour in the person’s time zone', async ({ page }) => {
  await openAs(page, 'super', '/service/call-log?period=last7&filter=3+PM')
  const { rows, chips } = listPage(page)
  await expect(chips).toHaveText('3 PM')
  await expect(rows.first()).toBeVisible()
  for (const time of await columnTexts(page, 'startedAt')) expect(time).toMatch(/ 3:\d\d PM$/)
})

test('opens a call beside the list, under its own address', async ({ page }) => {
  await openAs(page, 'super', '/service/call-log?period=last30')
  const { rows, dialog } = listPage(page)
  const caller = await textOf(rows.first().locator('[data-field=callerNumber]'))
  await rows.first().locator('[data-field=talkSeconds]').click()
  await expect(page).toHaveURL(/call-log\/view\/\d+\?period=last30$/)
  await expect(dialog.getByRole('heading', { name: caller })).toBeVisible()
  await expect(dialog).toContainText('Call ID')
  await page.reload()
  await expect(dialog.getByRole('heading', { name: caller })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/service/call-log?period=last30')
})

test('deletes the selected calls of two pages', async ({ page }) => {
  await openAs(page, 'super', '/service/call-log?period=last30')
  const { rows, pager, count } = listPage(page)
  const before = await totalOf(page)
  await rows.nth(0).getByRole('checkbox').check()
  await rows.nth(1).getByRole('checkbox').check()
  await pager.getByRole('button', { name: 'Next page' }).click()
  await expect(pager).toContainText('11–20')
  await rows.nth(0).getByRole('checkbox').check()
  await expect(page.getByText('3 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Changes that can be undone' })).toContainText('3 calls')
  await expect(count).toHaveText(`${(before - 3).toLocaleString('en-US')} calls`)
})

test('a selection ends when the list shows something else', async ({ page }) => {
  await openAs(page, 'super', '/service/call-log?period=last30')
  const { rows, filter } = listPage(page)
  await rows.nth(0).getByRole('checkbox').check()
  await expect(page.getByText('1 selected')).toBeVisible()
  await filter.fill('subway')
  await expect(page.getByText('1 selected')).toHaveCount(0)
})
