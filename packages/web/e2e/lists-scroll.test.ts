import type { Page } from '@playwright/test'
import { listPage } from './support/list-page.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

/** How far a part of the grid is scrolled from its top, in pixels. */
const topOf = (page: Page, part: string) => page.locator(`.MuiDataGrid-${part}`).evaluate(({ scrollTop }) => scrollTop)

test('a page of 100 rows is drawn once: scrolling it, by wheel, bar and keys, draws nothing', async ({ page }) => {
  await openAs(page, 'admin', '/service/call-log?period=all&pageSize=100')
  const { grid, rows, head } = listPage(page)
  await expect(rows).toHaveCount(100)
  const last = rows.last()
  await expect(last).not.toBeInViewport()

  // Days and marks come a little later than their rows.
  await grid.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 1500)
        new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(resolve, 1500)
        }).observe(element, { subtree: true, childList: true })
      }),
  )
  await grid.evaluate((element) => {
    const drawn = { count: 0 }
    new MutationObserver((records) => {
      drawn.count += records.length
    }).observe(element, { subtree: true, childList: true })
    Object.assign(window, { drawn })
  })
  await rows.first().hover()
  await page.mouse.wheel(0, 10_000)
  await expect(last).toBeInViewport()
  await expect(head('startedAt')).toBeInViewport()
  const bottom = await topOf(page, 'virtualScroller')
  await expect.poll(() => topOf(page, 'scrollbar--vertical')).toBe(bottom)

  await page.locator('.MuiDataGrid-scrollbar--vertical').evaluate((bar) => {
    bar.scrollTop = 500
  })
  await expect.poll(() => topOf(page, 'virtualScroller')).toBe(500)
  await page.mouse.wheel(0, -10_000)
  await expect.poll(() => topOf(page, 'virtualScroller')).toBe(0)
  expect(await page.evaluate(() => Object(window).drawn.count)).toBe(0)

  await rows.first().getByRole('gridcell').nth(2).focus()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await expect(rows.first()).not.toBeInViewport()
  await page.keyboard.press('Control+End')
  await expect(last).toBeInViewport()
  await expect(last.locator(':focus')).toHaveCount(1)
})
