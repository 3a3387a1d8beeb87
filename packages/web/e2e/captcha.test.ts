import type { Page } from '@playwright/test'
import { test } from './support/keyed-server.ts'
import { nightly } from './support/nightly.ts'
import { password } from './support/people.ts'
import { goTo } from './support/sign-in.ts'
import { expect, test as sandboxed } from './support/test.ts'

const recaptchaUrl = 'https://www.google.com/recaptcha/**'

/** Stands for the provider's script; each token comes with a note of what it was asked for. */
const script = (tokens: string[]) => `
  const tokens = ${JSON.stringify(tokens)}
  window.asked = []
  window.grecaptcha = {
    ready: (callback) => setTimeout(callback),
    execute: async (key, { action }) => (window.asked.push(key + ' ' + action), tokens.shift() ?? 'token'),
  }`

async function answerFor(page: Page, ...tokens: string[]): Promise<string[]> {
  const scripts: string[] = []
  await page.route(recaptchaUrl, (route) => {
    scripts.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: script(tokens) })
  })
  return scripts
}

async function submit(page: Page) {
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

const byRecaptcha = nightly(
  'packages/web/src/shared/captcha/recaptcha.test.tsx',
  'packages/web/src/features/login/login-page.test.tsx',
  'packages/mock-server/src/edge/site/provider-keys.test.ts',
)
const first = 'signing in asks the provider first, with the documented action; no other screen brings the script'
test(first, byRecaptcha, async ({ page }) => {
  const scripts = await answerFor(page)
  await page.goto('/auth/error-404')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(scripts).toEqual([])
  await goTo(page, '/auth/login')
  await submit(page)
  await page.waitForURL('**/service/**')
  expect(await page.evaluate('asked')).toEqual(['site-key importantAction'])
  const brought = ['https://www.google.com/recaptcha/api.js?render=site-key']
  expect(scripts).toEqual(brought)
  await page.reload()
  await page.getByRole('banner').waitFor()
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual(brought)
})

test(
  'without a token nobody is signed in',
  nightly('packages/web/src/features/login/login-page.test.tsx', 'packages/web/src/shared/captcha/recaptcha.test.tsx'),
  async ({ page, server }) => {
    await answerFor(page, '')
    await page.goto('/auth/login')
    await submit(page)
    await expect(page.getByRole('alert')).toContainText('Please try again.')
    await expect(page.getByLabel('Username')).toHaveValue('admin')
    expect(server.control.journal.find({ operation: 'DashUser.authenticate' })).toEqual([])
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL('**/service/**')
  },
)

test(
  'a script that does not come is told of, and tried again',
  nightly('packages/web/src/features/login/login-page.test.tsx', 'packages/web/src/shared/captcha/recaptcha.test.tsx'),
  async ({ page }) => {
    await page.route(recaptchaUrl, (route) => route.abort())
    await page.goto('/auth/login')
    await submit(page)
    await expect(page.getByText('Sign-in failed: the server could not be asked.')).toBeVisible()
    await page.unroute(recaptchaUrl)
    await answerFor(page)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL('**/service/**')
  },
)

sandboxed.describe('the sandbox', () => {
  sandboxed(
    'refuses a robot before it signs in, and lets people pass',
    nightly('packages/web/src/features/login/login-page.test.tsx', 'packages/web/src/shared/captcha/bot-check.test.ts'),
    async ({ page, mock, ownServer }) => {
      await mock.fault({ operation: 'Sandbox.captchaToken', kind: 'status', status: 200, body: { token: '' } })
      await page.goto('/auth/login')
      await submit(page)
      await expect(page.getByRole('alert')).toContainText('Please try again.')
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
      expect(ownServer.control.journal.find({ operation: 'DashUser.authenticate' })).toEqual([])
      await mock.clearFaults()
      await page.getByRole('button', { name: 'Sign In' }).click()
      await page.waitForURL('**/service/**')
      expect(ownServer.control.journal.find({ operation: 'Sandbox.captchaToken' })).toHaveLength(2)
    },
  )

  sandboxed(
    'has words of its own for a forgotten password',
    nightly('packages/web/src/features/forgot-password/forgot-password-page.test.tsx'),
    async ({ page, mock, ownServer }) => {
      await mock.fault({ operation: 'Sandbox.captchaToken', kind: 'status', status: 200, body: { token: '' } })
      await page.goto('/auth/forgot-password')
      await page.getByLabel('Email address').fill('admin@harbordental.example')
      await page.getByRole('button', { name: 'Send me new password' }).click()
      await expect(page.getByRole('alert')).toContainText('Forgot Password: Token is missing. Please try again.')
      await expect(page.getByLabel('Email address')).toHaveValue('admin@harbordental.example')
      expect(ownServer.control.journal.find({ operation: 'DashUser.forgotPassword' })).toEqual([])
    },
  )
})
