import type { Page } from '@playwright/test'
import { listPage } from './support/list-page.ts'
import { openAs } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/** Lets the page note when its first row stood. */
const watchRows = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=row] [role=gridcell]')) return
      performance.mark('rows')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })

/** The scripts that the page has asked for, of these the ones from before its first row, and lets it forget them. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => {
    const rowsMs = performance.getEntriesByName('rows')[0]?.startTime ?? Number.POSITIVE_INFINITY
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    performance.clearResourceTimings()
    const nameOf = ({ name }: { name: string }) => name.replace(/.*\/|-[\w-]{8}\.js$/g, '')
    return { all: scripts.map(nameOf), beforeRows: scripts.filter(({ startTime }) => startTime < rowsMs).map(nameOf) }
  })

/** What is fetched ahead, for what is done next, has come as well. */
const rest = (page: Page) =>
  page.waitForFunction(() => {
    const endsMs = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration)
    return performance.now() - Math.max(0, ...endsMs) > 1500
  })

// However small a file is, it is waited for: the way there and back, its headers, and its evaluation.
test('a list comes in few files, and the next one in a single one', async ({ browser, ownServer }) => {
  const page = await browser.newPage({ baseURL: ownServer.url })
  await watchRows(page)
  const first = listPage(page).rows.first()
  await openAs(page, 'super', '/service/customer')
  await expect(first).toBeVisible()
  await rest(page)
  const cold = await scriptsOf(page)
  expect(cold.beforeRows.length, cold.beforeRows.join()).toBeLessThanOrEqual(12)
  expect(cold.all.length, cold.all.join()).toBeLessThanOrEqual(23)

  await page.getByRole('list', { name: 'Activities' }).getByRole('link', { name: 'Call Logs' }).click()
  await expect(page.getByRole('heading', { name: 'Call Logs' })).toBeVisible()
  await expect(first).toBeVisible()
  expect((await scriptsOf(page)).all).toEqual(['call-logs.resource'])
  await page.close()
})

test('from the dashboard a list is a few files away', async ({ browser, ownServer }) => {
  const page = await browser.newPage({ baseURL: ownServer.url })
  await watchRows(page)
  await openAs(page, 'super')
  await expect(page.getByRole('heading', { name: 'Latest calls' })).toBeVisible()
  await rest(page)
  const { all } = await scriptsOf(page)
  // Two of them, which come last, look where the calls of all numbers go.
  expect(all.length, all.join()).toBeLessThanOrEqual(12)
  await page.getByRole('link', { name: 'Customers' }).click()
  await expect(listPage(page).rows.first()).toBeVisible()
  const { beforeRows } = await scriptsOf(page)
  expect(beforeRows.length, beforeRows.join()).toBeLessThanOrEqual(8)
  await page.close()
})
