import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { password } from './support/people.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

const byUseConflict = nightly(
  'packages/web/src/kit/conflict/use-conflict.test.tsx',
  'packages/web/src/kit/rows/field-conflicts.test.ts',
)

/** What somebody else does to customer 2 by the API, meanwhile; answers the customer as it is then. */
async function meanwhile(page: Page, change: object): Promise<Record<string, unknown>> {
  const session = await page.request.post('/api/v1/DashUsers/authenticate', { data: { username: 'super', password } })
  const { id } = await session.json()
  const address = `/api/v1/Customers/2?access_token=${id}`
  const before = await (await page.request.get(address)).json()
  if (Object.keys(change).length === 0) return before
  const answer = await page.request.put(`/api/v1/Customers?access_token=${id}`, { data: { ...before, ...change } })
  return answer.json()
}

async function edit(page: Page) {
  await openAs(page, 'super', '/service/customer/edit/2')
  const { dialog } = listPage(page)
  await dialog.getByLabel('First name').fill('Norah')
  return dialog
}

test('nothing is overwritten in silence: both versions, and a choice for each field', async ({ page }) => {
  const dialog = await edit(page)
  await meanwhile(page, { firstName: 'Eleonora', lastName: 'Quist', currency: 'EUR' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  const question = page.getByRole('dialog', { name: 'Somebody else, or another tab, has changed this' })
  const first = question.getByRole('group', { name: /^First name It was: Nora/ })
  await expect(first.getByRole('radio', { name: 'Mine Norah' })).toBeChecked()
  await expect(question.getByRole('group', { name: /^Last name/ }).getByRole('radio', { name: /Quist/ })).toBeChecked()
  await expect(question.getByRole('group', { name: /^Currency/ })).toContainText('EUR – Euro')
  await expectAccessible(page)

  await question.getByRole('button', { name: 'Back to the form' }).click()
  await expect(dialog.getByLabel('First name')).toHaveValue('Norah')
  expect(await meanwhile(page, {})).toMatchObject({ firstName: 'Eleonora' })

  await dialog.getByRole('button', { name: 'Save' }).click()
  await question
    .getByRole('group', { name: /^Currency/ })
    .getByRole('radio', { name: /^Mine/ })
    .check()
  await question.getByRole('button', { name: 'Save this' }).click()
  await expect(page.getByText('Changes saved.')).toBeVisible()
  expect(await meanwhile(page, {})).toMatchObject({ firstName: 'Norah', lastName: 'Quist', currency: 'USD' })
})

test('what somebody else changed to the same is no question', byUseConflict, async ({ page }) => {
  const dialog = await edit(page)
  await meanwhile(page, { firstName: 'Norah' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Changes saved.')).toBeVisible()
})

test('a row that is gone is not added anew', byUseConflict, async ({ page }) => {
  await openAs(page, 'super', '/service/customer/add')
  const { dialog, row } = listPage(page)
  await dialog.getByRole('textbox', { name: 'Company', exact: true }).fill('Short Lived Ltd')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await row('Short Lived').getByRole('link', { name: 'Edit Short Lived Ltd' }).click()
  await dialog.getByLabel('First name').fill('Norah')
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  await page.evaluate(async (gone) => {
    const token = JSON.parse(localStorage.getItem('token') ?? '{}').id
    await fetch(`/api/v1/Customers/${gone}?access_token=${token}`, { method: 'DELETE' })
  }, id)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Somebody else, or another tab, has deleted this')
  await expect(dialog.getByLabel('First name')).toHaveValue('Norah')
})

test('what is saved by calls of its own is compared as well', byUseConflict, async ({ page }) => {
  await openAs(page, 'super', '/service/role/edit/5')
  const { dialog } = listPage(page)
  const permission = (name: string) => dialog.getByRole('radio', { name, exact: true })
  await permission('Dashboard: All').check()
  await page.evaluate(async () => {
    const token = JSON.parse(localStorage.getItem('token') ?? '{}').id
    const call = (path: string, init?: RequestInit) => fetch(`/api/v1/${path}access_token=${token}`, init)
    const filter = encodeURIComponent(JSON.stringify({ where: { roleId: 5 }, include: ['GuiSection'] }))
    const rows = await (await call(`GuiVisibilities?filter=${filter}&`)).json()
    const { id, roleId, guiSectionId } = rows.find(
      (row: { GuiSection: { name: string } }) => row.GuiSection.name === 'Tracking Sources',
    )
    const body = JSON.stringify({ id, roleId, guiSectionId, guiPermissionId: 1 })
    await call('GuiVisibilities?', { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body })
  })
  await dialog.getByRole('button', { name: 'Save' }).click()
  const question = page.getByRole('dialog', { name: 'Somebody else, or another tab, has changed this' })
  const theirs = question.getByRole('group', { name: /^Tracking Sources/ }).getByRole('radio', { name: 'Theirs Deny' })
  await expect(theirs).toBeChecked()
  await question.getByRole('button', { name: 'Save this' }).click()
  await expect(page.getByText('Changes saved.')).toBeVisible()
  await page.goto('/service/role/edit/5')
  await expect(permission('Tracking Sources: Deny')).toBeChecked()
  await expect(permission('Dashboard: All')).toBeChecked()
})
