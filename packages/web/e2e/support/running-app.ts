import type { Browser, Page } from '@playwright/test'
import { test as base } from './test.ts'

export { expect } from '@playwright/test'

/** The page that goes from test to test, and the options it was opened with. */
interface Kept {
  page?: Page | undefined
  options?: string
}

/** Pages that go from test to test: nothing was opened yet, or the app runs and waits for its next person. */
const pages = new WeakMap<Page, 'empty' | 'waiting'>()

/** Pages that are closed with the test, as it did what lasts as long as a page or its context. */
const spent = new WeakSet<Page>()

const lasting = ['addInitScript', 'emulateMedia', 'exposeFunction'] as const
const lastingInContext = ['addInitScript', 'grantPermissions', 'newCDPSession'] as const

/** A page that knows when it can't be another test's. */
async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const spend = () => {
    spent.add(page)
    pages.delete(page)
  }
  function watch<Owner extends object>(owner: Owner, names: readonly (keyof Owner)[]): void {
    for (const name of names) {
      const own = owner[name]
      if (typeof own !== 'function') throw new TypeError(`${String(name)} is no method.`)
      const value = (...args: unknown[]) => {
        spend()
        return Reflect.apply(own, owner, args)
      }
      Object.defineProperty(owner, name, { value })
    }
  }
  watch(page, lasting)
  watch(context, lastingInContext)
  const { clock } = context
  const watched = {
    get() {
      spend()
      return clock
    },
  }
  for (const owner of [page, context]) Object.defineProperty(owner, 'clock', watched)
  pages.set(page, 'empty')
  return page
}

/** Waits until the app lets somebody sign in. */
const waitForApp = (page: Page, options?: { timeout: number }): Promise<void> =>
  page.getByRole('heading', { name: 'Login' }).waitFor(options)

/**
 * Signs somebody in on a page that goes from test to test, as signing in in another tab does, and leads to an address as a link
 * does. Answers false for a page of one test, and does nothing.
 */
export async function enter(page: Page, token: string, path: string): Promise<boolean> {
  const state = pages.get(page)
  if (!state) return false
  pages.delete(page)
  if (state === 'empty') {
    await page.goto('/auth/login')
    await waitForApp(page)
  }
  await page.evaluate(
    ([kept, to]) => {
      localStorage.setItem('token', kept)
      dispatchEvent(new StorageEvent('storage', { key: 'token' }))
      history.pushState(null, '', to)
    },
    [token, path] as const,
  )
  return true
}

/** Signs out as in another tab, which forgets all that is the person's. */
async function leave(page: Page): Promise<void> {
  const context = page.context()
  page.removeAllListeners()
  for (const owner of [page, context]) await owner.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.evaluate(() => {
    const keys = Object.keys(localStorage).filter((key) => !/token/i.test(key))
    localStorage.clear()
    sessionStorage.clear()
    for (const key of [null, ...keys]) dispatchEvent(new StorageEvent('storage', { key }))
    history.pushState(null, '', '/auth/login')
  })
  // A page that does not get there is given up, and another one begun.
  await waitForApp(page, { timeout: 5000 })
  await page.evaluate(() => {
    for (const toast of document.querySelectorAll<HTMLElement>('[aria-live=polite] button')) toast.click()
  })
}

/**
 * As the other `test`, on a page whose app runs already: loading it anew takes as long as most tests. Whom `openAs` signs in
 * finds nothing of the person before. What lasts as long as a page, such as a clock or a script that runs first, may be done all
 * the same: the page is closed with the test then. Tests of how the app starts use the other one.
 */
export const test = base.extend<{ page: Page }, { kept: Kept }>({
  kept: [
    async ({ browserName: _ }, use) => {
      const kept: Kept = {}
      await use(kept)
      await kept.page?.context().close()
    },
    { scope: 'worker' },
  ],
  page: async ({ kept, browser, baseURL, viewport, timezoneId, locale, colorScheme }, use) => {
    const options = JSON.stringify([baseURL, timezoneId, locale, colorScheme])
    if (kept.page && kept.options !== options) {
      await kept.page.context().close()
      kept.page = undefined
    }
    kept.options = options
    const page = kept.page ?? (await newPage(browser))
    kept.page = page
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
    // Where the app is in no state to be left, such as on an error page, the next test gets another page.
    const isLeft = !spent.has(page) && (await Promise.allSettled([leave(page)]))[0].status === 'fulfilled'
    if (isLeft) return void pages.set(page, 'waiting')
    kept.page = undefined
    await page.context().close()
  },
  context: ({ page }, use) => use(page.context()),
})
