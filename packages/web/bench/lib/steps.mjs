// What a person does with the call log, for the measurements of it: a name, what is done, and a text that all wanted rows have.

const listAddress = 'period=all&pageSize=25'

/** A row of a list. */
export const row = '[role=row][data-id]'
/** What the browser keeps: the list is opened as it was left. */
export const stored = { 'list.call-log': listAddress }
/** The list's address. */
export const list = `/service/call-log?${listAddress}`
/** Where somebody comes from, and what is there to be pressed then. */
export const home = { path: '/service/dashboard', ready: 'nav a[href="/service/call-log"]' }

/** @type {[name: string, act: (page: import('@playwright/test').Page) => Promise<unknown>, text?: string][]} */
export const steps = [
  ['open', (page) => page.click('nav a[href^="/service/call-log"]')],
  ['next page', (page) => page.click('button[aria-label="Next page"]')],
  ['sort', (page) => page.click('[role=columnheader][data-field=talkSeconds] .MuiDataGrid-columnHeaderTitle')],
  ['filter', (page) => page.fill('input[aria-label^="Filter"]', 'newsletter'), 'newsletter'],
  ['clear filter', (page) => page.fill('input[aria-label^="Filter"]', '')],
  ['another list', (page) => page.click('nav a[href^="/service/tracking-number"]')],
  ['back', (page) => page.evaluate(() => window.clock.back())],
]
