import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { nightly } from './support/nightly.ts'
import { mailedCode, newcomer } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

const activate = (page: Page) => page.getByRole('button', { name: 'Activate', exact: true })

const byBothSides = nightly(
  'packages/web/src/features/account-activate/account-activate-page.test.tsx',
  'packages/mock-server/src/api/handlers/sign-up/sign-up.test.ts',
  'packages/mock-server/src/domain/users/mailed-secrets.test.ts',
)
test('the link of the mail activates the account', byBothSides, async ({ page, ownServer }) => {
  // A registration that wants a mail as well, as other clients send it.
  const post = (path: string, data: object) => page.request.post(`${ownServer.url}${path}`, { data })
  await post('/api/v1/DashUsers/request_email', { email_address: newcomer.email, email_type: 'verification' })
  const code = await mailedCode(ownServer)
  await post('/api/v1/DashUsers/verify_email', { email_address: newcomer.email, verify_code: code })
  const intent = await (await post('/api/v1/PaymentMethods/create_intent', { amount: '44.00' })).json()
  await post('/__mock/payments/confirm', {
    client_secret: intent.client_secret,
    card: { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' },
  })
  const address = {
    street_address: '1 Pier Road',
    city: 'New York',
    country: 'us',
    province: 'New York',
    zip_code: '1',
  }
  await post('/api/v1/DashUsers/register', {
    email: newcomer.email,
    code,
    username: newcomer.email,
    password: newcomer.password,
    firstName: 'Ada',
    lastName: 'Moss',
    isVerificationRequired: true,
    Customer: { name: 'Harbor Pier', phone: '+12125550142', contactEmail: newcomer.email, currency: 'USD' },
    BusinessAddress: address,
    Service: { planId: 1, starting_balance: '5' },
    Payment: { cardName: 'Ada Moss', token: intent.intentId },
  })
  const mail = ownServer.control.outbox.list().findLast(({ kind }) => kind === 'activation')
  expect(mail?.link).toContain('/auth/account-activate?token=')
  await page.goto(mail?.link ?? '')
  await expect(page).toHaveTitle('Lineboard | Activate Account')
  await expect(page.getByText('Hello Ada,')).toBeVisible()
  await expectAccessible(page)
  await activate(page).click()
  await expect(page).toHaveURL('/auth/login')
  await page.getByLabel('Username').fill(newcomer.email)
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/service/**')
})

test(
  'a token nobody knows leaves the page as it is, without a message',
  nightly('packages/web/src/features/account-activate/account-activate-page.test.tsx'),
  async ({ page, ownServer }) => {
    await page.goto('/auth/account-activate?token=unknown')
    await expect(page.getByText('Hello User,')).toBeVisible()
    await activate(page).click()
    await expect
      .poll(() => ownServer.control.journal.find({ operation: 'DashUser.activate' }).map(({ status }) => status))
      .toEqual([200])
    await expect(activate(page)).toBeEnabled()
    await expect(activate(page)).toBeFocused()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page).toHaveURL(/account-activate/)
  },
)

test(
  'the screen is blocked while the call runs',
  nightly('packages/web/src/features/account-activate/account-activate-page.test.tsx'),
  async ({ page, mock }) => {
    await mock.fault({ operation: 'DashUser.activate', kind: 'latency', delayMs: 1500 })
    await page.goto('/auth/account-activate?token=unknown')
    await activate(page).click()
    await expect(page.locator('form')).toHaveAttribute('inert')
    await expect(page.locator('form')).not.toHaveAttribute('inert')
  },
)

test(
  'without a token nothing happens, and one can go back',
  nightly('packages/web/src/features/account-activate/account-activate-page.test.tsx'),
  async ({ page, ownServer }) => {
    await page.goto('/auth/account-activate')
    await activate(page).click()
    await expect(activate(page)).toBeEnabled()
    expect(ownServer.control.journal.find({ operation: 'DashUser.activate' })).toEqual([])
    await expect(page.locator('input[role=switch]')).toBeHidden()
    await expect(page.locator('input[role=switch]')).toBeDisabled()
    await page.getByRole('link', { name: 'Send me Back' }).click()
    await expect(page).toHaveURL('/auth/login')
  },
)
