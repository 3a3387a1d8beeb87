import { nightly } from './support/nightly.ts'
import { expect, test } from './support/test.ts'

test('a new password is asked for by e-mail', async ({ page }) => {
  await page.goto('/auth/forgot-password')
  await page.getByLabel('Email address').fill('admin@harbordental.example')
  await page.getByRole('button', { name: 'Send me new password' }).click()
  await expect(page.getByText('Account successfully reset. Check given mailbox for instructions.')).toBeVisible()
  await expect(page).toHaveURL('/auth/login')
})

test(
  'a server that cannot do it is told about',
  nightly('packages/web/src/features/forgot-password/forgot-password-page.test.tsx'),
  async ({ page, mock }) => {
    await mock.fault({ operation: 'DashUser.forgotPassword', kind: 'status', status: 200, body: false })
    await page.goto('/auth/forgot-password')
    await page.getByLabel('Email address').fill('admin@harbordental.example')
    await page.getByRole('button', { name: 'Send me new password' }).click()
    await expect(page.getByRole('alert')).toContainText(
      'Unable to reset account. Contact an administrator for details.',
    )
    await expect(page.getByLabel('Email address')).toHaveValue('admin@harbordental.example')
  },
)

test(
  'an address that is refused says why at its field',
  nightly('packages/web/src/features/forgot-password/forgot-password-page.test.tsx'),
  async ({ page, mock }) => {
    const details = {
      context: 'DashUser',
      codes: { email: ['format'] },
      messages: { email: ['is no address of ours'] },
    }
    const error = { statusCode: 422, name: 'ValidationError', message: 'The row is not valid', details }
    await mock.fault({ operation: 'DashUser.forgotPassword', kind: 'status', status: 422, body: { error } })
    await page.goto('/auth/forgot-password')
    const field = page.getByLabel('Email address')
    await field.fill('admin@harbordental.example')
    await page.getByRole('button', { name: 'Send me new password' }).click()
    await expect(field).toHaveAccessibleDescription('The email is no address of ours.')
    await expect(field).toBeFocused()
  },
)

test(
  'a check that nobody answers is a failure of the network',
  nightly('packages/web/src/features/forgot-password/forgot-password-page.test.tsx'),
  async ({ page, mock }) => {
    await mock.fault({ operation: 'Sandbox.captchaToken', kind: 'cut' })
    await page.goto('/auth/forgot-password')
    await page.getByLabel('Email address').fill('admin@harbordental.example')
    await page.getByRole('button', { name: 'Send me new password' }).click()
    const toast = page.getByRole('alert').filter({ hasText: 'Network Connection Error' })
    await expect(toast).toContainText('Error')
    await expect(page.getByRole('alert').filter({ hasText: 'Warning' })).toHaveCount(0)
    await expect(page.getByLabel('Email address')).toBeFocused()
  },
)
