import { readFileSync } from 'node:fs'
import type { MockServer } from '@lineboard/mock-server'
import type { SectionName } from '@lineboard/sdk'
import type { Locator, Page } from '@playwright/test'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

const byReportLayout = nightly('packages/web/src/features/reports/report-layout.test.tsx')
const byReportTable = nightly('packages/web/src/features/reports/report-table.test.tsx')
const byRefusal = nightly(
  'packages/web/src/app/router/place-refusal.test.ts',
  'packages/web/src/places/visible-menu.test.ts',
)

const activity = '/service/reports/activity'
const overview = '/service/reports/overview'
const roi = '/service/reports/roi'
/** Days long before the sample calls, so that a report of them has only the calls of the test. */
const known = '2020-03-01..2020-03-03'

/** `user` has this role. */
const staff = 3

test.use({ timezoneId: 'UTC' })

test.beforeEach(async ({ page, ownServer: { store } }) => {
  // A window of a person asks where to put a file; a test can't answer that, and takes the download of other browsers.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
  const call = (startedAt: string, more: object) =>
    store.table('CallLog').insert({
      callId: startedAt,
      customerId: 2,
      direction: 'inbound',
      status: 'answered',
      startedAt,
      metrics: startedAt,
      ringSeconds: 10,
      talkSeconds: 90,
      callerNumber: '+12125550170',
      trackingNumber: '+16465550118',
      charge: 0.5,
      currency: 'USD',
      firstTimeCaller: true,
      ...more,
    })
  call('2020-03-01T23:30:00.000Z', { trackingSourceId: searchAds, receivingNumber: '+12125550142' })
  call('2020-03-03T09:00:00.000Z', { trackingSourceId: searchAds, firstTimeCaller: false, talkSeconds: 30 })
  call('2020-03-03T10:00:00.000Z', { status: 'missed', talkSeconds: 0, callerNumber: '+12125550171', charge: 0 })
  call('2020-03-03T11:00:00.000Z', { customerId: 3, callerNumber: '+12125550172' })
})

/** Harbor Dental Group pays 2,400 dollars a month for it. */
const searchAds = 1

/** The parts of a report, as a person finds them. */
function reportPage(page: Page) {
  const table = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('table')
  return {
    table,
    days: table('Day by day'),
    period: page.getByRole('button', { name: /^Period/ }),
    export: page.getByRole('button', { name: 'Export Day by day as CSV' }),
    customer: page.getByRole('button', { name: /^Customer:/ }),
  }
}

const row = (table: Locator, name: string) =>
  table.getByRole('row').filter({ has: table.page().getByRole('rowheader', { name, exact: true }) })

const cellsOf = async (table: Locator, name: string) => {
  await row(table, name).waitFor()
  return row(table, name).getByRole('cell').allInnerTexts()
}

const deny = ({ store }: MockServer, name: SectionName) => {
  const [section] = store.table('GuiSection').find({ where: { name } })
  const where = { roleId: staff, guiSectionId: section?.id ?? 0 }
  const [visibility] = store.table('GuiVisibility').find({ where })
  store.table('GuiVisibility').patch(visibility?.id ?? 0, { guiPermissionId: 1 })
}

test(
  'the activity report is of today until another period is chosen, which the address keeps',
  nightly(
    'packages/web/src/features/reports/report-address.test.ts',
    'packages/web/src/shared/period/period-chooser.test.tsx',
  ),
  async ({ page, ownServer }) => {
    await openAs(page, 'admin')
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Activity Reports' }).click()
    const today = new Date().toISOString().slice(0, 10)
    const asked = () => ownServer.control.journal.find({ url: 'activity_report' }).map(({ body }) => body)
    await expect
      .poll(() => Object.fromEntries(new URLSearchParams(asked()[0])))
      .toEqual({ start_date: `${today}T00:00`, end_date: `${today}T23:59`, offset: '0' })
    const { period } = reportPage(page)
    await expect(page).toHaveURL(activity)
    await expect(period).toHaveText('Period: Today')
    await period.click()
    await page.getByRole('menuitem', { name: 'Last 7 Days' }).click()
    await expect(page).toHaveURL(`${activity}?period=last7`)
    await expect(reportPage(page).days.getByRole('row')).toHaveCount(9)
    await page.reload()
    await expect(period).toHaveText('Period: Last 7 Days')
    await page.goBack()
    await expect(period).toHaveText('Period: Today')
  },
)

