import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

const activity = '/service/reports/activity'
/** Days long before the sample calls, so that a report of them has only the calls of the test. */
const known = '2020-03-01..2020-03-03'

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

test('anyone who only reads exports a table as it is shown, and saves its chart as a picture', async ({ page }) => {
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
})
