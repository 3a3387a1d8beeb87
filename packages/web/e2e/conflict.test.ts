import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { password } from './support/people.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

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

test(
  'nothing is overwritten in silence: both versions, and a choice for each field',
  nightly('packages/web/src/kit/conflict/use-conflict.test.tsx', 'packages/web/e2e/real-server.test.ts'),
  async ({ page }) => {
    const dialog = await edit(page)
    await meanwhile(page, { firstName: 'Eleonora', lastName: 'Quist', currency: 'EUR' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    const question = page.getByRole('dialog', { name: 'Somebody else, or another tab, has changed this' })
    const first = question.getByRole('group', { name: /^First name It was: Nora/ })
    await expect(first.getByRole('radio', { name: 'Mine Norah' })).toBeChecked()
    await expect(
      question.getByRole('group', { name: /^Last name/ }).getByRole('radio', { name: /Quist/ }),
    ).toBeChecked()
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
  },
)