test('all time begins when the account was opened', byReportLayout, async ({ page, ownServer: { store } }) => {
  store.table('Customer').patch(2, { createdAt: '2026-01-05T12:00:00.000Z' })
  await openAs(page, 'admin', activity)
  const { period } = reportPage(page)
  await period.click()
  await page.getByRole('menuitem', { name: 'All time' }).click()
  await expect(page).toHaveURL(/period=2026-01-05\.\.20/)
  await expect(period).toContainText('01/05/2026 ~ ')
})

test(
  'the activity report tells each day and all together',
  nightly(
    'packages/web/test/every-report.test.ts',
    'packages/mock-server/src/api/handlers/reports/reports.test.ts',
    'packages/web/e2e/reports.test.ts',
  ),
  async ({ page }) => {
    await openAs(page, 'admin', `${activity}?period=${known}`)
    const { days } = reportPage(page)
    expect(await cellsOf(days, 'Sun 03/01/2020')).toEqual([
      '1',
      '1',
      '0',
      '0',
      '0',
      '0',
      '1',
      '1',
      '1:30',
      '1:30',
      '0:10',
      '$0.50',
    ])
    expect((await cellsOf(days, 'Mon 03/02/2020')).slice(0, 2)).toEqual(['0', '0'])
    expect(await cellsOf(days, 'Total')).toEqual([
      '3',
      '2',
      '1',
      '0',
      '0',
      '0',
      '2',
      '2',
      '2:00',
      '1:00',
      '0:10',
      '$1.00',
    ])
  },
)

test('a long report shows its first rows until all are asked for', byReportTable, async ({ page }) => {
  await openAs(page, 'admin', `${activity}?period=2020-01-01..2020-06-30`)
  const rows = reportPage(page).days.getByRole('rowheader')
  await expect(rows).toHaveCount(101)
  await expect(rows.last()).toHaveText('Total')
  await page.getByRole('button', { name: 'Show all 182' }).click()
  await expect(rows).toHaveCount(183)
})

test(
  'the overview report groups the calls, and puts them beside the period before',
  nightly('packages/web/test/every-report.test.ts', 'packages/mock-server/src/api/handlers/reports/reports.test.ts'),
  async ({ page }) => {
    await openAs(page, 'admin', `${overview}?period=${known}`)
    const { table } = reportPage(page)
    const calls = async (title: string, name: string) => (await cellsOf(table(title), name))[0]
    // A range of three days is held against the three before.
    expect(await calls('In all', 'This period: 03/01/2020 ~ 03/03/2020')).toBe('3')
    expect(await calls('In all', 'Previous period: 02/27/2020 ~ 02/29/2020')).toBe('0')
    expect(await calls('By tracking source', 'No source')).toBe('1')
    expect(await calls('By tracking number', '(646) 555-0118')).toBe('3')
    expect(await calls('By receiving number', 'Not delivered')).toBe('2')
    expect(await calls('By hour of the day', '11 PM')).toBe('1')
    expect(await calls('By day of the week', 'Tuesday')).toBe('2')
    await expect(table('By day of the week').getByRole('rowheader').first()).toHaveText('Sunday')
  },
)

