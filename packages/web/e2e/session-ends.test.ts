import type { Locator, Page } from '@playwright/test'
import { actAs } from './support/impersonate.ts'
import { nightly } from './support/nightly.ts'
import { password } from './support/people.ts'
import { kept, openAs } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const again = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' })

/** Ends one of the sessions this browser keeps, on the server. */
async function revoke(page: Page, key: 'token' | 'impersonationToken'): Promise<void> {
  const { id } = JSON.parse((await kept(page))[key] ?? '{}')
  expect((await page.request.post(`/api/v1/DashUsers/logout?access_token=${id}`)).ok()).toBe(true)
}

/** Follows an entry of the menu. */
const follow = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name })
    // At once: pointing at a link asks for its rows, and the question for the password would lie over it.
    .evaluate((link: HTMLElement) => link.click())

/** What is said is said in people's words. Both are asked at once: a message goes by itself. */
const expectWords = (said: Locator, words: string): Promise<void> =>
  expect(said).toHaveText(new RegExp(`^(?!.*(?:\\d{3}|Access Denied|Invalid user)).*${words}`, 's'))

test.describe('a session that ends with nothing typed', () => {
  test.beforeEach(async ({ page }) => {
    await openAs(page, 'super', '/service/customer')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  })

  const byDialog = nightly(
    'packages/web/src/app/session/start-session.test.tsx',
    'packages/web/src/app/session/sign-in-again.test.tsx',
    'packages/web/e2e/session.test.ts',
  )
  test('asks for the password over the page, and then shows what was asked for', byDialog, async ({ page }) => {
    await revoke(page, 'token')
    await follow(page, 'Tracking Numbers')
    await expect(again(page).getByLabel('Username')).toHaveValue('super')
    await expect(page).toHaveURL(/\/service\/tracking-number/)
    expect(await kept(page)).not.toHaveProperty('token')
    await again(page).getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(again(page)).toHaveCount(0)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await follow(page, 'Manage Customers')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  })

  test(
    'ends in all tabs for who closes the question in one, where nothing is kept any more',
    nightly(
      'packages/web/src/app/session/machine/two-tabs.test.ts',
      'packages/web/src/app/session/kept-session.test.tsx',
    ),
    async ({ page, context }) => {
      const other = await context.newPage()
      await other.goto('/service/tracking-number')
      await expect(other.getByRole('row').nth(1)).toBeVisible()
      await revoke(page, 'token')
      await follow(page, 'Tracking Numbers')
      await expect(again(page)).toBeVisible()
      await expect(again(other)).toBeVisible()
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) localStorage.removeItem(key)
      })
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page).toHaveURL('/auth/login')
      await expect(other).toHaveURL('/auth/login')
      await expect(other.getByText('You were signed out in another tab.')).toBeVisible()
    },
  )
})

const refusals = [
  { status: 403, message: 'Access Denied', words: 'because you may not do what was asked for' },
  {
    status: 500,
    message: 'Invalid user or customer',
    words: 'because the server does not know your user or customer any more',
  },
  {
    status: 500,
    message: 'unauthorize access',
    words: 'because the server does not know your user or customer any more',
  },
]

for (const { status, message, words } of refusals) {
  const when = nightly('packages/web/src/app/session/start-session.test.tsx')
  test(`${status} ${message} signs out, and the sign-in page says why`, when, async ({ page, mock }) => {
    await mock.fault({ operation: 'Report.statistics', kind: 'status', status, message })
    await openAs(page, 'admin')
    await expect(page).toHaveURL('/auth/login')
    await expectWords(page.getByRole('status').filter({ hasText: 'You were signed out' }), words)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await kept(page)).not.toHaveProperty('token')
  })
}

test.describe('acting as somebody else', () => {
  /** Marcus Okafor, staff of Harbor Dental Group. */
  const marcus = 3
  const band = (page: Page) => page.getByRole('status').filter({ hasText: 'acts as' })

  test.beforeEach(async ({ page }) => {
    await actAs(page, 'super', marcus)
    await page.goto('/service/tracking-number')
    await expect(band(page)).toBeVisible()
  })

  /** Opens an address and waits until nothing more is asked unasked, which would meet the end of the session first: the calls to handle are counted last. */
  async function openAtRest(page: Page, path: string) {
    const last = page.waitForResponse((response) => /CallLogs\/count.*handling/.test(response.url()))
    await page.goto(path)
    await last
  }

  /** Types a new contact, which stands under the question until somebody is signed in again. */
  async function typeContact(page: Page) {
    await openAtRest(page, '/service/phone-book/add')
    const form = page.getByRole('dialog')
    await form.getByLabel('Number', { exact: true }).fill('+12125550177')
    await form.getByLabel('Name').fill('Otto')
    return form
  }

  test(
    'asks who really acts for the password, in both tabs, and goes on as that somebody',
    nightly(
      'packages/web/src/app/session/sign-in-again.test.tsx',
      'packages/web/src/app/session/machine/two-tabs-acting.test.ts',
      'packages/web/src/app/session/machine/ended-session.test.ts',
    ),
    async ({ page, context, ownServer }) => {
      await page.evaluate(() => localStorage.setItem('impersonatorUsername', 'super'))
      const other = await context.newPage()
      await openAtRest(other, '/service/call-log')
      await expect(band(other)).toBeVisible()
      const form = await typeContact(page)
      await revoke(page, 'impersonationToken')
      // Asked at once, over what is being typed.
      await expect(again(page)).toContainText('with your own password and not that of Marcus Okafor')
      await expect(again(page).getByLabel('Username')).toHaveValue('super')
      await expect(again(page).getByLabel('Username')).toHaveAttribute('readonly')
      await expect(again(other)).toBeVisible()
      expect(await kept(page)).not.toHaveProperty('token')
      expect(await kept(page)).not.toHaveProperty('impersonationToken')
      await again(page).getByLabel('Password', { exact: true }).fill(password)
      await page.keyboard.press('Enter')
      await expect(again(page)).toHaveCount(0)
      await expect(again(other)).toHaveCount(0)
      // What was being typed is there still, and is saved as Marcus.
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('The contact was added.')).toBeVisible()
      await expect(band(page)).toContainText('super acts as Marcus Okafor')
      await expect(band(other)).toContainText('super acts as Marcus Okafor')
      expect(JSON.parse((await kept(page)).impersonationToken ?? '{}')).toMatchObject({ userId: marcus })
      expect(ownServer.store.table('PhoneBook').by('name', 'Otto')).toMatchObject([{ customerId: 2 }])
    },
  )
})

test('a session that is ended elsewhere asks for the password at once, with nothing pressed', async ({
  page,
  browser,
}) => {
  await openAs(page, 'super', '/service/user/account')
  const section = (of: Page) => of.getByRole('region', { name: 'Where you are signed in' })
  await expect(section(page).getByRole('listitem').filter({ hasText: 'This session' })).toContainText('Chrome on')
  const context = await browser.newContext()
  const other = await context.newPage()
  await openAs(other, 'super', '/service/user/account')
  await section(other).getByRole('button', { name: 'End all other sessions' }).click()
  await expect(section(other)).toContainText('You are signed in nowhere else.')
  await expect(again(page).getByLabel('Username')).toHaveValue('super')
  await context.close()
})
