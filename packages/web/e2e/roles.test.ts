import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

test('a new role gets the permissions that were chosen, and the menu is shown beforehand', async ({ page }) => {
  await openAs(page, 'super', '/service/role/add')
  const { dialog, row } = listPage(page)
  await dialog.getByLabel('Name').fill('Front desk')
  await dialog.getByRole('button', { name: 'Calls and reports' }).click()
  await dialog.getByRole('radio', { name: 'Receiving Numbers: All' }).check()
  await dialog.getByText('The menu as this role').click()
  const preview = dialog.getByRole('group').filter({ hasText: 'As a plain user' })
  await expect(preview).toContainText('Receiving Numbers')
  await expect(preview).not.toContainText('SIP Gateways')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The role was added.')).toBeVisible()
  await row('Front desk').getByRole('link', { name: 'Edit Front desk' }).click()
  await expect(dialog.getByRole('radio', { name: 'Call Logs: All' })).toBeChecked()
  await expect(dialog.getByRole('radio', { name: 'Dashboard: Read only' })).toBeChecked()
  await expect(dialog.getByRole('radio', { name: 'Receiving Numbers: All' })).toBeChecked()
  await expect(dialog.getByRole('radio', { name: 'SIP Gateways: Deny' })).toBeChecked()
})

test(
  'one permission is changed, and only that one is written',
  nightly('packages/web/src/features/roles/permission-draft.test.ts', 'packages/web/e2e/roles.test.ts'),
  async ({ page }) => {
    await openAs(page, 'super', '/service/role')
    const { dialog, row } = listPage(page)
    await row('Staff').getByRole('link', { name: 'Edit Staff' }).click()
    const writes: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().includes('GuiVisibilities')) writes.push(request.postData() ?? '')
    })
    await dialog.getByRole('radio', { name: 'Buy Numbers: Read only' }).check()
    await expect(dialog.getByText('1 permission differs from what is saved:')).toBeVisible()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Changes saved.')).toBeVisible()
    expect(writes).toHaveLength(1)
    await row('Staff').getByRole('link', { name: 'Edit Staff' }).click()
    await expect(dialog.getByRole('radio', { name: 'Buy Numbers: Read only' })).toBeChecked()
  },
)

test(
  'a role is given to somebody, who loses the one before, and is taken out again',
  nightly(
    'packages/web/src/features/roles/give-role.test.tsx',
    'packages/web/src/features/roles/take-out-dialog.test.tsx',
    'packages/mock-server/src/api/handlers/users/roles.test.ts',
  ),
  async ({ page }) => {
    await openAs(page, 'super', '/service/role')
    const { dialog, row } = listPage(page)
    await row('Marketing').getByRole('link', { name: 'Edit Marketing' }).click()
    const give = dialog.getByRole('button', { name: 'Give the role' })
    await expect(give).toBeDisabled()
    const users = dialog.getByRole('combobox', { name: /^Users/ })
    for (const name of ['hugo', 'admin']) {
      await users.fill(name)
      await page.getByRole('option', { name, exact: true }).click()
    }
    await users.press('Backspace')
    await give.click()
    const asked = page.getByRole('dialog', { name: 'Give Marketing to Hugo Novak?' })
    await expect(asked).toContainText('Hugo Novak loses the role Staff for it.')
    await asked.getByRole('button', { name: 'Give the role' }).click()
    await expect(page.getByText('Hugo Novak has the role now.')).toBeVisible()
    const hugo = dialog.getByRole('listitem').filter({ hasText: 'Hugo Novak' })
    await hugo.getByRole('button', { name: 'Take Hugo Novak out of the role' }).click()
    const question = page.getByRole('dialog', { name: 'Take Hugo Novak out of Marketing?' })
    await expect(question).toContainText('sees nothing but their own profile')
    await question.getByRole('button', { name: 'Take out' }).click()
    await expect(page.getByText('Hugo Novak no longer has the role Marketing.')).toBeVisible()
    await expect(hugo).toHaveCount(0)
  },
)

const byQuickerTests = nightly(
  'packages/web/src/features/roles/give-role.test.tsx',
  'packages/mock-server/src/api/handlers/users/roles.test.ts',
)
test('a role goes after those who have it got another one', byQuickerTests, async ({ page }) => {
  await openAs(page, 'super', '/service/role')
  const { row } = listPage(page)
  await row('Marketing').getByRole('button', { name: 'Delete Marketing' }).click()
  const question = page.getByRole('dialog', { name: 'Delete this role?' })
  await expect(question).toContainText('Maya Patel')
  const instead = question.getByRole('combobox', { name: 'They get instead' })
  await instead.selectOption('No role')
  await expect(question).toContainText('Users without another role then see only their own profile.')
  await instead.selectOption('Read only')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Marketing deleted.')).toBeVisible()
  await expect(row('Marketing')).toHaveCount(0)
  await row('Read only').getByRole('link', { name: 'Edit Read only' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Maya Patel' })).toBeVisible()
})
