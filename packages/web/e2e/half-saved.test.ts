import type { Page } from '@playwright/test'
import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

interface HalfSave {
  path: string
  /** What is typed: something of the row itself, and something that has calls of its own. */
  type: (page: Page) => Promise<void>
  /** The row's own call, and the one that fails after it. */
  own: string
  later: 'DashUser.setRole' | 'GuiVisibility.upsert' | 'OpNumber.updateLogs'
  /** What the form says is left. */
  left: string
}

const dialogOf = (page: Page) => page.getByRole('dialog').first()

const saves: readonly HalfSave[] = [
  {
    path: '/service/user',
    async type(page) {
      await dialogOf(page).getByLabel('First name').fill('Renamed')
      const role = dialogOf(page).getByRole('combobox', { name: /^Role/ })
      await role.click()
      await role.press('ArrowDown')
      await page.getByRole('option', { selected: false }).last().click()
    },
    own: 'DashUser.patchById',
    later: 'DashUser.setRole',
    left: 'the role',
  },
  {
    path: '/service/role',
    async type(page) {
      await dialogOf(page).getByLabel('Description').fill('Told otherwise')
      await dialogOf(page).getByRole('button', { name: 'Nothing' }).click()
    },
    own: 'DashRole.patchById',
    later: 'GuiVisibility.upsert',
    left: 'the permissions',
  },
  {
    path: '/service/tracking-number',
    async type(page) {
      await dialogOf(page).getByLabel('Number', { exact: true }).fill('+12125559876')
    },
    own: 'OpNumber.upsert',
    later: 'OpNumber.updateLogs',
    left: 'its earlier calls',
  },
]

const byUseSaving = nightly('packages/web/src/kit/form/use-saving.test.tsx')

for (const { path, type, own, later, left } of saves) {
  test(
    `${path}: what is left of a half save is done by another try, and is nobody else's change`,
    byUseSaving,
    async ({ page, mock, ownServer }) => {
      await openAs(page, 'super', path)
      const { rows } = listPage(page)
      await rows.last().getByRole('link', { name: /^Edit/ }).click()
      const dialog = dialogOf(page)
      const save = dialog.getByRole('button', { name: 'Save' })
      await expect(save).toBeVisible()
      await type(page)
      await mock.fault({ operation: later, kind: 'status', status: 500, message: 'Out of order' })
      await save.click()
      await expect(dialog.getByRole('alert').filter({ hasText: `Saved, but for ${left}` })).toBeVisible()
      await mock.clearFaults()
      ownServer.control.journal.clear()
      await save.click()
      await expect(dialog).toHaveCount(0)
      const made = ownServer.control.journal.list().map(({ operationId }) => operationId)
      expect(made).toContain(later)
      expect(made, 'the row is not saved twice').not.toContain(own)
    },
  )
}
