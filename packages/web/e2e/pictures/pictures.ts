import type { Page } from '@playwright/test'

/** A picture of the guide. */
export interface Picture {
  path: string
  /** The part of the page whose words say whether it is stale, as a selector: what stands around is the same in all of them. @default the screen */
  part?: string
  /** Makes the screen show what the picture is of, and waits until it does. */
  show: (page: Page) => Promise<void>
}

const DIALOG = '[role=dialog]'

const rows = (page: Page) => page.locator('[role=row][data-id]').first().waitFor()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor()

/** Every picture of the guide, by the name of its file in `docs/guide/images`. */
export const pictures: Readonly<Record<string, Picture>> = {
  dashboard: {
    path: '/service/dashboard',
    async show(page) {
      await heading(page, 'Latest calls')
      await page.getByRole('combobox', { name: 'Source' }).waitFor()
      await page.getByRole('region', { name: 'Calls by source' }).getByRole('img').first().waitFor()
    },
  },
  'call-log': { path: '/service/call-log?period=last30', show: rows },
  'call-details': {
    path: '/service/call-log?period=last30&filter=status:="answered"',
    part: DIALOG,
    async show(page) {
      await rows(page)
      await page.locator('[role=row][data-id] [data-field=talkSeconds]').first().click()
      await heading(page, 'Call flow')
    },
  },
  'to-handle': { path: '/service/to-handle', show: rows },
  'buy-numbers': {
    path: '/service/numberman',
    async show(page) {
      const results = page.getByRole('region', { name: 'Available numbers' })
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await results.getByRole('checkbox').nth(0).check()
      await results.getByRole('checkbox').nth(1).check()
      await results.getByRole('button', { name: 'Hold 2 numbers' }).click()
      await page.locator('[aria-live=polite] button').first().click()
      await button(page, /^Buy all 2/).waitFor()
    },
  },
  'number-setup': {
    path: '/service/tracking-number/setup?step=rings',
    show: (page) => page.getByRole('combobox', { name: 'Receiving number' }).waitFor(),
  },
  'voice-menu': {
    path: '/service/ivr/edit/1',
    part: DIALOG,
    async show(page) {
      await heading(page, 'What each key does')
    },
  },
  'compare-report': { path: '/service/reports/compare', show: (page) => page.getByRole('table').first().waitFor() },
  views: {
    path: '/service/call-log?period=last30&filter=status:="missed"',
    async show(page) {
      await rows(page)
      await button(page, 'Views').click()
      await page.getByText('Save what is shown as').waitFor()
    },
  },
  role: {
    path: '/service/role/edit/3',
    part: DIALOG,
    show: (page) => page.getByText('What the role may see and do').first().waitFor(),
  },
  ticket: {
    path: '/service/ticket',
    part: DIALOG,
    async show(page) {
      await rows(page)
      // One with answers.
      await page.locator('[role=row][data-id]', { hasText: 'Add a colleague' }).locator('[data-field=state]').click()
      await heading(page, 'Thread')
    },
  },
  wallet: { path: '/service/billing/settings', show: (page) => heading(page, 'How long it lasts') },
  softphone: {
    path: '/service/phone-book',
    part: 'section[aria-label=Softphone]',
    async show(page) {
      await rows(page)
      await button(page, /^Softphone/).click()
      await button(page, 'Switch on').waitFor()
    },
  },
  settings: { path: '/service/user/account', show: (page) => heading(page, 'Appearance') },
  search: {
    path: '/service/tracking-source',
    part: DIALOG,
    async show(page) {
      await rows(page)
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: /^Screen, record/ }).fill('harbor')
      await page
        .getByRole('option', { name: /Harbor Dental Group/ })
        .first()
        .waitFor()
      await page.getByText(/^\d+ results?$/).waitFor()
    },
  },
}
