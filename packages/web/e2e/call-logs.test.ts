import type { Locator } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { addressParam, columnTexts, listPage, textOf, totalOf } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

const bySelection = nightly('packages/web/src/list/context/row-selection.test.ts', 'packages/web/e2e/bulk.test.ts')
const byPeriodChooser = nightly(
  'packages/web/src/shared/period/period-chooser.test.tsx',
  'packages/web/src/list/context/use-list-state.test.tsx',
)
const byToWhere = nightly('packages/sdk/src/filter-text/to-where.test.ts')
const byEveryKey = nightly('packages/web/src/list/every-key.test.ts')
const byCallMarks = nightly('packages/web/src/features/call-logs/call-marks.test.tsx')

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

test('narrows to every period, one click each', byPeriodChooser, async ({ page }) => {
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

test(
  'picks a month, and the days of a range',
  nightly('packages/web/src/shared/period/period-chooser.test.tsx'),
  async ({ page }) => {
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
  },
)

test('finds calls of an hour in the person’s time zone', byToWhere, async ({ page }) => {
  await openAs(page, 'super', '/service/call-log?period=last7&filter=3+PM')
  const { rows, chips } = listPage(page)
  await expect(chips).toHaveText('3 PM')
  await expect(rows.first()).toBeVisible()
  for (const time of await columnTexts(page, 'startedAt')) expect(time).toMatch(/ 3:\d\d PM$/)
})

test('opens a call beside the list, under its own address', async ({ page }) => {
  await openAs(page, 'super', '/service/call-log?period=last30')
  const { rows, dialog } = listPage(page)
  // A row that a day begins with is as whole as any other: its texts stand in its middle.
  await expect(rows.first()).toContainText(/ · \d+ calls?/)
  const offMiddle = await rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return (
        [...row.querySelectorAll('[data-field=callerNumber] a, input')]
          .map((each) => each.getBoundingClientRect())
          // Beside a number from abroad there is no room for two marks: the second one is out of sight, below the row.
          .filter((box) => box.top < bottom)
          .map((box) => Math.abs(box.top + box.bottom - top - bottom) / 2)
      )
    }),
  )
  expect(Math.max(...offMiddle)).toBeLessThan(3)
  // A number from abroad is written in its country's way once the numbering plans have come.
  const digitsOf = async (locator: Locator) => (await textOf(locator)).replaceAll(/\D/g, '')
  // What became of the latest call differs from hour to hour, and a failed one has no steps.
  const answered = rows.filter({ hasText: 'Answered' }).first()
  const caller = await digitsOf(answered.locator('[data-field=callerNumber]').getByRole('link').first())
  const isOfCaller = async () => (await digitsOf(dialog.getByRole('heading').first())) === caller
  await answered.locator('[data-field=talkSeconds]').click()
  await expect(page).toHaveURL(/call-log\/view\/\d+\?period=last30$/)
  await expect.poll(isOfCaller).toBe(true)
  await expect(dialog).toContainText('Call ID')
  await expect(dialog.getByRole('heading', { name: 'What happened' })).toBeVisible()
  await page.reload()
  await expect.poll(isOfCaller).toBe(true)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/service/call-log?period=last30')
})

