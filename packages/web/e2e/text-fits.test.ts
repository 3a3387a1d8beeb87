import type { Page } from '@playwright/test'
import { listPage } from './support/list-page.ts'
import { lists } from './support/lists.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { goTo, openAs } from './support/sign-in.ts'

/** Times, amounts and phone numbers of the list that are cut by what they stand in. */
const cutFigures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const figure = /\d\d\/\d\d\/\d{4}|\d{1,2}:\d\d( [AP]M)?|[$€£]\s?[\d,]+\.\d\d|\(\d{3}\) \d{3}-\d{4}/g
    const cut: string[] = []
    for (const place of document.querySelectorAll('[role=gridcell], main li[data-id]')) {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.parentElement?.closest('.visually-hidden')) continue
        // An ellipsis leaves out a block as a whole, but for the first.
        const block = node.parentElement
        if (block?.previousElementSibling && getComputedStyle(block).display === 'inline-block') continue
        for (const { index, 0: text } of (node.textContent ?? '').matchAll(figure)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + text.length)
          const { right, bottom } = range.getBoundingClientRect()
          for (let box = node.parentElement; box && box !== place.parentElement; box = box.parentElement) {
            const edge = box.getBoundingClientRect()
            const isClipping = getComputedStyle(box).overflowX !== 'visible'
            if (isClipping && (right > edge.right + 1 || bottom > edge.bottom + 1)) cut.push(text)
          }
        }
      }
    }
    return cut
  })

/** Half of 1440 pixels, as a window has them at 200 %, and phones. */
const widths = [720, 390, 320]

/** In each run each list is as wide as one of them, by turns. */
const rounds = [
  ['at one width each', {}, (at: number) => widths.slice(at % widths.length).slice(0, 1)],
  ['at every width', nightly('packages/web/e2e/text-fits.test.ts'), () => widths],
] as const

for (const [round, details, widthsOf] of rounds) {
  const title = `no time, amount or number of any list is cut at 200 % and in the largest text, nor on a phone: ${round}`
  test(title, details, async ({ page, ownServer }) => {
    test.setTimeout(600_000)
    ownServer.store.table('DashUser').patch(1, { uiSettings: JSON.stringify({ fontSize: 20 }) })
    await openAs(page, 'super')
    await expect(page.getByRole('banner')).toBeVisible()
    const rowOrCard = listPage(page).rows.or(page.locator('main li[data-id]')).first()
    for (const [at, { path }] of lists.entries()) {
      // There may be no call of today.
      await goTo(page, path === '/service/call-log' ? `${path}?period=all` : path)
      for (const width of widthsOf(at)) {
        await page.setViewportSize({ width, height: 844 })
        await expect(rowOrCard).toBeVisible()
        expect.soft(await cutFigures(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })
}
