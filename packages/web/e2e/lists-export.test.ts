import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { expectAccessible } from './support/accessible.ts'
import { listPage, totalOf } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

// A window of a person asks where to put the file; a test can't answer that, and takes the download of other browsers.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
})

test('exports exactly what is seen: filter, period, all pages, columns in their order, zone stated', async ({
  page,
}) => {
  await openAs(
    page,
    'admin',
    '/service/call-log?period=all&filter=trackingSourceName%3A%22a%22&cols=charge,callerNumber,startedAt,status',
  )
  await expect(listPage(page).rows.first()).toBeVisible()
  const total = await totalOf(page)
  expect(total).toBeGreaterThan(10)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Export' })
  await expect(panel).toContainText(`${total.toLocaleString('en-US')} calls as CSV`)
  await expect(panel).toContainText('5 columns: Charge, Caller, Tracking source, Time, Result')
  await expect(panel).toContainText('Ordered by Time, descending')
  await panel.getByLabel('Time zone of the file').fill('Tokyo')
  await panel.getByRole('option', { name: 'Asia/Tokyo' }).click()
  await expect(panel).toContainText('Times in Asia/Tokyo')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Export' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^call-logs-\d{4}-\d\d-\d\d-\d{4}-Asia-Tokyo\.csv$/)
  const [head, ...lines] = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(head).toMatch(/^\W?Charge \(USD\),Caller,Tracking source,Time \(Asia\/Tokyo\),Result$/)
  expect(lines).toHaveLength(total)
  expect(lines[0]).toMatch(/^\d+(\.\d+)?,[^,]*,[^,]*,\d{4}-\d\d-\d\d[^,]*,[A-Z][a-z]+$/)
  const times = lines.map((line) => line.split(',')[3])
  expect(times).toEqual(times.toSorted().toReversed())
  await expect(panel).toContainText(`${total.toLocaleString('en-US')} rows of Call logs exported.`)
})

test(
  'exports a workbook for Excel with the same rows, in which phone numbers are text and times dates',
  nightly('packages/web/src/list/export/workbook.test.ts', 'packages/web/e2e/lists-export.test.ts'),
  async ({ page }) => {
    await openAs(page, 'admin', '/service/call-log?period=all&cols=callerNumber,startedAt,talkSeconds')
    await expect(listPage(page).rows.first()).toBeVisible()
    const total = await totalOf(page)
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Export' })
    await panel.getByRole('radio', { name: /^XLSX/ }).check()
    await expect(panel).toContainText(`${total.toLocaleString('en-US')} calls as XLSX`)
    await expectAccessible(page, '[role=dialog]')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: 'Export' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^call-logs-.*\.xlsx$/)
    const parts = unzipSync(readFileSync(await download.path()))
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect([...sheet.matchAll(/<row /g)]).toHaveLength(total + 1)
    expect(sheet).toMatch(/<c r="A2" [^>]*t="inlineStr"><is><t [^>]*>\+?\d+<\/t><\/is><\/c>/)
    expect(sheet).toMatch(/<c r="B2" s="\d+"><v>\d{5}\.\d+<\/v><\/c>/)
    expect(sheet).toMatch(/<c r="C2" s="\d+"><v>\d+<\/v><\/c>/)
    await expect(panel).toContainText(`${total.toLocaleString('en-US')} rows of Call logs exported.`)
  },
)

test(
  'an export goes on on other screens, where it can be cancelled, and another one runs beside it',
  nightly('packages/web/src/shared/exports/export-lines.test.tsx', 'packages/web/src/state/export-jobs.test.tsx'),
  async ({ page, mock }) => {
    await openAs(page, 'admin', '/service/call-log?period=all')
    await expect(listPage(page).rows.first()).toBeVisible()
    await mock.fault({ operation: 'CallLog.find', kind: 'latency', delayMs: 45_000 })
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Export' })
    const asked = page.waitForRequest(/\/CallLogs/)
    await panel.getByRole('button', { name: 'Export' }).click()
    await asked
    await expect(panel.getByRole('progressbar')).toBeVisible()
    // The request under way waits on; the calls of other screens need not.
    await mock.clearFaults()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Tracking Numbers' }).click()
    await expect(listPage(page).rows.first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Exports' })).toContainText('Exporting Call logs')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: 'Export', exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^tracking-numbers-/)
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await page.getByRole('button', { name: 'Cancel the export of Call logs' }).click()
    const exports = page.getByRole('region', { name: 'Exports' })
    await expect(exports).toContainText('The export of Call logs was cancelled. No file was kept.')
  },
)