test(
  'the return on investment sets what sources cost beside what they bring',
  nightly('packages/web/src/features/reports/source-returns.test.ts', 'packages/web/e2e/compare-report.test.ts'),
  async ({ page, ownServer: { store } }) => {
    store.table('TrackingSource').patch(searchAds, { name: 'Known source', monthlyCost: 2400 })
    // Days before the account was opened cost nothing.
    store.table('Customer').patch(2, { createdAt: '2019-12-01T00:00:00.000Z' })
    await openAs(page, 'admin', activity)
    await page
      .getByRole('navigation', { name: 'Screens of this area' })
      .getByRole('link', { name: 'Return on Investment' })
      .click()
    await expect(page).toHaveURL(roi)
    await page.goto(`${roi}?period=2020-03`)
    const table = reportPage(page).table('What tracking sources cost and bring')
    expect(await cellsOf(table, 'Known source')).toEqual([
      '$2,400.00',
      '$1.00',
      '$2,401.00',
      ...['–', '–', '–', '–'],
      '2',
      '2',
      '1',
      '$1,200.50',
      '$1,200.50',
      '$2,401.00',
    ])
    // Paid for, and nobody called.
    expect(await cellsOf(table, 'Subway posters')).toEqual([
      '$1,850.00',
      '$0.00',
      '$1,850.00',
      ...['–', '–', '–', '–'],
      '0',
      '0',
      '0',
      '–',
      '–',
      '–',
    ])
  },
)

test(
  'the super administrator chooses a customer, others see their own whatever the address says',
  nightly(
    'packages/web/src/features/reports/report-layout.test.tsx',
    'packages/mock-server/src/api/handlers/reports/reports.test.ts',
  ),
  async ({ page }) => {
    await openAs(page, 'super', `${activity}?period=${known}`)
    const { days, customer } = reportPage(page)
    await expect(row(days, 'Total').getByRole('cell').first()).toHaveText('4')
    await customer.click()
    await page.getByRole('combobox', { name: 'Customer' }).fill('kestrel')
    await page.getByRole('option', { name: 'Kestrel Estates' }).click()
    await expect(page).toHaveURL(`${activity}?period=${known}&customer=3`)
    await expect(row(days, 'Total').getByRole('cell').first()).toHaveText('1')
    await page.reload()
    await expect(customer).toContainText('Kestrel Estates')
    await customer.click()
    await page.getByRole('combobox', { name: 'Customer' }).click()
    await page.getByRole('option', { name: 'All customers' }).click()
    await expect(row(days, 'Total').getByRole('cell').first()).toHaveText('4')
    await page.evaluate(() => localStorage.removeItem('token'))
    const other = await page.context().newPage()
    await openAs(other, 'admin', `${activity}?period=${known}&customer=3`)
    await expect(row(reportPage(other).days, 'Total').getByRole('cell').first()).toHaveText('3')
    await expect(reportPage(other).customer).toHaveCount(0)
  },
)

test('whoever only reads exports a table as it is shown, and saves its chart as a picture', async ({ page }) => {
  await openAs(page, 'readonly', `${activity}?period=${known}&firstTime=no&sort=days.-calls`)
  const { days, export: save } = reportPage(page)
  await expect(days).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
  expect(download.suggestedFilename()).toBe('days-2020-03-01-2020-03-03.csv')
  const [head, ...lines] = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  // The heading says whose days they are.
  expect(head).toMatch(/^\uFEFFDay \(UTC\),Calls,Answered,/)
  expect(lines.map((line) => line.split(',').slice(0, 2))).toEqual([
    ['03/03/2020', '1'],
    ['03/01/2020', '0'],
    ['03/02/2020', '0'],
    ['Total', '1'],
  ])

  const picture = page.getByRole('button', { name: /^Save as picture.*Day by day$/ })
  const [drawn] = await Promise.all([page.waitForEvent('download'), picture.click()])
  expect(drawn.suggestedFilename()).toBe('days-2020-03-01-2020-03-03.png')
  const png = readFileSync(await drawn.path())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  // Twice the pixels of what is seen, with a head above it.
  const chart = await page.getByRole('img', { name: /^Day by day/ }).boundingBox()
  expect(png.readUInt32BE(16)).toBe(Math.round(chart?.width ?? 0) * 2)
  expect(png.readUInt32BE(20)).toBeGreaterThan((chart?.height ?? 0) * 2 + 150)
})

