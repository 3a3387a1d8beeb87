import type { Page } from '@playwright/test'
import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { openAs } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

/** Lists that are gone through, by their entry of the menu and the place they have in the address. */
const lists = [
  ['Call Logs', /\/call-log/],
  ['Tracking Numbers', /\/tracking-number/],
  ['Receiving Numbers', /\/receiving/],
] as const

/** Three steps for each list: opens it, a row of it, and goes back. Then back to the list before, and to the dashboard. */
async function goRound(page: Page, through: readonly (readonly [name: string, address: RegExp])[]): Promise<void> {
  const { rows, dialog } = listPage(page)
  for (const [name, address] of through) {
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

/** The lists of a round, rounds before and after the first count, and by how much more may be held then: what is read once comes in the first. */
const lengths = [
  [16, lists.slice(0, 2), 1, 1, 1.25, {}],
  [66, lists, 3, 3, 1.1, nightly('packages/web/e2e/long-session.test.ts')],
] as const

for (const [steps, through, first, second, most, details] of lengths) {
  test(
    `a session of ${steps} steps keeps little more than its first half: elements, listeners, memory`,
    details,
    async ({ page }) => {
      test.slow()
      await openAs(page, 'admin')
      for (let round = 0; round < first; round += 1) await goRound(page, through)
      const before = await held(page)
      for (let round = 0; round < second; round += 1) await goRound(page, through)
      const after = await held(page)
      const said = JSON.stringify({ before, after })
      expect(after.nodes, said).toBeLessThan(before.nodes * most)
      expect(after.listeners, said).toBeLessThan(before.listeners * most)
      expect(after.heap, said).toBeLessThan(before.heap * most)
    },
  )
}
