import type { Page } from '@playwright/test'
import { chooseScheme } from './support/color-scheme.ts'
import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { openAs } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/** Lets the page note when its first row stood. */
const watchRows = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=row][data-id]')) return
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
    const nameOf = ({ name }: { name: string }) => name.replace(/.*\/|-[\w-]{7}\.js$/g, '')
    return { all: scripts.map(nameOf), beforeRows: scripts.filter(({ startTime }) => startTime < rowsMs).map(nameOf) }
  })

/** What is fetched ahead, for what is done next, has come as well. */
const rest = (page: Page) =>
  page.waitForFunction(() => {
    const endsMs = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration)
    return performance.now() - Math.max(0, ...endsMs) > 2500
  })

/** What comes when the page has nothing to do, which may be just before its rows stand: the list of all open screens, the socket with what makes a list live and the keys, the note of a new version. */
const isAside = (name: string) => ['shell-panels', 'rare-pages', 'rest'].includes(name)

/** What the dashboard and its charts are drawn by, and is brought while another screen rests. */
const ofDashboard = ['charts', 'dashboard', 'dashboard-rest', 'drawing']

// However small a file is, it is waited for: the way there and back, its headers, and its evaluation.
test('a list comes in few files, and the next one in a single one', async ({ browser, ownServer }) => {
  const page = await browser.newPage({ baseURL: ownServer.url })
  await watchRows(page)
  const first = listPage(page).rows.first()
  await openAs(page, 'super', '/service/customer')
  await expect(first).toBeVisible()
  await rest(page)
  const cold = await scriptsOf(page)
  // The grid may be on its way by then, with what it shares with forms, and the next screen while rows are drawn: no row waits for them.
  const awaited = cold.beforeRows.filter((name) => !['grid', 'look', 'call-logs'].includes(name) && !isAside(name))
  expect(awaited.length, awaited.join()).toBeLessThanOrEqual(8)
  // A page that was left in peace for five seconds looks for a new version: on a busy machine that is by now.
  const brought = cold.all.filter((name) => name !== 'rare-pages')
  const ofList = brought.filter((name) => !ofDashboard.includes(name))
  expect(ofList.length, `with what comes ahead: ${ofList.join()}`).toBeLessThanOrEqual(21)
  expect(brought.length - ofList.length).toBe(ofDashboard.length)

  await page.getByRole('link', { name: 'Tracking Sources' }).click()
  await expect(page.getByRole('heading', { name: 'Tracking sources' })).toBeVisible()
  await expect(first).toBeVisible()
  // What declares the lists that are likely next may come by then, each alone.
  const [own, ...ahead] = (await scriptsOf(page)).all.filter((name) => !isAside(name))
  expect(own).toBe('tracking-sources')
  expect(ahead.filter((name) => !name.endsWith('.resource'))).toEqual([])

  // A press that neither pointer nor focus told of finds there what draws the dashboard and its charts.
  await scriptsOf(page)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Dashboard' }).evaluate((link) => link instanceof HTMLElement && link.click())
  await expect(page.getByRole('img', { name: /^Calls by day: / }).locator('svg')).toBeVisible()
  const pressed = await scriptsOf(page)
  expect(pressed.all.filter((name) => ofDashboard.includes(name))).toEqual([])
  await page.close()
})

// What is brought while a page rests is held by the list above, which brings the dashboard so.
test(
  'what draws a list is there before it is opened from the dashboard',
  nightly('packages/web/e2e/few-files.test.ts', 'packages/web/src/app/shell/use-next-screen.test.tsx'),
  async ({ browser, ownServer }) => {
    const page = await browser.newPage({ baseURL: ownServer.url })
    await watchRows(page)
    await openAs(page, 'super')
    await expect(page.getByRole('heading', { name: 'Latest calls' })).toBeVisible()
    await rest(page)
    const { all } = await scriptsOf(page)
    expect(all.length, all.join()).toBeLessThanOrEqual(20)
    await page.getByRole('link', { name: 'Customers' }).click()
    await expect(listPage(page).rows.first()).toBeVisible()
    const { beforeRows } = await scriptsOf(page)
    expect(beforeRows.filter((name) => !isAside(name))).toEqual(['customers.resource'])
    await page.close()
  },
)

