import { nightly } from './support/nightly.ts'
import { expect, test } from './support/test.ts'

test(
  'a new password is asked for by e-mail',
  nightly('packages/web/src/features/forgot-password/forgot-password-page.test.tsx'),
  async ({ page }) => {
    await page.goto('/auth/forgot-password')
    await page.getByLabel('Email address').fill('admin@harbordental.example')
    await page.getByRole('button', { name: 'Send me new password' }).click()
    await expect(page.getByText('Account successfully reset. Check given mailbox for instructions.')).toBeVisible()
    await expect(page).toHaveURL('/auth/login')
  },
)
