import type { Page } from '@playwright/test'
import { nightly } from './support/nightly.ts'
import { password } from './support/people.ts'
import { kept } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

async function submit(page: Page) {
  await page.goto('/auth/login')
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test(
  'a failure of the server is told by its name',
  nightly('packages/web/src/features/login/login-page.test.tsx'),
  async ({ page, mock }) => {
    const body = { error: { statusCode: 500, name: 'DatabaseDown', message: 'secret details' } }
    await mock.fault({ operation: 'DashUser.authenticate', kind: 'status', status: 500, body })
    await submit(page)
    await expect(page.getByRole('alert')).toContainText('DatabaseDown')
    await expect(page.getByRole('alert')).not.toContainText('secret details')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /^Sign-in failed\. Try again in a moment/,
    )
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  },
)

test(
  'a refusal that arrives as a success is still a refusal',
  nightly('packages/web/src/features/login/login-page.test.tsx'),
  async ({ page, mock }) => {
    const body = { statusCode: 401, name: 'Error', message: 'Your account is not activated' }
    await mock.fault({ operation: 'DashUser.authenticate', kind: 'status', status: 200, body })
    await submit(page)
    await expect(page.getByRole('alert')).toContainText('Your account is not activated')
    await expect(page).toHaveURL('/auth/login')
    expect(await kept(page)).not.toHaveProperty('token')
  },
)

test(
  'the button rests while the answer is on its way',
  nightly('packages/web/src/features/login/login-page.test.tsx'),
  async ({ page, mock }) => {
    await mock.fault({ operation: 'DashUser.authenticate', kind: 'latency', delayMs: 1500 })
    await submit(page)
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled()
    await page.waitForURL('**/service/dashboard')
  },
)

const byForm = nightly('packages/web/src/features/login/login-page.test.tsx')
test('without a connection the form says so and keeps what was typed', byForm, async ({ page, mock }) => {
  await mock.fault({ operation: 'DashUser.authenticate', kind: 'cut' })
  await submit(page)
  await expect(page.getByText('Sign-in failed: the server could not be asked.')).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('admin')
  await mock.clearFaults()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/service/dashboard')
})

const byServiceArea = nightly(
  'packages/web/src/app/shell/service-area.test.tsx',
  'packages/web/src/app/version/version.test.tsx',
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
