import type { Page } from '@playwright/test'
import { listPage } from './support/list-page.ts'
import { expect, test } from './support/running-app.ts'
import { goTo, openAs } from './support/sign-in.ts'

/** Times, amounts and phone numbers of the list that are cut by what they stand in. */
const cutFigures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const figure = /\d{1,2}:\d\d( [AP]M)?|[$€£]\s?[\d,]+\.\d\d|\(\d{3}\) \d{3}-\d{4}/g
    const cut: string[] = []
    for (const place of document.querySelectorAll('[role=gridcell], main li[data-id]')) {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.parentElement?.closest('.visually-hidden')) continue
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

const lists = ['call-log?period=all', 'tracking-number', 'billing/transactions', 'ticket', 'customer']
/** Lists whose times and amounts have labels that leave them little room. */
const withLongLabels = ['tracking-source', 'billing/subscriptions', 'user', 'products']

test('no time, amount or number is cut at 200 % and in the largest text, nor on a phone', async ({
  page,
  ownServer,
}) => {
  ownServer.store.table('DashUser').patch(1, { uiSettings: JSON.stringify({ fontSize: 20 }) })
  // Half of 1440 pixels, as a window has them at 200 %.
  await page.setViewportSize({ width: 720, height: 900 })
  await openAs(page, 'super')
  await expect(page.getByRole('banner')).toBeVisible()
  const { rows } = listPage(page)
  const cards = page.locator('main li[data-id]')
  for (const path of lists) {
    await goTo(page, `/service/${path}`)
    await expect(rows.first().or(cards.first())).toBeVisible()
    expect(await cutFigures(page), path).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of lists) {
    await goTo(page, `/service/${path}`)
    await expect(cards.first()).toBeVisible()
    expect(await cutFigures(page), path).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 844 })
  for (const path of withLongLabels) {
    await goTo(page, `/service/${path}`)
    await expect(cards.first()).toBeVisible()
    expect(await cutFigures(page), path).toEqual([])
  }
})
