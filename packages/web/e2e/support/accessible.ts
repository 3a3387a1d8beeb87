import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What is written in another font than the page, which is the one that somebody chose; code and keys have their own. */
const inOtherFonts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const fontOf = (element: Element) => getComputedStyle(element).fontFamily
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim())
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.matches('input, select, textarea') || hasText(element))
      .filter((element) => !element.closest('code, kbd, pre, samp, script, style, noscript, template'))
      .filter((element) => fontOf(element) !== fontOf(document.body))
      .map(({ outerHTML }) => outerHTML.slice(0, 120))
  })

/** Expects what is on the page, or in a part of it, to keep the rules of accessibility, to fit into the window and to be written in one font. */
export async function expectAccessible(page: Page, part = 'html') {
  // Rows that are being asked anew are paler than those that may be read.
  await expect(page.locator('section[aria-busy=true]')).toHaveCount(0)
  // What is still fading in has the colours of neither state; what was changed just now has yet to begin.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const atMost = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    // What follows scrolling, or goes on for good, never ends.
    const ending = document
      .getAnimations()
      .filter(
        ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.all(ending.map(({ finished }) => Promise.race([finished.catch(() => undefined), atMost(500)])))
  })
  // Where there are no frames, the simple mode finds the same without opening another page to put the findings together,
  // and what an earlier scan has put into the page need not be put there again.
  const isPlain = page.frames().length === 1
  const isThere = isPlain && (await page.evaluate(() => 'axe' in window))
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    .setLegacyMode(isPlain)
    .include(part)
    .options({ resultTypes: ['violations'] })
    .withTags(levels)
    .analyze()
  expect(
    violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html, any }) => [html, any[0]?.message]) })),
  ).toEqual([])
  const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflowPx).toBeLessThanOrEqual(0)
  expect(await inOtherFonts(page)).toEqual([])
}
