import type { Fault } from '@lineboard/mock-server'
import type { Page } from '@playwright/test'
import { machineWordsIn } from '../src/testing/machine-words.ts'
import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { goTo, openAs, signIn } from './support/sign-in.ts'
import type { Mock } from './support/test.ts'

const details = {
  context: 'OpNumber',
  codes: { tracking_sourceId: ['existence'] },
  messages: { tracking_sourceId: ['is no tracking source'] },
}
const refusal = {
  statusCode: 422,
  name: 'ValidationError',
  message: 'The `OpNumber` instance is not valid. Details: `tracking_sourceId` is no tracking source (value: 7).',
  details,
}
const loopback = 'Unknown "OpNumber" id "7". See http://core.example/api/v1/OpNumbers?filter={}'

/** Machine words among what a person sees of the whole page. */
const machineWordsOn = async (page: Page) => machineWordsIn((await page.locator('body').allInnerTexts()).join('\n'))

type Failure = Omit<Fault, 'operation'>

const failures: [name: string, failure: Failure][] = [
  ...[400, 402, 404, 409, 413, 500, 502, 503, 507].map((status): [string, Failure] => [
    String(status),
    { kind: 'status', status, message: loopback },
  ]),
  ['422', { kind: 'status', status: 422, body: { error: refusal } }],
  ['429', { kind: 'status', status: 429, headers: { 'retry-after': '40' } }],
  ['no connection', { kind: 'cut' }],
  ['a page of a proxy', { kind: 'malformed', body: '<!doctype html><title>Sign in</title>' }],
  ['nothing', { kind: 'status', status: 200, body: null }],
  ['another shape', { kind: 'status', status: 200, body: 'fine' }],
]

const screens = [
  ['a list', '/service/tracking-number', 'OpNumber.findPaged', 'The tracking numbers could not be loaded'],
  ['a report', '/service/reports/activity', 'Report.activityReport', 'This could not be loaded'],
  ['the dashboard', '/service/dashboard', 'Report.statistics', 'This could not be loaded'],
  ['a row', '/service/customer/edit/2', 'Customer.find', 'This customer could not be loaded'],
] as const

/** Goes to a screen: anew, or as a link does, which is quicker. */
type Open = (path: string) => Promise<unknown>

/** One failure of each kind: what each says is one function's, and tried of all of them below and by its own tests. */
const kinds = failures.filter(([name]) => ['500', '422', 'no connection', 'a page of a proxy'].includes(name))

const byErrorText = nightly(
  'packages/web/src/lib/errors/error-text.test.ts',
  'packages/web/src/kit/form/use-saving.test.tsx',
)

const byText = 'packages/web/src/lib/errors/error-text.test.ts'
const holders = {
  'a list': nightly('packages/web/src/list/table/list-state-panel.test.tsx', byText),
  'a report': nightly('packages/web/src/features/reports/report-layout.test.tsx', byText),
  'the dashboard': nightly('packages/web/src/features/dashboard/figures.test.tsx', byText),
  'a row': nightly('packages/web/src/list/drawer/edit-drawer.test.tsx', byText),
}

for (const [at, [what, path, operation, title]] of screens.entries()) {
  const saysSo = async (page: Page, mock: Mock, some: typeof failures, open = page.goto.bind(page) as Open) => {
    for (const [name, failure] of some) {
      await mock.fault({ operation, ...failure })
      await open(path)
      await expect(page.getByText(title).first(), name).toBeVisible()
      expect(await machineWordsOn(page), name).toEqual([])
      await mock.clearFaults()
    }
  }

  test(`${what} that fails says so in words`, holders[what], async ({ page, mock }) => {
    await openAs(page, 'super', '/service/user/account')
    await saysSo(page, mock, kinds.slice(at, at + 1), (to) => goTo(page, to))
  })
}

for (const [title, rules, some] of [
  ['a save that fails says so in words', byErrorText, kinds.slice(0, 2)],
  ['a save that fails says so in words, whatever failed', byErrorText, failures],
] as const) {
  test(title, rules, async ({ page, mock }) => {
    test.slow()
    await openAs(page, 'super', '/service/customer/edit/2')
    const { dialog } = listPage(page)
    await dialog.getByLabel('First name').fill('Norah')
    for (const [name, failure] of some) {
      await mock.fault({ operation: 'Customer.upsert', ...failure })
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog.getByRole('alert').first(), name).toBeVisible()
      expect(await machineWordsOn(page), name).toEqual([])
      await mock.clearFaults()
    }
  })
}

const byListState = nightly(
  'packages/web/src/list/table/list-state-panel.test.tsx',
  'packages/web/src/list/live/every-list.test.tsx',
  'packages/web/src/lib/errors/error-text.test.ts',
)
test(
  'a list without a network says so, and loads by itself when it is back',
  byListState,
  async ({ page, context }) => {
    await openAs(page, 'super', '/service/languages')
    const { rows } = listPage(page)
    await expect(rows.first()).toBeVisible()
    await page.getByRole('combobox', { name: /^Filter/ }).focus()
    await context.setOffline(true)
    await page.getByRole('combobox', { name: /^Filter/ }).fill('a')
    const panel = page.getByRole('main').getByRole('alert')
    await expect(panel).toContainText('Network Connection Error')
    await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible()
    await context.setOffline(false)
    await expect(rows.first()).toBeVisible()
  },
)

const hanging = [
  ['a list', 'Language.find', 'The languages could not be loaded'],
  ['a sign-in', 'DashUser.authenticate', 'Sign In'],
] as const

for (const [what, operation, after] of hanging) {
  const details = nightly(
    'packages/web/src/app/shell/still-trying.test.tsx',
    'packages/web/src/data/tracked-fetch.test.ts',
  )
  test(`${what} that hangs says that it is still tried, and can be given up`, details, async ({ page, mock }) => {
    await mock.fault({ operation, kind: 'hang' })
    if (operation === 'Language.find') await openAs(page, 'super', '/service/languages')
    else void signIn(page, 'super').catch(() => undefined)
    const giveUp = page.getByRole('button', { name: /^Give up/ })
    await expect(giveUp).toBeVisible()
    await expect(page.getByText('Still trying to reach the server…')).toBeVisible()
    await giveUp.click()
    await expect(giveUp).toHaveCount(0)
    await expect(page.getByText(after).first()).toBeVisible()
  })
}

for (const [what, fails] of [
  ['full', ['setItem']],
  ['blocked', ['getItem', 'setItem', 'removeItem', 'clear']],
] as const) {
  // One that is blocked refuses all that a full one does.
  const byBlocked = nightly('packages/web/src/browser/storage.test.tsx', 'packages/web/e2e/words.test.ts')
  const when = what === 'full' ? byBlocked : {}
  test(`with a ${what} storage one signs in and works, and is told so once`, when, async ({ page }) => {
    await page.addInitScript((names) => {
      for (const name of names) {
        Object.defineProperty(Storage.prototype, name, {
          value() {
            throw new DOMException('No', 'QuotaExceededError')
          },
        })
      }
    }, fails)
    await signIn(page, 'super')
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await expect(page.getByText(/This browser keeps nothing for Lineboard/).last()).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'This browser keeps nothing' })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Call Logs' }).first().click()
    await expect(listPage(page).rows.first()).toBeVisible()
  })
}
