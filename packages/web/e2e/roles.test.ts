import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

test(
  'a new role gets the permissions that were chosen, and the menu is shown beforehand',
  nightly(
    'packages/web/src/features/roles/permission-matrix.test.tsx',
    'packages/web/src/features/roles/permission-draft.test.ts',
    'packages/web/src/shared/rights/save-role.test.ts',
  ),
  async ({ page }) => {
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
  },
)
