import type { Page } from '@playwright/test'
import { listPage, textOf } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'
import { test as fromStart } from './support/test.ts'

const byOwnChanges = nightly(
  'packages/web/src/kit/rows/own-changes.test.ts',
  'packages/web/src/list/live/follow-rows.test.ts',
)

/** Somebody else, who changes rows over the API. */
async function colleague(page: Page) {
  const answer = await page.request.post('/api/v1/DashUsers/authenticate', {
    data: { username: 'super', password: 'Lineboard1!' },
  })
  const { id } = await answer.json()
  const call = async (method: 'post' | 'put' | 'delete', path: string, data?: object) => {
    const done = await page.request[method](`/api/v1/${path}?access_token=${id}`, data ? { data } : {})
    expect(done.ok(), await done.text()).toBe(true)
    return done.json()
  }
  const read = async (path: string) => (await page.request.get(`/api/v1/${path}?access_token=${id}`)).json()
  return { call, read }
}

test('changed rows are marked, new ones wait, deleted ones stay until one looks', async ({ page }) => {
  await openAs(page, 'super', '/service/customer')
  const { rows, row } = listPage(page)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  const first = await textOf(rows.first())
  const { call, read } = await colleague(page)
  const harbor = await read('Customers/2')

  await call('put', 'Customers', { ...harbor, vatNumber: 'LIVE-1' })
  await expect(page.getByText('1 changed')).toBeVisible()
  await expect(row(harbor.companyName)).toHaveClass(/changed/)

  const added = await call('post', 'Customers', { companyName: 'Aaa Added', currency: 'USD' })
  const show = page.getByRole('button', { name: '1 new' })
  await expect(show).toBeVisible()
  await expect(row('Aaa Added')).toHaveCount(0)
  expect(await textOf(rows.first())).toBe(first)
  await show.click()
  await expect(rows.first()).toContainText('Aaa Added')
  await expect(show).toHaveCount(0)

  await call('delete', `Customers/${added.id}`)
  await expect(page.getByText('1 no longer here')).toBeVisible()
  await expect(row('Aaa Added')).toHaveClass(/gone/)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(row('Aaa Added')).toHaveCount(0)
})

test('own changes are not announced to oneself', byOwnChanges, async ({ page }) => {
  await openAs(page, 'super', '/service/customer/add')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  const { dialog, row } = listPage(page)
  await dialog.getByRole('textbox', { name: 'Company', exact: true }).fill('Aaa Mine')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row('Aaa Mine')).toBeVisible()
  // News of a colleague's change comes after that of the own one, so what is announced then is everything.
  const { call, read } = await colleague(page)
  const harbor = await read('Customers/2')
  await call('put', 'Customers', { ...harbor, vatNumber: 'LIVE-2' })
  await expect(page.getByText('1 changed')).toBeVisible()
  await expect(page.getByRole('button', { name: /new$/ })).toHaveCount(0)
  await expect(row('Aaa Mine')).not.toHaveClass(/changed/)
})

// A socket is routed where the page opens it, which is as it is loaded.
const byGap = nightly(
  'packages/web/src/data/live.test.tsx',
  'packages/web/src/list/live/follow-rows.test.ts',
  'packages/web/src/list/live/every-list.test.tsx',
  'packages/sdk/test/realtime.test.ts',
)
fromStart('a lost connection is said, and made good afterwards', byGap, async ({ page }) => {
  let isCut = false
  await page.routeWebSocket(/\/wss\//, (socket) => {
    if (isCut) return void socket.close()
    const server = socket.connectToServer()
    sockets.push(() => {
      void socket.close()
      void server.close()
    })
  })
  const sockets: (() => void)[] = []
  await openAs(page, 'super', '/service/customer')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  isCut = true
  for (const cut of sockets) cut()
  await expect(page.getByRole('status').filter({ hasText: /^(Connecting…|Not live)$/ })).toBeVisible()
  const { call, read } = await colleague(page)
  const harbor = await read('Customers/2')
  await call('put', 'Customers', { ...harbor, vatNumber: 'LIVE-3' })
  await call('post', 'Customers', { companyName: 'Aaa Meanwhile', currency: 'USD' })
  isCut = false
  // A try that was under way when the network was cut may have to run out of time first, which takes 20 s.
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 40_000 })
  await expect(page.getByText('1 changed')).toBeVisible()
  await expect(page.getByRole('button', { name: '1 new' })).toBeVisible()
})

for (const pageSize of [10, 100]) {
  test(
    `rows that come leave a page of up to ${pageSize} where it is, also when the network was away`,
    nightly('packages/web/src/list/live/every-list.test.tsx'),
    async ({ page }) => {
      await openAs(page, 'admin', `/service/call-log?period=all&pageSize=${pageSize}&filter=status:"busy"`)
      const { rows } = listPage(page)
      await expect(page.getByText('Live', { exact: true })).toBeVisible()
      // Those in sight: the others are drawn later.
      const idsOf = () => rows.evaluateAll((all) => all.slice(0, 9).map((row) => row.getAttribute('data-id')))
      await expect(rows.first()).toBeVisible()
      const before = await idsOf()
      await rows.nth(3).hover()
      const { call, read } = await colleague(page)
      const [{ direction, callerNumber, trackingNumber }] = await read('CallLogs')
      // A call has its result once it is over.
      const fields = { direction, callerNumber, trackingNumber, customerId: 2, status: 'busy' }
      for (let at = 0; at < 6; at++) {
        const startedAt = new Date().toISOString()
        await call('put', 'CallLogs', { ...fields, startedAt, endedAt: startedAt })
        await page.evaluate(() => dispatchEvent(new Event('online')))
        await page.waitForTimeout(1200)
        expect(await idsOf()).toEqual(before)
      }
      const show = page.getByRole('button', { name: '6 new' })
      await expect(show).toBeVisible()
      expect(await idsOf()).toEqual(before)
      await show.click()
      await expect.poll(async () => (await idsOf())[6]).toBe(before[0])
    },
  )
}
