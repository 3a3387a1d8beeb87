import { listPage } from './support/list-page.ts'
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
