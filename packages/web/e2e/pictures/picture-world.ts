import { createMockServer } from '@lineboard/mock-server'
import type { Browser, Page } from '@playwright/test'
import { password } from '../support/people.ts'
import type { Picture } from './pictures.ts'

/** When all pictures are taken: a Friday morning in the office, with the week's calls behind it. */
const NOW = new Date('2026-05-22T14:30:00Z')

const SIZE = { width: 1200, height: 750 }

/** Pages of one world that stands still: the same rows, the same moment, the same person. */
export interface PictureWorld {
  /** A page that shows what a picture is of. */
  open(picture: Picture): Promise<Page>
  close(): Promise<void>
}

/** Begins the world that the pictures of the guide are of. */
export async function beginPictureWorld(browser: Browser, webRoot: string): Promise<PictureWorld> {
  const server = await createMockServer({ webRoot, seed: 1, now: NOW, size: { callLogs: 1500 } })
  server.control.clock.freeze()
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: SIZE,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    permissions: ['microphone'],
  })
  await context.clock.setFixedTime(NOW)
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const answer = await page.request.post('/api/v1/DashUsers/authenticate', { data: { username: 'admin', password } })
  server.control.snapshot('signed in')
  // Each picture is taken as if the app were opened for the first time.
  await page.addInitScript(
    (token) => {
      localStorage.clear()
      sessionStorage.clear()
      localStorage.setItem('token', token)
      localStorage.setItem('colorScheme', 'light')
    },
    await answer.text(),
  )
  return {
    async open({ path, show }) {
      server.control.restore('signed in')
      await page.goto(path)
      await show(page)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      return page
    },
    async close() {
      await context.close()
      await server.close()
    },
  }
}

/** Addresses are not seen, and those of files are signed anew each time. */
const ADDRESS = /^ *- \/url: .*\n/gm

/** What a picture shows says, in the order it is read out: the same on each machine, whatever its fonts are. */
export async function textOf(page: Page, { part = 'main' }: Picture): Promise<string> {
  const text = await page.locator(part).last().ariaSnapshot()
  return `${text}\n`.replace(ADDRESS, '')
}