test('deletes the selected calls of two pages', bySelection, async ({ page }) => {
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

test(
  'a call is linked to a contact, taken back, linked again, and its caller blocked',
  nightly(
    'packages/web/src/features/call-logs/change-calls.test.ts',
    'packages/web/src/features/call-logs/blocking.test.ts',
  ),
  async ({ page }) => {
    await openAs(page, 'admin', '/service/call-log?period=last30')
    const { rows } = listPage(page)
    const row = rows.filter({ has: page.locator('[role=gridcell][data-field=phonebookName]:not(:has(a))') }).first()
    const caller = await textOf(row.locator('[data-field=callerNumber]').getByRole('link').first())
    const id = await row.getAttribute('data-id')
    const name = page.locator(`.MuiDataGrid-row[data-id="${id}"] [data-field=phonebookName]`)
    const choose = async (action: string) => {
      await page
        .locator(`.MuiDataGrid-row[data-id="${id}"]`)
        .getByRole('button', { name: /^More to do/ })
        .click()
      await page.getByRole('menuitem', { name: action }).click()
    }
    const link = async () => {
      await choose('Link to a contact')
      const dialog = page.getByRole('dialog', { name: 'Link to a contact' })
      await expect(dialog).toContainText(`All calls of ${caller} will show`)
      await dialog.getByRole('button', { name: 'Link', exact: true }).click()
      await expect(dialog.getByText('Choose one first.')).toBeVisible()
      await dialog.getByLabel('Contact').fill('555')
      const option = page.getByRole('option').first()
      await expect(option).toContainText('555')
      await option.click()
      const contact = await dialog.getByLabel('Contact').inputValue()
      await dialog.getByRole('button', { name: 'Link', exact: true }).click()
      await expect(name).toHaveText(contact)
    }
    const changes = page.getByRole('region', { name: 'Changes that can be undone' })
    await link()
    await changes.getByRole('button', { name: 'Undo' }).click()
    await expect(name).toHaveText('')
    await link()
    await expect(page.getByText(/(is|are) linked to .* now\.$/)).toBeVisible()
    await choose('Block the caller')
    const question = page.getByRole('dialog', { name: 'Block the caller?' })
    await expect(question).toContainText(`Calls of ${caller} will be rejected on the numbers of your company.`)
    await question.getByRole('button', { name: 'Block' }).click()
    await expect(changes).toContainText(`Calls of ${caller} will be rejected on the numbers of your company.`)
    await page.goto(`/service/routing/blacklist?filter=${encodeURIComponent(caller)}`)
    await expect(rows).toHaveCount(1)
  },
)

test(
  'calls are given to another customer, by the super administrator alone',
  nightly('packages/web/src/kit/reassign/give-dialog.test.tsx', 'packages/web/src/list/every-permission.test.ts'),
  async ({ page, browser }) => {
    await openAs(page, 'super', '/service/call-log?period=last30&filter=subway')
    const { rows } = listPage(page)
    const ids = await Promise.all([0, 1].map((at) => rows.nth(at).getAttribute('data-id')))
    for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Give to another customer' }).click()
    const dialog = page.getByRole('dialog', { name: 'Give 2 calls to another customer' })
    await dialog.getByLabel('Customer').fill('bluebird')
    await page.getByRole('option', { name: 'Bluebird Plumbing' }).click()
    await dialog.getByRole('button', { name: 'Give away' }).click()
    await expect(page.getByText('2 calls go to Bluebird Plumbing.')).toBeVisible()
    await expect(page.getByText('2 calls are with Bluebird Plumbing now.')).toBeVisible()
    for (const id of ids) {
      await page.goto(`/service/call-log/view/${id}?period=last30`)
      await expect(listPage(page).dialog).toContainText('Bluebird Plumbing')
    }
    const admin = await browser.newPage({ baseURL: new URL(page.url()).origin })
    await openAs(admin, 'admin', '/service/call-log?period=last30')
    await listPage(admin)
      .rows.first()
      .getByRole('button', { name: /^More to do/ })
      .click()
    await expect(admin.getByRole('menuitem', { name: 'Link to a contact' })).toBeVisible()
    await expect(admin.getByRole('menuitem', { name: 'Give to another customer' })).toHaveCount(0)
    await admin.close()
  },
)

test('calls are gone through by key, and closing leads back to the list', byEveryKey, async ({ page }) => {
  await openAs(page, 'readonly', '/service/call-log?period=last30')
  const { rows, dialog } = listPage(page)
  await rows.first().getByRole('link').first().click()
  const first = page.url()
  await expect(dialog.getByRole('button', { name: 'Previous call' })).toBeDisabled()
  await page.keyboard.press('j')
  await expect(page).not.toHaveURL(first)
  await dialog.getByRole('button', { name: 'Previous call' }).click()
  await expect(page).toHaveURL(first)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(rows.first()).toBeVisible()
})

// Both in one list: opening it takes longer than either.
const byCells = nightly('packages/web/src/list/table/light-cell.test.tsx', 'packages/web/src/list/status-line.test.tsx')
const everyCell =
  'every cell of a row is gone through by key, its box among them, and copied; a selection ends with its list'
test(everyCell, byCells, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs(page, 'super', '/service/call-log?period=last30')
  const { rows, filter } = listPage(page)
  await expect(rows.first().getByRole('checkbox')).toBeVisible()
  await test.step('every cell is gone through and copied', async () => {
    await page.keyboard.press('j')
    const copied = new Set<string>()
    for (const key of ['ArrowLeft', 'ArrowLeft', ...Array.from({ length: 10 }, () => 'ArrowRight')]) {
      await page.keyboard.press(key)
      await page.keyboard.press('Control+c')
      copied.add(await page.evaluate(() => navigator.clipboard.readText()))
    }
    expect([...copied].filter(Boolean).length).toBeGreaterThan(3)
  })
  await test.step('a selection ends when the list shows something else', async () => {
    await rows.nth(0).getByRole('checkbox').check()
    await expect(page.getByText('1 selected')).toBeVisible()
    await filter.fill('subway')
    await expect(page.getByText('1 selected')).toHaveCount(0)
  })
})

test(
  'quick filters join what is there, by mouse and by key, and are taken out by pressing them again',
  nightly('packages/web/src/list/marks/quick-filters.test.ts'),
  async ({ page }) => {
    await openAs(page, 'super', '/service/call-log')
    const { chips, rows } = listPage(page)
    const quick = (name: string) =>
      page.getByRole('group', { name: 'Quick filters' }).getByRole('button', { name, exact: true })
    await expect(quick('Today')).toHaveAttribute('aria-pressed', 'true')
    await quick('This week').click()
    await expect(quick('Today')).toHaveAttribute('aria-pressed', 'false')
    expect(addressParam(page, 'period')).toBe('thisWeek')
    await quick('This week').click()
    expect(addressParam(page, 'period')).toBe('all')
    await quick('Missed').focus()
    await page.keyboard.press('Space')
    await quick('Voicemail').click()
    await expect(chips).toContainText('Result is Missed')
    await expect(rows.first()).toBeVisible()
    await expect.poll(async () => new Set(await columnTexts(page, 'status'))).toEqual(new Set(['Missed', 'Voicemail']))
    await quick('Voicemail').click()
    await expect.poll(async () => new Set(await columnTexts(page, 'status'))).toEqual(new Set(['Missed']))
    await expectAccessible(page)
  },
)

test(
  'facts of a call are named as people call them, and a day says how many calls it had',
  nightly('packages/web/src/list/marks/day-starts.test.ts', 'packages/web/src/kit/filter/filter-text.test.ts'),
  async ({ page }) => {
    await openAs(page, 'admin', '/service/call-log?period=last30&cols=startedAt,callerNumber,talkSeconds,recordingId')
    const { filter, rows } = listPage(page)
    await expect(rows.first()).toContainText(/[A-Z][a-z]{2}, [A-Z][a-z]{2} \d+ · \d+ calls?/)
    await filter.fill('Talk time:>=1:30, recording:yes')
    await filter.press('Enter')
    await expect(page.getByText('Talk time is at least 1:30')).toBeVisible()
    await expect(rows.first()).toContainText('Yes')
    for (const text of await columnTexts(page, 'talkSeconds'))
      expect(text).toMatch(/^(1:[3-5]\d|[2-9]:\d\d|\d\d:\d\d)$/)
  },
)

test('a caller who called again leads to all calls of the number in the list', byCallMarks, async ({ page }) => {
  await openAs(page, 'admin', '/service/call-log?period=last30')
  const { rows } = listPage(page)
  const again = page.getByRole('grid').getByRole('link', { name: /in this list: show only these/ })
  await expect(again.first()).toBeVisible()
  // Where words are longer than the room beside a number, a mark is not to be seen at all.
  const isInSight = await again.last().evaluate(({ firstChild, parentElement }) => {
    if (!(firstChild instanceof Text) || !parentElement) throw new Error('The mark is no text.')
    const written = firstChild.data
    const mark = document.createRange()
    mark.selectNode(firstChild)
    const cell = parentElement.closest('[role=gridcell]')
    const seen = () => mark.getBoundingClientRect().top < (cell?.getBoundingClientRect().bottom ?? 0)
    const asItIs = seen()
    firstChild.data = 'words that have no room'
    const longer = seen()
    firstChild.data = written
    return { asItIs, longer }
  })
  expect(isInSight).toEqual({ asItIs: true, longer: false })
  const count = Number(((await again.first().textContent()) ?? '').replace(/\D/g, ''))
  await again.first().click()
  await expect(rows.first()).toBeVisible()
  await expect.poll(() => totalOf(page)).toBe(count)
})
