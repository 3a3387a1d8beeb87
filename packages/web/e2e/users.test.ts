import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

test(
  'adds a user with a role, who can then sign in',
  nightly('packages/web/src/features/users/user-form.test.tsx', 'packages/web/src/kit/form/password-strength.test.tsx'),
  async ({ page, request }) => {
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
    await expect(page.getByText(/^Ines Moreau was added\. Nothing was mailed/)).toBeVisible()
    await expect(row('ines@')).toContainText('Marketing')
    const answer = await request.post('/api/v1/DashUsers/authenticate', {
      data: { username: 'ines', password: 'Harbor-Pier-18!' },
    })
    expect(await answer.json()).toMatchObject({ userId: expect.any(Number) })
  },
)
