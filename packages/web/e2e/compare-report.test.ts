import type { Page } from '@playwright/test'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

const byEveryReport = nightly(
  'packages/web/test/every-report.test.ts',
  'packages/web/src/features/reports/compare-columns.test.ts',
)
const byReportDefinition = nightly(
  'packages/web/src/shared/report/report-definition.test.ts',
  'packages/web/src/features/reports/table-sort.test.ts',
  'packages/web/src/features/reports/report-address.test.ts',
)

const compare = '/service/reports/compare'

/** Days long before the sample calls, so that a report of them has only the calls of the test. */
const march = '2020-03'
const january = '2020-01'

test.use({ timezoneId: 'UTC' })

test.beforeEach(async ({ page, ownServer: { store } }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
  store.table('TrackingSource').patch(1, { name: 'Search ads', monthlyCost: 300, companyId: 'HDG-7' })
  // Days before the account was opened cost nothing.
  store.table('Customer').patch(2, { createdAt: '2019-12-01T00:00:00.000Z' })
  const call = (startedAt: string, more: object = {}) =>
    store.table('CallLog').insert({
      ...{ callId: startedAt, customerId: 2, direction: 'inbound', status: 'answered', startedAt, metrics: startedAt },
      ...{ ringSeconds: 10, talkSeconds: 90, callerNumber: '+12125550170', trackingNumber: '+16465550118' },
      ...{ charge: 0.5, currency: 'USD', firstTimeCaller: true, trackingSourceId: 1, ...more },
    })
  call('2020-03-02T09:00:00.000Z')
  call('2020-03-03T09:00:00.000Z', { firstTimeCaller: false })
  call('2020-03-03T10:00:00.000Z', { status: 'missed', callerNumber: '+12125550171', trackingSourceId: 2 })
  call('2020-01-05T09:00:00.000Z')
})

