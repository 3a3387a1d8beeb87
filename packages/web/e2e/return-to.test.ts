import type { Page } from '@playwright/test'
import { nightly } from './support/nightly.ts'
import { type Person, password } from './support/people.ts'
import { kept } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

async function fillIn(page: Page, person: Person): Promise<void> {
  await expect(page).toHaveURL('/auth/login')
  await page.getByLabel('Username').fill(person)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

const link = '/service/tracking-number?sort=id+desc'

async function expectThere(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/service\/tracking-number\?.*sort=id/)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
}

const byHistories = nightly(
  'packages/web/e2e/below-a-folder.test.ts',
  'packages/web/src/app/session/machine/asked-for.test.ts',
)
test('a link that was opened signed out leads there after signing in', byHistories, async ({ page }) => {
  await page.goto(link)
  await fillIn(page, 'admin')
  await expectThere(page)
})

test(
  'a link to a form leads to it',
  nightly('packages/web/src/app/session/return-address.test.tsx', 'packages/web/e2e/below-a-folder.test.ts'),
  async ({ page }) => {
    await page.goto('/service/customer/edit/2')
    await fillIn(page, 'super')
    await expect(page).toHaveURL(/\/service\/customer\/edit\/2/)
    await expect(page.getByRole('dialog').getByLabel('First name')).toBeVisible()
  },
)

test('a link outlives a reload of the sign-in page', byHistories, async ({ page }) => {
  await page.goto(link)
  await expect(page).toHaveURL('/auth/login')
  await page.reload()
  await fillIn(page, 'admin')
  await expectThere(page)
})

test(
  'a link outlives a forgotten password',
  nightly('packages/web/src/app/session/kept-session.test.tsx', 'packages/web/e2e/below-a-folder.test.ts'),
  async ({ page }) => {
    await page.goto(link)
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByLabel('Email address').fill('maya@harbordental.example')
    await page.getByRole('button', { name: 'Send me new password' }).click()
    await expect(page.getByText('Account successfully reset.')).toBeVisible()
    await fillIn(page, 'admin')
    await expectThere(page)
  },
)

test(
  'a link outlives signing in in another tab',
  nightly(
    'packages/web/src/app/session/machine/asked-for.test.ts',
    'packages/web/src/app/session/kept-session.test.tsx',
  ),
  async ({ page, context }) => {
    await page.goto(link)
    await expect(page).toHaveURL('/auth/login')
    const other = await context.newPage()
    await other.goto('/auth/login')
    await fillIn(other, 'admin')
    await expect(other).toHaveURL('/service/dashboard')
    await expectThere(page)
  },
)

test('a link is used once', nightly('packages/web/src/app/session/machine/asked-for.test.ts'), async ({ page }) => {
  await page.goto(link)
  await fillIn(page, 'admin')
  await expectThere(page)
  await page.goto('/auth/login')
  await expect(page).toHaveURL('/service/dashboard')
})

test(
  'who signs out is led nowhere by the next person',
  nightly('packages/web/src/app/session/machine/histories.test.ts'),
  async ({ page }) => {
    await page.goto(link)
    await fillIn(page, 'admin')
    await expectThere(page)
    await page.getByRole('button', { name: /^Profile of/ }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await fillIn(page, 'user')
    await expect(page).toHaveURL('/service/dashboard')
  },
)

test(
  'a reload while the password is asked for comes back to the page after signing in',
  nightly('packages/web/src/app/session/machine/ended-session.test.ts'),
  async ({ page }) => {
    await page.goto(link)
    await fillIn(page, 'admin')
    await expectThere(page)
    const { token = '{}' } = await kept(page)
    await page.request.post(`/api/v1/DashUsers/logout?access_token=${JSON.parse(token).id}`)
    // At once: pointing at a link asks for its rows, and the question for the password would lie over it.
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Receiving Numbers' })
      .evaluate((link: HTMLElement) => link.click())
    await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
    // The question may come before the code of the page that was asked for, from what the page before it asks at rest.
    await expect(page).toHaveURL(/\/service\/routing\/receiving/)
    await page.reload()
    await fillIn(page, 'admin')
    await expect(page).toHaveURL(/\/service\/routing\/receiving/)
  },
)

test(
  'a link to a section the person may not see leads to the first one, and says so',
  nightly('packages/web/src/app/router/place-refusal.test.ts', 'packages/web/src/app/router/redirect-reason.test.ts'),
  async ({ page }) => {
    await page.goto('/service/role')
    await fillIn(page, 'user')
    await expect(page).toHaveURL(/\/service\/call-log/)
    const said = page.getByRole('alert').filter({ hasText: 'Your role may not see the page you asked for' })
    await expect(said).toBeVisible()
  },
)

// What is kept in the browser can be written by others who sit at it.
for (const address of [
  'https://example.com/',
  '//example.com',
  '/\\example.com',
  'javascript:alert(1)',
  '/auth/signup',
  '/service/nowhere',
]) {
  const byAddress = nightly(
    'packages/web/src/app/session/return-address.test.tsx',
    'packages/web/src/app/session/kept-session.test.tsx',
  )
  test(`${address} is no address that signing in leads to`, byAddress, async ({ page }) => {
    await page.addInitScript((kept) => sessionStorage.setItem('returnTo', kept), address)
    await page.goto('/auth/login')
    await fillIn(page, 'admin')
    await expect(page).toHaveURL('/service/dashboard')
  })
}
