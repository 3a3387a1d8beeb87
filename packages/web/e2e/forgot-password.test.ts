import { expect, test } from './support/own-server.ts'

test('a new password is asked for by e-mail', async ({ page, mock: _ }) => {
  await page.goto('/auth/forgot-password')
  await page.getByLabel('Email address').fill('admin@harbordental.example')
  await page.getByRole('button', { name: 'Send me new password' }).click()
  await expect(page.getByText('Account successfully reset. Check given mailbox for instructions.')).toBeVisible()
  await expect(page).toHaveURL('/auth/login')
})

test('a server that can not do it is told about', async ({ page, mock }) => {
  await mock.fault({ operation: 'DashUser.forgotPassword', kind: 'status', status: 200, body: false })
  await page.goto('/auth/forgot-password')
  await page.getByLabel('Email address').fill('admin@harbordental.example')
  await page.getByRole('button', { name: 'Send me new password' }).click()
  await expect(page.getByRole('alert')).toContainText('Unable to reset account. Contact an administrator for details.')
  await expect(page.getByLabel('Email address')).toHaveValue('admin@harbordental.example')
})
