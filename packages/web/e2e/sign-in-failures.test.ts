import type { Page } from '@playwright/test'
import { nightly } from './support/nightly.ts'
import { password } from './support/people.ts'
import { expect, test } from './support/test.ts'

async function submit(page: Page) {
  await page.goto('/auth/login')
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

const byServiceArea = nightly(
  'packages/web/src/app/shell/service-area.test.tsx',
  'packages/web/src/app/router/version.test.tsx',
  'packages/web/e2e/missing-files.test.ts',
)
test(
  'who signs in where the screens cannot be downloaded is signed in, is told so, and goes on when they can',
  byServiceArea,
  async ({ page }) => {
    await page.route(/\/assets\/shell-.*\.js$/, (route) => route.abort())
    await submit(page)
    await expect(page.getByText('This page could not be downloaded')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Load again' }).click()
    await expect(page.getByRole('banner').getByText('DASHBOARD', { exact: true })).toBeVisible()
  },
)
