import type { Page } from '@playwright/test'
import { listPage } from './support/list-page.ts'
import { openAs } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

/** Lists that are gone through, by their entry of the menu and the place they have in the address. */
const lists = [
  ['Call Logs', /\/call-log/],
  ['Tracking Numbers', /\/tracking-number/],
  ['Receiving Numbers', /\/receiving/],
] as const

/** Eleven steps: opens three lists, of each a row and back; back to the list before, and to the dashboard. */
async function goRound(page: Page): Promise<void> {
  const { rows, dialog } = listPage(page)
  for (const [name, address] of lists) {
    await menu(page).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(address)
    await expect(rows.first()).toBeVisible()
    await rows.first().getByRole('link').first().click()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
  }
  await page.goBack()
  await expect(rows.first()).toBeVisible()
  await menu(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Latest calls' })).toBeVisible()
}

/** What the page holds once nothing that could go is kept: elements, listeners, and bytes of its own objects. */
async function held(page: Page) {
  const client = await page.context().newCDPSession(page)
  await page.waitForTimeout(1000)
  for (const _ of [1, 2, 3]) await client.send('HeapProfiler.collectGarbage')
  await client.send('Performance.enable')
  const { metrics } = await client.send('Performance.getMetrics')
  await client.detach()
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') }
}

test('a session of 66 steps keeps no more elements, listeners and memory than its first half', async ({ page }) => {
  test.slow()
  await openAs(page, 'admin')
  for (const _ of [1, 2, 3]) await goRound(page)
  const before = await held(page)
  for (const _ of [4, 5, 6]) await goRound(page)
  const after = await held(page)
  const said = JSON.stringify({ before, after })
  expect(after.nodes, said).toBeLessThan(before.nodes * 1.1)
  expect(after.listeners, said).toBeLessThan(before.listeners * 1.1)
  expect(after.heap, said).toBeLessThan(before.heap * 1.1)
})