test.describe('where clocks change', () => {
  test.use({ timezoneId: 'America/New_York' })

  test(
    'a report counts the calls of the list that it opens, and a longer day has both 1 AM hours',
    nightly('packages/web/test/every-report.test.ts'),
    async ({ page, ownServer: { store } }) => {
      const [sample] = store.table('CallLog').find({ limit: 1 })
      if (!sample) throw new Error('There is no sample call.')
      const { id: _, ...call } = sample
      // Two in each 1 AM hour, one late on the day after, which is the second for who reckons with the first day's offset.
      for (const startedAt of [
        '2020-11-01T05:10:00.000Z',
        '2020-11-01T05:50:00.000Z',
        '2020-11-01T06:10:00.000Z',
        '2020-11-01T06:50:00.000Z',
        '2020-11-03T04:30:00.000Z',
      ]) {
        store.table('CallLog').insert({ ...call, customerId: 2, startedAt, metrics: startedAt })
      }
      await openAs(page, 'admin', `${activity}?period=2020-11-01..2020-11-02`)
      const { days } = reportPage(page)
      expect((await cellsOf(days, 'Sun 11/01/2020'))[0]).toBe('4')
      expect((await cellsOf(days, 'Mon 11/02/2020'))[0]).toBe('1')
      await expect(page.getByText('America/New_York (GMT-4, GMT-5)')).toBeVisible()

      await page.goto(`${overview}?period=2020-11-01..2020-11-01`)
      const hours = reportPage(page).table('By hour of the day')
      await expect(hours.getByRole('rowheader')).toHaveCount(26)
      expect((await cellsOf(hours, '1 AM GMT-4'))[0]).toBe('2')
      await row(hours, '1 AM GMT-5').getByRole('link').first().click()
      await expect(page).toHaveURL(/call-log\?/)
      await expect(page.getByRole('grid').getByText('1:10 AM GMT-5')).toBeVisible()
      await expect(page.getByRole('grid').getByText('1:50 AM GMT-5')).toBeVisible()
      await expect(page.getByText('1:10 AM GMT-4')).toHaveCount(0)
    },
  )

  test(
    'what the period is held against can be chosen, and its dates stand beside it',
    nightly('packages/web/src/shared/report/compared-of.test.ts'),
    async ({ page }) => {
      await openAs(page, 'admin', `${overview}?period=2020-03`)
      const before = reportPage(page).table('In all').getByRole('rowheader').nth(1)
      await expect(before).toHaveText('Previous period: 02/01/2020 ~ 02/29/2020')
      await page.getByLabel('Compare by').selectOption('Same weekdays')
      await expect(before).toHaveText('Previous period: 01/26/2020 ~ 02/25/2020')
      await page.goto(`${overview}?period=today`)
      await expect(before).toContainText(/, to \d+:\d\d [AP]M$/)
      await page.getByLabel('If the period is not over').selectOption('Complete days only')
      await expect(page).toHaveURL(/until=lastDay/)
      await expect(before).not.toContainText(', to ')
    },
  )
})

test('a report that fails says why, and another try brings it', byReportLayout, async ({ page, mock }) => {
  await mock.fault({ operation: 'Report.activityReport', kind: 'status', status: 500, message: 'Out of memory' })
  await openAs(page, 'admin', `${activity}?period=${known}`)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Out of memory')
  await mock.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(reportPage(page).days).toBeVisible()
})

test('a period without calls says so', byReportLayout, async ({ page }) => {
  await openAs(page, 'admin', `${activity}?period=2019-03`)
  await expect(page.getByText('No calls in this period')).toBeVisible()
  await page.goto(`${overview}?period=2019-03`)
  await expect(page.getByText('No calls in this period')).toBeVisible()
})

test('each report opens by the permission of its section', byRefusal, async ({ page, ownServer }) => {
  deny(ownServer, 'Activity Reports')
  for (const path of [activity, roi]) {
    await openAs(page, 'user', path)
    await expect(page.getByRole('main').getByText(/^You may not/)).toBeVisible()
  }
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Activity Reports' })).toHaveCount(0)
  await menu.getByRole('link', { name: 'Overview Reports' }).click()
  await expect(reportPage(page).period).toBeVisible()
})
