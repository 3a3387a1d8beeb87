import type { Page } from '@playwright/test'
import { chooseScheme } from './support/color-scheme.ts'
import { listPage, textOf } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { sheetsOf } from './support/paper.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

test.use({ timezoneId: 'America/New_York' })

/** Days that the sample data has calls of, more than fit on a sheet. */
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const long = `${dayBefore(70)}..${dayBefore(1)}`

const asWhole =
  'a list is printed whole from the dark theme: what it is, its filter in words, a head on each sheet, every column and row'

const sheetSizes = [
  [asWhole, 'Letter', {}],
  [`${asWhole}, on the paper of other countries`, 'A4', nightly('packages/web/e2e/print.test.ts')],
] as const

for (const [title, format, details] of sheetSizes) {
  test(title, details, async ({ page, ownServer }) => {
    await chooseScheme(page, 'dark', ownServer, 'super')
    await openAs(
      page,
      'super',
      `/service/call-log?period=2000-01-01..2040-01-01&pageSize=50&filter=status%3A%22missed%22`,
    )
    const { grid, rows } = listPage(page)
    await expect(rows.nth(20)).toBeVisible()
    const heads = (await grid.getByRole('columnheader').allInnerTexts()).filter(
      (text) => /^[A-Z]/.test(text) && text !== 'Actions',
    )
    const sheets = await sheetsOf(page, format)
    expect(sheets.length).toBeGreaterThan(1)
    expect(sheets[0]).toMatch(
      /^Call logs All customers · Until 01\/01\/2040 · 1–50 of [\d,]+ calls Filter: Result is Missed/,
    )
    expect(sheets[0]).toMatch(/times of America\/New_York \(GMT-[45]/)
    for (const sheet of sheets) for (const head of heads) expect(sheet).toContain(head)
    expect(sheets.join(' ').match(/\d [AP]M /g)).toHaveLength(50)
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    const cell = page.locator('[data-paper="instead"] td').first()
    await expect(cell).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.getByRole('grid')).toBeHidden()
  })
}

/** A list is printed in each run: sheets, heads and colours of reports are made by the same parts. */
const byList = nightly('packages/web/e2e/print.test.ts', 'packages/web/src/shared/paper/paper-heading.test.tsx')

const reports = [
  ['activity', 'Activity Reports', 'Day'],
  ['overview', 'Overview Reports', 'Tracking number'],
  ['compare', 'Compare Periods', 'Day'],
  ['roi', 'Return on Investment', 'Tracking source'],
] as const

/** Heads of the columns of a table on the page. */
const headsOf = (page: Page, first: string) =>
  page
    .getByRole('table')
    .filter({ has: page.getByRole('columnheader', { name: first, exact: true }) })
    .getByRole('columnheader')
    .allInnerTexts()

for (const [name, title, first] of reports) {
  test(`a report is printed with its period and all columns: ${title}`, byList, async ({ page }) => {
    await openAs(page, 'admin', `/service/reports/${name}?period=${long}`)
    await expect(page.getByRole('rowheader', { name: 'Total' }).first()).toBeVisible()
    await page.getByRole('img').first().locator('svg').waitFor()
    if (name === 'activity') {
      const meant = page.getByRole('main').locator('li').filter({ hasText: 'Answered' }).first()
      expect(await meant.evaluate((item) => getComputedStyle(item, '::before').printColorAdjust)).toBe('exact')
    }
    const heads = (await headsOf(page, first)).map((text) => text.replaceAll(/\s*[↑↓]|\s+/g, ''))
    const rows = (await page.getByRole('rowheader').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ''))
    const sheets = await sheetsOf(page, 'Letter')
    // The head of the sheet is not on the screen, where the browser has not told yet that printing is over.
    await expect(page.locator('[data-paper="heading"]').last()).toBeHidden()
    expect(sheets[0]?.startsWith(`${title} Harbor Dental Group · `)).toBe(true)
    expect(sheets[0]).toMatch(/· [\d/]+ ~ [\d/]+ Printed on .* times of America\/New_York \(GMT-/)
    const text = sheets.map((sheet) => sheet.replaceAll(' ', ''))
    for (const head of heads) expect(text.some((sheet) => sheet.includes(head))).toBe(true)
    for (const row of rows) expect(text.join('')).toContain(row)
    // Many days take several sheets, and each begins with its head.
    if (name === 'activity') for (const sheet of text.slice(1)) expect(sheet.indexOf(heads.join(''))).toBeLessThan(10)
    // What stands last on a sheet is no heading.
    for (const sheet of sheets)
      expect(sheet).not.toMatch(/(By tracking number|By hour of the day|Day by day)( The first \d rows)? Page \d/)
  })
}

test(
  'invoices are printed with their period, to the last line',
  nightly('packages/web/e2e/print.test.ts', 'packages/web/src/shared/invoice/invoice-order.test.ts'),
  async ({ page }) => {
    await openAs(page, 'admin', '/service/billing/invoices')
    await expect(
      page.getByRole('region', { name: 'Statement of This Month' }).getByText('Closing balance'),
    ).toBeVisible()
    const invoices = await sheetsOf(page, 'A4')
    expect(invoices[0]).toMatch(/^Invoices Harbor Dental Group · \d\d\/01\/\d{4}( ~ [\d/]+)? Printed on/)
    expect(invoices.at(-1)).toContain('Closing balance')
  },
)

test(
  'the details of a record are printed in the place of their list',
  nightly('packages/web/e2e/print.test.ts'),
  async ({ page }) => {
    await openAs(page, 'super', '/service/call-log/view/4000')
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('heading', { name: 'Who called' })).toBeVisible()
    const name = await textOf(drawer.getByRole('heading', { level: 2 }))
    const details = await sheetsOf(page, 'Letter')
    expect(details[0]).toMatch(/^[(+][\d() +-]+ Printed on/)
    expect(details[0]?.startsWith(name)).toBe(true)
    expect(details[0]).toContain('Who called')
    expect(details[0]).not.toContain('Call logs')

    await openAs(page, 'super', '/service/ivr/edit/1')
    await expect(drawer.getByRole('region', { name: 'Flow' }).getByText('Practice PBX')).toBeVisible()
    const form = (await sheetsOf(page, 'A4')).join(' ')
    // Choices with what is chosen; the canvas, which goes on beyond the sheet, is printed by its own button.
    for (const chosen of ['Callers hear what is published', 'Text read by a voice', 'Call over a gateway'])
      expect(form).toContain(chosen)
    expect(form).not.toContain('React Flow')
  },
)

test(
  'the dashboard is printed with what its figures are',
  nightly('packages/web/src/ui/explained-button.test.tsx'),
  async ({ page }) => {
    await openAs(page, 'admin', '/service/dashboard')
    await expect(page.getByRole('button', { name: 'Answered rate' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const name of ['Answered rate', 'To call back', 'Balance'])
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  },
)
