import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

test('a new key is shown once, works, and is masked from then on', async ({ page, request }) => {
  await openAs(page, 'super', '/service/user/edit/2/addapikey')
  await expect(page).toHaveURL('/service/user/edit/2/keys/add')
  const { dialog, row } = listPage(page)
  await dialog.getByLabel('Name').fill('Nightly figures')
  const end = dialog.getByLabel('Ends')
  await expect(end).toHaveValue(new RegExp(`^${new Date().getUTCFullYear() + 1}-`))
  await end.fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(end).toHaveAttribute('aria-invalid', 'true')
  await end.fill(`${new Date().getUTCFullYear() + 1}-01-31`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  const once = page.getByRole('dialog', { name: 'The new key' })
  const key = (await once.getByRole('code').textContent()) ?? ''
  expect(key.length).toBeGreaterThanOrEqual(16)
  await page.keyboard.press('Escape')
  await expect(once).toBeVisible()
  await once.getByRole('button', { name: 'I have kept it' }).click()
  await expect(row('Nightly figures')).toContainText(`••••••••${key.slice(-4)}`)
  await expect(row('Nightly figures').getByText('Read', { exact: true })).toBeVisible()
  await expect(row('Nightly figures')).toContainText('01/31/')
  await expect(page.getByText(key)).toHaveCount(0)
  const answer = await request.get(`/api/v1/Customers/2?access_token=${key}`)
  expect(answer.status()).toBe(200)
})

test(
  'lists the keys of that user alone, names one anew and deletes it',
  nightly('packages/web/src/list/every-permission.test.ts', 'packages/web/src/list/every-resource.test.ts'),
  async ({ page }) => {
    await openAs(page, 'super', '/service/user/edit/2/keys')
    const { rows, row, dialog } = listPage(page)
    await expect(rows).toHaveCount(2)
    const before = await row('Wallboard').getByText('••••').textContent()
    await row('Wallboard').getByRole('link', { name: 'Edit Wallboard' }).click()
    await expect(dialog).toContainText(before ?? '')
    await dialog.getByLabel('Name').fill('Board in the hall')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Changes saved.')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(row('Board in the hall')).toContainText(before ?? '')
    await row('Board in the hall').getByRole('button', { name: 'Delete Board in the hall' }).click()
    await expect(rows).toHaveCount(1)
  },
)

const byProfileSection = nightly(
  'packages/web/src/features/settings/profile-section.test.tsx',
  'packages/web/src/places/places.test.ts',
)
test('the own keys are led to from the personal settings of who sees users', byProfileSection, async ({ page }) => {
  await openAs(page, 'admin', '/service/user/account')
  await page.getByRole('main').getByRole('link', { name: 'API Keys' }).click()
  await expect(page).toHaveURL('/service/user/edit/2/keys')
  await expect(listPage(page).rows).toHaveCount(2)
  await openAs(page, 'user', '/service/user/account')
  await expect(page.getByRole('button', { name: 'Edit your profile' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'API Keys' })).toHaveCount(0)
})