const cells = (page: Page, table: string, name: string) =>
  page
    .getByRole('region', { name: table, exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell')

test('any two periods are compared, and each figure opens its calls', byEveryReport, async ({ page }) => {
  await openAs(page, 'admin', '/service/reports/activity')
  await page
    .getByRole('navigation', { name: 'Screens of this area' })
    .getByRole('link', { name: 'Compare Periods' })
    .click()
  await expect(page).toHaveURL(compare)
  await page.goto(`${compare}?period=${march}&against=${january}`)
  await expect(page.getByText('03/01/2020 ~ 03/31/2020 beside 01/01/2020 ~ 01/31/2020.')).toBeVisible()
  // The link of the screen is its heading: it is whole in sight, however long the period beside it reads.
  const named = page
    .getByRole('navigation', { name: 'Screens of this area' })
    .getByRole('link', { name: 'Compare Periods' })
  await expect(named).toBeInViewport({ ratio: 1 })
  await expect(cells(page, 'By tracking source', 'Search ads')).toHaveText(['2', '1', '+1', '+100%'])
  await expect(cells(page, 'In all', 'Missed')).toHaveText(['1', '0', '+1', '–'])
  await page.getByLabel('Figure').selectOption('First-time callers')
  await expect(page).toHaveURL(/figure=firstTimeCallers/)
  await expect(cells(page, 'By tracking source', 'Search ads')).toHaveText(['1', '1', '0', '0%'])
  await page.setViewportSize({ width: 390, height: 844 })
  const share = cells(page, 'By tracking source', 'Search ads').nth(3)
  await share.scrollIntoViewIfNeeded()
  await expect(share, 'a phone shows what became of a figure without scrolling sideways').toBeInViewport({ ratio: 1 })
  await cells(page, 'By tracking source', 'Search ads').nth(1).getByRole('link').click()
  await expect(page).toHaveURL(/call-log\?period=2020-01-01\.\.2020-01-31&filter=/)
  await expect(page.getByText('1–1 of 1').or(page.getByRole('grid').getByText('01/05/2020')).first()).toBeVisible()
})

test('a report is narrowed, sorted, saved, shared and opened by its link', byReportDefinition, async ({ page }) => {
  await openAs(page, 'admin', `/service/reports/overview?period=${march}`)
  await page.getByLabel('Callers', { exact: true }).selectOption('First-time callers')
  await expect(page.getByText('Counted: First-time callers')).toBeVisible()
  await expect(cells(page, 'By tracking source', 'Total').first()).toHaveText('2')
  await page.getByLabel('Tables').selectOption('By tracking source')
  await page.getByRole('button', { name: 'Calls', exact: true }).click()
  await expect(page).toHaveURL(/sort=source\.-calls/)
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByLabel('Save what is shown as').fill('First by source')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Share First by source' }).click()
  await page.getByLabel('Find a person').fill('readonly')
  await page.getByRole('list', { name: 'People' }).getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByText('First by source is shared with 1 person.')).toBeVisible()

  await page.evaluate(() => localStorage.removeItem('token'))
  const other = await page.context().newPage()
  await openAs(other, 'readonly', '/service/reports/overview')
  await other.getByRole('button', { name: 'Views' }).click()
  await other.getByRole('button', { name: 'First by source', exact: true }).click()
  await expect(other).toHaveURL(/period=2020-03&firstTime=yes&table=source&sort=source\.-calls/)
  await expect(cells(other, 'By tracking source', 'Total').first()).toHaveText('2')
  await expect(other.getByRole('table')).toHaveCount(1)
})

test(
  'cost and value of a source are entered where they are read, and nothing else of it changes',
  nightly(
    'packages/web/src/features/reports/source-returns.test.ts',
    'packages/web/src/features/reports/return-words.test.tsx',
  ),
  async ({ page, ownServer: { store } }) => {
    const before = store.table('TrackingSource').get(1)
    await openAs(page, 'admin', `/service/reports/roi?period=${march}`)
    await page.getByRole('button', { name: 'Change the monthly cost of Search ads' }).click()
    const field = page.getByLabel('Monthly cost of Search ads in US dollars')
    await expect(field).toHaveValue('300.00')
    await field.fill('a lot')
    await field.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Enter an amount' })).toBeVisible()
    await field.fill('450')
    await field.press('Enter')
    await expect(cells(page, 'What tracking sources cost and bring', 'Search ads').first()).toHaveText('$450.00')
    expect(store.table('TrackingSource').get(1)).toEqual({ ...before, monthlyCost: 450 })
    const worth = page.getByLabel('Value of an answered call, where a source has none (US dollars)')
    await worth.fill('300')
    await worth.press('Enter')
    await expect(page).toHaveURL(/worth=300/)
    const value = cells(page, 'What tracking sources cost and bring', 'Search ads').nth(4)
    await expect(value).toHaveText('$600.00')
    await page.getByRole('button', { name: 'Change the value of a call of Search ads' }).click()
    await page.getByLabel('Value of an answered call of Search ads in US dollars').fill('500')
    await page.keyboard.press('Enter')
    await expect(value).toHaveText('$1,000.00')
    await expect(page.getByText(/was spent, and .* came back/)).toBeVisible()
    expect(store.table('TrackingSource').get(1)).toEqual({ ...before, monthlyCost: 450, callValue: 500 })

    await page.evaluate(() => localStorage.removeItem('token'))
    const other = await page.context().newPage()
    await openAs(other, 'readonly', `/service/reports/roi?period=${march}`)
    await expect(cells(other, 'What tracking sources cost and bring', 'Search ads').first()).toHaveText('$450.00')
    await expect(other.getByRole('button', { name: /^Change the (monthly cost|value)/ })).toHaveCount(0)
  },
)

test(
  'on paper there are period, zone, what is counted and light charts, and nothing to press',
  nightly('packages/web/e2e/print.test.ts'),
  async ({ page, ownServer: { store } }) => {
    store.table('DashUser').patch(2, { uiSettings: JSON.stringify({ colorScheme: 'dark' }) })
    await openAs(page, 'admin', `/service/reports/activity?period=2020-03-01..2020-03-10&firstTime=yes`)
    await expect(page.getByRole('rowheader').last()).toHaveText('Total')
    const chart = page.getByRole('img', { name: /^Day by day/ }).locator('svg')
    await chart.waitFor()
    expect(await chart.innerHTML()).toContain('#8e93fb')
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    await expect(chart).toHaveAttribute('width', '620')
    expect(await chart.innerHTML()).toContain('#4f46e5')
    await expect(page.getByText('03/01/2020 ~ 03/10/2020').first()).toBeVisible()
    await expect(page.getByRole('main').getByText('times of UTC (GMT)')).toBeVisible()
    await expect(page.getByText('Counted: First-time callers')).toBeVisible()
    for (const name of ['Print or PDF', 'Views', 'Export Day by day as CSV', /^Save as picture/]) {
      await expect(page.getByRole('button', { name })).toBeHidden()
    }
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  },
)
