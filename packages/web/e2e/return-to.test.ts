import type { Page } from '@playwright/test'
import { nightly } from './support/nightly.ts'
import { type Person, password } from './support/people.ts'
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
