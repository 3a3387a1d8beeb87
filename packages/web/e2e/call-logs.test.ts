import type { Locator } from '@playwright/test'
import { columnTexts, listPage, textOf } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

const byEveryKey = nightly('packages/web/src/list/every-key.test.ts')

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
  await expect(rows.first().or(page.getByText(/^No calls (match|in this period)$/))).toBeVisible()
  for (const time of await columnTexts(page, 'startedAt')) expect(time).toContain(today)
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
