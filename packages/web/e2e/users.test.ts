import { impersonationEnd } from './support/impersonate.ts'
import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

test('adds a user with a role, who can then sign in', async ({ page, request }) => {
  await openAs(page, 'super', '/service/user/add')
  const { dialog, row } = listPage(page)
  await dialog.getByLabel('First name').fill('Ines')
  await dialog.getByLabel('Last name').fill('Moreau')
  await dialog.getByLabel('E-mail').fill('ines@kestrelestates.example')
  await dialog.getByLabel('Username').fill('ines')
  await dialog.getByRole('textbox', { name: 'Password' }).fill('harbor')
  await expect(dialog.getByText('It still needs 8 characters, an uppercase letter, a digit')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Password' }).fill('Harbor-Pier-18!')
  await expect(dialog.getByText('A strong password.')).toBeVisible()
  await dialog.getByLabel('Role').fill('Marketing')
  await page.getByRole('option', { name: 'Marketing' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The user was added.')).toBeVisible()
  await expect(row('ines@')).toContainText('Marketing')
  const answer = await request.post('/api/v1/DashUsers/authenticate', {
    data: { username: 'ines', password: 'Harbor-Pier-18!' },
  })
  expect(await answer.json()).toMatchObject({ userId: expect.any(Number) })
})

test(
  'gives a user another role, and keeps the password',
  nightly('packages/web/src/features/roles/give-role.test.tsx', 'packages/web/e2e/users.test.ts'),
  async ({ page, request }) => {
    await openAs(page, 'super', '/service/user?filter=user@harbordental')
    const { dialog, row } = listPage(page)
    await row('user@harbordental').getByRole('link', { name: 'Edit user' }).click()
    await dialog.getByLabel('Role').fill('Read')
    await page.getByRole('option', { name: 'Read only' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Changes saved.')).toBeVisible()
    await expect(row('user@harbordental')).toContainText('Read only')
    const answer = await request.post('/api/v1/DashUsers/authenticate', {
      data: { username: 'user', password: 'Lineboard1!' },
    })
    expect(answer.status()).toBe(200)
  },
)

test(
  'a role that cannot be given does not add the user twice',
  nightly('packages/web/src/kit/form/use-saving.test.tsx'),
  async ({ page, mock }) => {
    await openAs(page, 'super', '/service/user/add')
    const { dialog, rows, count } = listPage(page)
    await dialog.getByLabel('E-mail').fill('twice@kestrelestates.example')
    await dialog.getByLabel('Username').fill('twice')
    await dialog.getByRole('textbox', { name: 'Password' }).fill('Harbor-Pier-18!')
    await dialog.getByLabel('Role').fill('Staff')
    await page.getByRole('option', { name: 'Staff' }).click()
    await mock.fault({ operation: 'DashUser.setRole', kind: 'status', status: 500, message: 'No roles today' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toContainText('No roles today')
    await mock.clearFaults()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await page.goto('/service/user?filter=twice')
    await expect(count).toHaveText('1 user')
    await expect(rows.first()).toContainText('Staff')
  },
)

test(
  'who may only look at users sees their values and no way to change them',
  nightly('packages/web/src/list/every-permission.test.ts'),
  async ({ page }) => {
    await openAs(page, 'readonly', '/service/user')
    const { rows, dialog } = listPage(page)
    await expect(rows.first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add user' })).toHaveCount(0)
    await rows.first().getByRole('link').first().click()
    await expect(dialog.getByLabel('Username')).toHaveAttribute('readonly', '')
    await expect(dialog.getByRole('button', { name: 'Save' })).toHaveCount(0)
  },
)

test(
  'acts as another user from the list, and back',
  nightly(
    'packages/web/src/data/impersonation.test.tsx',
    'packages/web/src/app/refused-questions.test.tsx',
    'packages/web/e2e/impersonation.test.ts',
  ),
  async ({ page }) => {
    await openAs(page, 'super', '/service/user?filter=user@harbordental')
    const { row } = listPage(page)
    await row('user@harbordental').getByRole('button', { name: /^More/ }).click()
    await page.getByRole('menuitem', { name: 'Act as this user' }).click()
    const question = page.getByRole('dialog', { name: /^Act as / })
    await question.getByRole('button', { name: 'Act as this user' }).click()
    await expect(question).toContainText('Say why you act as somebody else.')
    await question.getByLabel('Reason').fill('Asked for help')
    await question.getByRole('button', { name: 'Act as this user' }).click()
    // The page of the person that is acted as, which knows the key.
    await expect(page.getByRole('button', { name: /^Stop acting as/ }).first()).toBeVisible()
    const ended = impersonationEnd(page)
    await page.keyboard.press('F8')
    await ended
  },
)
