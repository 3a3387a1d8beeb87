import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { addressParam, listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

const views = (page: Page) => page.getByRole('button', { name: 'Views', exact: true })
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Views' })

/** Saves what is shown as a view, which is the default from then on. */
async function saveDefault(page: Page): Promise<void> {
  const panel = panelOf(page)
  await openAs(page, 'super', '/service/tracking-number?filter=subway&sort=-totalCalls')
  await expect(listPage(page).rows.first()).toBeVisible()
  await views(page).click()
  await panel.getByLabel('Save what is shown as').fill('Busy subway')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('button', { name: 'Busy subway', exact: true })).toHaveAttribute('aria-current', 'true')
  await panel.getByRole('button', { name: 'Show Busy subway by default', exact: true }).click()
  await expectAccessible(page)
  await expect
    .poll(async () => {
      const token = await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '{}').id)
      const answer = await page.request.get(`/api/v1/DashUsers/1?access_token=${token}`)
      return JSON.parse((await answer.json()).uiSettings ?? '{}').lists?.['tracking-number#views']?.defaultName
    })
    .toBe('Busy subway')
}

test(
  'a view that is the default is saved on the server, and shown by another browser at the first visit',
  nightly(
    'packages/web/src/list/views/list-views-panel.test.tsx',
    'packages/web/src/list/context/use-list-state.test.tsx',
  ),
  async ({ page, browser }) => {
    await saveDefault(page)
    const other = await browser.newPage({ baseURL: new URL(page.url()).origin })
    await openAs(other, 'super', '/service/tracking-number')
    await expect(listPage(other).filter).toHaveValue('subway')
    await expect(listPage(other).head('totalCalls')).toHaveAttribute('aria-sort', 'descending')
    expect(addressParam(other, 'filter')).toBe('subway')
    await other.close()
  },
)