test('the first rows are without the grid; where it cannot be downloaded, the list says so', async ({ page }) => {
  const { promise: isSeen, resolve: seen } = Promise.withResolvers<void>()
  await page.route(/\/grid-[\w-]+\.js$/, async (route) => {
    await isSeen
    await route.abort()
  })
  await openAs(page, 'super', '/service/customer')
  await expect(page.locator('[role=row][data-id]').first()).toBeVisible()
  seen()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await page.unrouteAll()
  await retry.click()
  await expect(listPage(page).rows.first()).toBeVisible()
})

/** Keeps the files whose address matches until the page has asked for something else: what waits for them never asks. */
async function holdUntilAsked(page: Page, files: RegExp, asked: RegExp): Promise<void> {
  const isAsked = page.waitForRequest(asked)
  await page.route(files, async (route) => {
    await isAsked
    await route.continue()
  })
}

const screens = [
  ['/service/dashboard', undefined],
  ['/service/reports/activity', undefined],
  ['/service/call-log', /\/CallLogs\?/],
  ['/service/customer', /\/Customers\?/],
  ['/service/tracking-number', /\/OpNumbers/],
  ['/service/ticket', /\/tickets\?/],
] as const

/** The list of calls asks for most; the others start in the same way. */
const inEachRun = new Set(['/service/call-log'])

for (const [path, rows] of screens) {
  const details = inEachRun.has(path)
    ? {}
    : nightly('packages/web/e2e/few-files.test.ts', 'packages/web/src/boot/prefetch-start.test.ts')
  test(
    `${path} asks for the person beside its code, and for its rows before the grid is there`,
    details,
    async ({ page, ownServer }) => {
      // Whoever has settings is asked for once; the first ones are saved.
      await chooseScheme(page, 'light', ownServer, 'super')
      await openAs(page, 'super', '/assets/config.json')
      await holdUntilAsked(page, /\/assets\/index-.*\.js$/, /\/DashUsers\/1\?/)
      if (rows) await holdUntilAsked(page, /\/assets\/list-(?!screen).*\.js$/, rows)
      const users: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'GET' && request.url().includes('/DashUsers/1?')) users.push(request.url())
      })
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      if (rows) await expect(listPage(page).rows.first()).toBeVisible()
      expect(users, 'asked once').toHaveLength(1)
    },
  )
}

/** Styles that the page asks for ahead and then does not use, which the browser warns of. */
const unused = (page: Page) =>
  page.evaluate(() => {
    const hrefs = (links: string) => Array.from(document.querySelectorAll<HTMLLinkElement>(links), ({ href }) => href)
    const used = hrefs('link[rel=stylesheet]')
    return hrefs('link[rel=preload][as=style]').filter((href) => !used.includes(href))
  })

/** Opens an address, and expects all styles that are asked for ahead to be used by the page that it leads to. */
async function expectUsed(page: Page, path: string, leadsTo = path) {
  await page.goto(path)
  await expect(page).toHaveURL(leadsTo)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  expect([path, await unused(page)]).toEqual([path, []])
}

test('styles are asked for ahead by the pages that use them alone', async ({ page }) => {
  await expectUsed(page, '/auth/signup')
  await expectUsed(page, '/service/call-log', '/auth/login')
})

const byRouteFiles = nightly('packages/web/e2e/few-files.test.ts', 'packages/web/src/boot/route-files.test.ts')

test('styles are asked for ahead by all pages of visitors that use them alone', byRouteFiles, async ({ page }) => {
  for (const path of ['signup', 'login', 'forgot-password', 'error-404']) await expectUsed(page, `/auth/${path}`)
})

test('where somebody is led elsewhere, they are those of that page', byRouteFiles, async ({ page }) => {
  await openAs(page, 'admin')
  await expectUsed(page, '/auth/signup', '/service/dashboard')
})

test('what a list asks leaves before the list is drawn for it', async ({ page }) => {
  await page.addInitScript(() => {
    const { fetch } = window
    const seen: [asked: string, at: string][] = []
    window.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
      seen.push([pathname, location.search])
      return fetch(input, init)
    }
    Object.assign(window, { seen })
  })
  await openAs(page, 'admin', '/service/tracking-source')
  const { filter, rows } = listPage(page)
  await expect(rows.first()).toBeVisible()
  const before = new URL(page.url()).search
  await page.evaluate(() => Reflect.get(window, 'seen').splice(0))
  await filter.fill('spring')
  await expect(page).toHaveURL(/filter=spring/)
  const seen: [string, string][] = await page.evaluate(() => Reflect.get(window, 'seen'))
  const asked = seen.filter(([path]) => path.includes('/TrackingSources'))
  expect(asked.length, 'rows and their count').toBe(2)
  expect(asked.map(([, search]) => search)).toEqual([before, before])
})
