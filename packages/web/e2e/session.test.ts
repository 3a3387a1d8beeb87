import type { MockServer } from '@lineboard/mock-server'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { nightly } from './support/nightly.ts'
import { password } from './support/people.ts'
import { kept, openAs } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const again = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' })

/** A second tab of the same browser. */
async function secondTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  return page
}

/** Ends the session on the server, as an operator or the clock does. */
async function endOnServer(page: Page): Promise<void> {
  const { token = '{}' } = await kept(page)
  const { id } = JSON.parse(token)
  // A connection that lay idle may be closed by the server as it is used again.
  const answer = await page.request.post(`/api/v1/DashUsers/logout?access_token=${id}`, { maxRetries: 2 })
  expect(answer.ok()).toBe(true)
}

async function editCustomer(page: Page) {
  // What is asked last, when the screen rests: whatever comes later than the session lives asks for the password before Save is pressed.
  const lastAsked = page.waitForResponse(/\/Mainteinances\b/)
  await openAs(page, 'super', '/service/customer/edit/2')
  const form = page.getByRole('dialog').filter({ has: page.getByLabel('First name') })
  await form.getByLabel('First name').fill('Wilhelmina')
  await lastAsked
  await page.waitForLoadState('networkidle')
  return form
}

/** Ends the session and presses Save: under the question for the password, where something that the page asked by itself was refused first. */
async function saveWithoutSession(page: Page, form: Locator): Promise<void> {
  const save = await form.getByRole('button', { name: 'Save' }).elementHandle()
  await endOnServer(page)
  await save?.evaluate((button) => (button as HTMLElement).click())
}

const firstName = ({ store }: MockServer) => store.table('Customer').get(2)?.firstName

test.describe('a session that ends over a form', () => {
  test(
    'goes on in place: nothing typed is lost, and the save is sent again',
    nightly(
      'packages/web/src/app/session/start-session.test.tsx',
      'packages/web/src/app/session/sign-in-again.test.tsx',
      'packages/web/e2e/session.test.ts',
    ),
    async ({ page, ownServer }) => {
      const form = await editCustomer(page)
      await saveWithoutSession(page, form)

      await expect(again(page).getByLabel('Username')).toHaveValue('super')
      await expect(again(page).getByLabel('Username')).toHaveAttribute('readonly')
      await expect(again(page).getByLabel('Password', { exact: true })).toBeFocused()
      expect(await kept(page)).not.toHaveProperty('token')

      await again(page).getByLabel('Password', { exact: true }).fill('wrong')
      await page.keyboard.press('Enter')
      await expect(again(page).getByText('Sign-in failed. Check your password.')).toBeVisible()
      await again(page).getByLabel('Password', { exact: true }).fill(password)
      await page.keyboard.press('Enter')

      await expect(page.getByText('Changes saved.')).toBeVisible()
      await expect(again(page)).toHaveCount(0)
      await expect(page).toHaveURL(/\/service\/customer/)
      expect(firstName(ownServer)).toBe('Wilhelmina')
      expect(await kept(page)).toHaveProperty('token')
    },
  )
})

const byTabs = nightly('packages/web/e2e/session.test.ts', 'packages/web/src/app/session/machine/two-tabs.test.ts')
test('signing out in one tab signs out the other at once', byTabs, async ({ page, context }) => {
  await openAs(page, 'admin')
  const other = await secondTab(context, '/service/tracking-number')
  await expect(other.getByRole('banner')).toBeVisible()
  await page.getByRole('button', { name: /^Profile of/ }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/auth/login')
  await expect(other).toHaveURL('/auth/login')
  await expect(other.getByRole('heading', { name: 'Login' })).toBeVisible()
})

test(
  'signing in in one tab signs in the other',
  nightly(
    'packages/web/src/app/session/machine/two-tabs.test.ts',
    'packages/web/src/app/session/kept-session.test.tsx',
  ),
  async ({ page, context }) => {
    await page.goto('/auth/login')
    const other = await secondTab(context, '/auth/login')
    await expect(other.getByRole('heading', { name: 'Login' })).toBeVisible()
    await page.getByLabel('Username').fill('admin')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/service/dashboard')
    await expect(other).toHaveURL('/service/dashboard')
  },
)

test('a session that ends over forms in two tabs continues in both, until one of them signs out', async ({
  page,
  context,
}) => {
  const form = await editCustomer(page)
  const other = await secondTab(context, '/service/customer/edit/3')
  const otherForm = other.getByRole('dialog').filter({ has: other.getByLabel('First name') })
  await otherForm.getByLabel('First name').fill('Ottilie')
  await saveWithoutSession(page, form)
  await expect(again(page)).toBeVisible()
  await expect(again(other)).toBeVisible()
  await expect(again(page).getByLabel('Password', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await again(page).getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Changes saved.')).toBeVisible()
  await expect(again(other)).toHaveCount(0)
  await otherForm.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Changes saved.')).toBeVisible()
  await expect(otherForm).toHaveCount(0)
  await other.getByRole('button', { name: /^Profile of/ }).click()
  await other.getByRole('button', { name: 'Sign Out' }).click()
  await expect(other).toHaveURL('/auth/login')
  await expect(page).toHaveURL('/auth/login')
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
})

test(
  'a session found to have ended in one tab is asked for in both, and goes on in both',
  nightly(
    'packages/web/src/app/session/machine/two-tabs.test.ts',
    'packages/web/src/app/session/machine/ended-session.test.ts',
  ),
  async ({ page, context }) => {
    const form = await editCustomer(page)
    const other = await secondTab(context, '/service/tracking-number')
    await expect(other.getByRole('grid')).toBeVisible()
    await endOnServer(page)
    await other
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Receiving Numbers' })
      .evaluate((link: HTMLElement) => link.click())
    await expect(again(other)).toBeVisible()
    await expect(again(page)).toBeVisible()
    await again(page).getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(again(other)).toHaveCount(0)
    await expect(other.getByRole('row').nth(1)).toBeVisible()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Changes saved.')).toBeVisible()
  },
)

test('a server that cannot be reached is asked again automatically', async ({ page, mock }) => {
  await page.clock.install()
  await mock.fault({ operation: 'DashUser.findById', kind: 'status', status: 503 })
  await openAs(page, 'admin', '/service/tracking-number')
  const notice = page.getByText('Lineboard cannot reach the server')
  // Each of the three tries waits on the page's clock.
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(notice).toBeVisible({ timeout: 200 })
  }).toPass()
  expect(await kept(page)).toHaveProperty('token')
  await mock.clearFaults()
  await page.clock.runFor(6000)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page).toHaveURL(/tracking-number/)
})
