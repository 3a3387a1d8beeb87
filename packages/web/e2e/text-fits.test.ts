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
        const block = node.parentElement?.closest('[data-whole]') ?? node.parentElement
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

/** Texts of cells that end where their cell does, without the ellipsis that says that there is more. */
const endless = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isEndless = (text: Node, cell: Element): boolean => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const [from, to] = [range.getBoundingClientRect(), cell.getBoundingClientRect()]
      if (from.width === 0 || (from.right <= to.right + 1 && from.left >= to.left - 1)) return false
      let isInBlock = false
      for (let box = text.parentElement; box && box !== cell.parentElement; box = box.parentElement) {
        const { display, overflowX, textOverflow } = getComputedStyle(box)
        // Items of a flexible box have no ellipsis of it.
        const holdsItems = /flex|grid/.test(display) && box !== text.parentElement
        if (overflowX !== 'visible' && textOverflow === 'ellipsis' && !holdsItems && !isInBlock) return false
        // An ellipsis leaves out a block as a whole, but for the first, which ends without one.
        if (/^inline-/.test(display) && box.previousElementSibling) return false
        isInBlock ||= /^inline-/.test(display)
      }
      return true
    }
    return [...document.querySelectorAll('[role=gridcell]:not([data-field=actions])')].flatMap((cell) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const isHidden = node.parentElement?.closest('.visually-hidden')
        if (!isHidden && isEndless(node, cell)) found.push(`${cell.getAttribute('data-field')}: ${node.textContent}`)
      }
      return found
    })
  })

/** Half of 1440 pixels, as a window has them at 200 %, and phones. */
const widths = [720, 390, 320]

/** In each run every third list is as wide as one of them, by turns. */
const rounds = [
  ['at one width each', {}, lists.filter((_, at) => at % 3 === 0), (at: number) => widths.slice(at % 3).slice(0, 1)],
  [
    'at every width',
    nightly('packages/web/e2e/text-fits.test.ts', 'packages/web/src/list/every-width.test.ts'),
    lists,
    () => [...widths, 1440],
  ],
] as const

for (const [round, details, among, widthsOf] of rounds) {
  const title = `no time, amount or number of any list is cut at 200 % and in the largest text, nor on a phone: ${round}`
  test(title, details, async ({ page, ownServer }) => {
    test.setTimeout(600_000)
    ownServer.store.table('DashUser').patch(1, { uiSettings: JSON.stringify({ fontSize: 20 }) })
    await openAs(page, 'super')
    await expect(page.getByRole('banner')).toBeVisible()
    const rowOrCard = listPage(page).rows.or(page.locator('main li[data-id]')).first()
    for (const [at, { path }] of among.entries()) {
      // There may be no call of today.
      await goTo(page, path === '/service/call-log' ? `${path}?period=all` : path)
      for (const width of widthsOf(at)) {
        await page.setViewportSize({ width, height: 844 })
        await expect(rowOrCard).toBeVisible()
        expect.soft(await cutFigures(page), `${path} at ${width} px`).toEqual([])
        expect.soft(await endless(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })
}

/** Words that are to be typed into the filter have room for as many, in pixels. */
const FILTER_PX = 140

/** What stands above the rows and is cut by what it stands in, and a filter that has no room for words. */
const cutAbove = (page: Page): Promise<string[]> =>
  page.evaluate((leastPx) => {
    const panel = document.querySelector('main search')?.parentElement
    const parts = [...(panel?.querySelectorAll('button, a, input, [role=status]') ?? [])]
    return parts.flatMap((part) => {
      const { left, right, width, height } = part.getBoundingClientRect()
      if (part.closest('[role=grid], .visually-hidden') || width * height === 0) return []
      const name = part.getAttribute('aria-label') ?? part.textContent
      const isTight = part.getAttribute('role') === 'combobox' && part.closest('search') && width < leastPx
      const isCut = function cut(box: Element | null): boolean {
        if (!box || box === panel?.parentElement) return false
        const edge = box.getBoundingClientRect()
        return (
          (getComputedStyle(box).overflowX !== 'visible' && (right > edge.right + 1 || left < edge.left - 1)) ||
          cut(box.parentElement)
        )
      }
      return isTight || isCut(part.parentElement) ? [`${name} ${width}`] : []
    })
  }, FILTER_PX)

const windows = [1280, 1024]

/** The list with most above its rows: what narrows it, and a period. Others have as much at most. */
const fullest = lists.filter(({ heading }) => heading === 'Call logs')

const scopes = [
  ['the fullest list', {}, fullest],
  ['every list', nightly('packages/web/e2e/text-fits.test.ts'), lists],
] as const

for (const [scope, details, among] of scopes) {
  const title = `in a small window nothing above the rows is cut, and the filter can be typed into: ${scope}`
  test(title, details, async ({ page }) => {
    test.setTimeout(300_000)
    await openAs(page, 'super')
    await expect(page.getByRole('banner')).toBeVisible()
    for (const { path } of among) {
      await goTo(page, path === '/service/call-log' ? `${path}?period=all` : path)
      for (const width of windows) {
        await page.setViewportSize({ width, height: 900 })
        await expect(listPage(page).rows.first()).toBeVisible()
        await expect.poll(() => cutAbove(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })
}
