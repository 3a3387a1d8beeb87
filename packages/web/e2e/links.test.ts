import type { Page } from '@playwright/test'
import { listPage } from './support/list-page.ts'
import { expect, test } from './support/running-app.ts'
import { goTo, openAs } from './support/sign-in.ts'

/** Where each field of the open form begins, in pixels from the first: what failed as a whole is said above that. */
const tops = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => {
    const fields = Array.from(dialog.querySelectorAll('form input:not([type=hidden]), form [role=combobox]'))
    const all = fields.map((field) => field.getBoundingClientRect().top)
    return all.map((top) => Math.round(top - (all[0] ?? 0)))
  })

async function expectStill(page: Page, forms: readonly string[]): Promise<void> {
  await openAs(page, 'super', `/service/${forms[0]}/add`)
  for (const path of forms) {
    await goTo(page, `/service/${path}/add`)
    const { dialog } = listPage(page)
    await expect(dialog.locator('form')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled()
    const before = await tops(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible()
    expect(await tops(page), path).toEqual(before)
  }
}

test('forms do not move when they say what is wrong', async ({ page }) => {
  await expectStill(page, ['user'])
})
