import { expectAccessible } from './support/accessible.ts'
import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

const byUseCall = nightly('packages/web/src/data/use-call.test.tsx')
const byToE164 = nightly('packages/web/src/kit/form/to-e164.test.ts', 'packages/web/src/list/every-form.test.ts')

test(
  'says while it is typed that a name is taken, and forgets it with the next letter',
  nightly('packages/web/src/kit/form/use-unique.test.tsx'),
  async ({ page }) => {
    await openAs(page, 'super', '/service/user/add')
    const { dialog } = listPage(page)
    const username = dialog.getByLabel('Username')
    await username.fill('admin')
    await expect(dialog.getByText('Somebody else has this already.')).toBeVisible()
    await expect(username).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await username.pressSequentially('istrator')
    await expect(dialog.getByText('Somebody else has this already.')).toHaveCount(0)
  },
)

test('a question about what is no longer there is called off', byUseCall, async ({ page, mock }) => {
  await openAs(page, 'super', '/service/user/add')
  const { dialog } = listPage(page)
  const username = dialog.getByLabel('Username')
  await expect(username).toBeVisible()
  await mock.fault({ operation: 'DashUser.isUnique', kind: 'latency', delayMs: 800 })
  const asking = page.waitForRequest(/isunique/)
  await username.fill('admin')
  const asked = await asking
  const calledOff = page.waitForEvent('requestfailed', (request) => request === asked)
  await username.fill('nobody-has-this')
  await calledOff
  await expect(dialog.getByText('Somebody else has this already.')).toHaveCount(0)
})

test('a row keeps its own name', nightly('packages/web/src/kit/form/use-unique.test.tsx'), async ({ page }) => {
  await openAs(page, 'super', '/service/user')
  const { dialog, row } = listPage(page)
  await row('readonly').getByRole('link', { name: 'Edit readonly' }).click()
  const username = dialog.getByLabel('Username')
  await username.fill('admin')
  await expect(dialog.getByText('Somebody else has this already.')).toBeVisible()
  const asked = page.waitForResponse((response) => response.url().includes('isunique'))
  await username.fill('readonlyx')
  await asked
  await username.fill('readonly')
  await expect(dialog.getByText('Somebody else has this already.')).toHaveCount(0)
})

test(
  'a 403 ends the session, and is said in words where one signs in',
  nightly('packages/web/src/app/session/machine/ended-session.test.ts', 'packages/web/e2e/session-ends.test.ts'),
  async ({ page, mock }) => {
    await openAs(page, 'super', '/service/customer/edit/2')
    const { dialog } = listPage(page)
    await dialog.getByLabel('First name').fill('Norah')
    await mock.fault({ operation: 'Customer.upsert', kind: 'status', status: 403, message: 'Not with this role' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'you may not do what was asked for' })).toBeVisible()
  },
)

test('a phone number is typed as people write it, and stored as the world reads it', byToE164, async ({ page }) => {
  await openAs(page, 'admin', '/service/phone-book/add')
  const form = page.getByRole('dialog')
  await form.getByLabel('Number', { exact: true }).fill('(212) 555-0142')
  await form.getByLabel('Name').fill('Ida Rhodes')
  const sending = page.waitForRequest((request) => /phonebooks/i.test(request.url()) && request.method() !== 'GET')
  await form.getByRole('button', { name: 'Save' }).click()
  expect((await sending).postDataJSON()).toMatchObject({ number: '+12125550142' })
  await expect(form).toHaveCount(0)
})

test(
  'who sees every customer chooses whose a new row is, beginning with the one the list is narrowed to',
  nightly('packages/web/src/list/drawer/with-owner.test.ts'),
  async ({ page }) => {
    await openAs(page, 'super', '/service/tracking-source/add?customer=2')
    const form = page.getByRole('dialog')
    await expect(form.getByRole('combobox', { name: /^Customer/ })).toHaveValue('Harbor Dental Group')
    await form.getByLabel('Name').fill('Bus stops')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The tracking source was added.')).toBeVisible()
    await expect(listPage(page).row('Bus stops')).toContainText('Harbor Dental Group')
  },
)
