import type { Page } from '@playwright/test'
import { chromium } from '../../../scripts/browser.mjs'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

const { executablePath, args } = await chromium()

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  // A browser of its own: one that had a page with a mouse takes the first one with a finger for another such.
  launchOptions: { executablePath, args: [...args, '--touch-events=enabled'] },
})

/** The least that a finger hits, in pixels each way. */
const LEAST_PX = 24

/** What can be pressed in a report or a chart and is hit by less than that, with how much it is hit by. */
const hardToHit = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const controls = document.querySelectorAll('main :is(table, dl, figure, section) :is(a[href], button)')
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return []
      control.scrollIntoView({ block: 'center', inline: 'center' })
      const { x, y, width, height } = control.getBoundingClientRect()
      const hits = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy)
        return hit === control || control.contains(hit)
      }
      const reach = (dx: number, dy: number) => {
        let px = 0
        while (px < least && hits(dx * (px + 1), dy * (px + 1))) px++
        return px
      }
      const [across, down] = [reach(1, 0) + reach(-1, 0) + 1, reach(0, 1) + reach(0, -1) + 1]
      const name = control.getAttribute('aria-label') ?? control.textContent
      return Math.min(across, down) < least ? [`${name} ${across} × ${down}`] : []
    })
  }, LEAST_PX)

/** Names of rows, and their heading, that something lies over while the table is scrolled. */
const covered = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => {
    const table = document.querySelector('main table')
    table?.parentElement?.scrollTo({ left: 120 })
    return [...(table?.querySelectorAll('tr > :first-child') ?? [])].flatMap((name) => {
      name.scrollIntoView({ block: 'center', inline: 'nearest' })
      const { right, y, height } = name.getBoundingClientRect()
      return name.contains(document.elementFromPoint(right - 6, y + height / 2)) ? [] : [name.textContent]
    })
  })

for (const path of ['/service/reports/activity?period=last30', '/service/reports/compare', '/service/dashboard']) {
  test(
    `a finger hits what can be pressed of ${path}`,
    nightly('packages/web/test/around-buttons.test.ts'),
    async ({ page }) => {
      await openAs(page, 'admin', path)
      await expect(page.locator('main :is(table, dl) :is(a[href], button)').first()).toBeVisible()
      await expect.poll(() => hardToHit(page)).toEqual([])
      expect(await covered(page)).toEqual([])
    },
  )
}
