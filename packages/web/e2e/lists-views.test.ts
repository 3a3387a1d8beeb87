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

test('a view that is the default is saved on the server, and shown by another browser at the first visit', async ({
  page,
  browser,
}) => {
  await saveDefault(page)
  const other = await browser.newPage({ baseURL: new URL(page.url()).origin })
  await openAs(other, 'super', '/service/tracking-number')
  await expect(listPage(other).filter).toHaveValue('subway')
  await expect(listPage(other).head('totalCalls')).toHaveAttribute('aria-sort', 'descending')
  expect(addressParam(other, 'filter')).toBe('subway')
  await other.close()
})

test(
  'a view is saved on the server, shown, changed, named, made the default and deleted',
  nightly('packages/web/src/list/views/list-views-panel.test.tsx', 'packages/web/e2e/lists-views.test.ts'),
  async ({ page }) => {
    await saveDefault(page)
    const { filter, head } = listPage(page)
    const panel = panelOf(page)

    await test.step('named otherwise', async () => {
      await panel.getByRole('button', { name: 'More to do with Busy subway' }).click()
      await page.getByRole('menuitem', { name: 'Rename' }).click()
      await panel.getByLabel('Name', { exact: true }).fill('Subway')
      await panel.getByLabel('Name', { exact: true }).press('Enter')
      await expect(panel.getByRole('button', { name: 'Subway', exact: true })).toBeVisible()
      await page.keyboard.press('Escape')
    })

    await test.step('changed to what is shown, and shown again', async () => {
      await filter.fill('flyer')
      await filter.press('Enter')
      await expect.poll(() => addressParam(page, 'filter')).toBe('flyer')
      await views(page).click()
      await panel.getByRole('button', { name: 'More to do with Subway' }).click()
      await page.getByRole('menuitem', { name: 'Change to what is shown' }).click()
      await page.keyboard.press('Escape')
      await filter.fill('')
      await filter.press('Enter')
      await expect.poll(() => addressParam(page, 'filter')).toBeNull()
      await views(page).click()
      await panel.getByRole('button', { name: 'Subway', exact: true }).click()
      await expect(filter).toHaveValue('flyer')
      await expect(head('totalCalls')).toHaveAttribute('aria-sort', 'descending')
    })

    await test.step('deleted', async () => {
      await views(page).click()
      await panel.getByRole('button', { name: 'More to do with Subway' }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await expect(panel.getByRole('button', { name: 'Subway', exact: true })).toHaveCount(0)
    })
  },
)

const byViews = nightly(
  'packages/web/src/list/views/views.test.ts',
  'packages/mock-server/src/api/handlers/settings/templates.test.ts',
)
test('a view is shared with a colleague, who shows it', byViews, async ({ page, browser }) => {
  await openAs(page, 'admin', '/service/call-log?period=last30&filter=callerNumber%3A%22212%22')
  await expect(listPage(page).rows.first()).toBeVisible()
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Views' })
  await panel.getByLabel('Save what is shown as').fill('From New York')
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.getByRole('button', { name: 'More to do with From New York' }).click()
  await page.getByRole('menuitem', { name: 'Share…' }).click()
  const people = panel.getByRole('list', { name: 'People' }).getByRole('checkbox')
  const search = panel.getByRole('searchbox', { name: 'Find a person' })
  await search.fill('nobody of this name')
  await expect(panel.getByText('Nobody has this name.')).toBeVisible()
  await search.fill('')
  await people.first().check()
  for (const box of await panel.getByRole('list', { name: 'People' }).getByRole('checkbox').all()) await box.check()
  await panel.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByText(/^From New York is shared with/)).toBeVisible()

  await test.step('another name is written once', async () => {
    const written: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().includes('/Templates/')) written.push(request.url())
    })
    await panel.getByRole('button', { name: 'More to do with From New York' }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await panel.getByLabel('Name', { exact: true }).fill('New York')
    const answered = page.waitForResponse((answer) => answer.url().includes('/Templates/'))
    await panel.getByLabel('Name', { exact: true }).press('Enter')
    const question = page.getByRole('dialog', { name: 'Change From New York for everybody?' })
    await expect(question).toContainText(/other (person has|people have) this view/)
    await question.getByRole('button', { name: 'Change for everybody' }).click()
    await answered
    await page.keyboard.press('Escape')
    const again = page.waitForResponse((answer) => answer.url().includes('/CallLogs'))
    await page.getByRole('button', { name: 'Refresh' }).click()
    await again
    expect(written).toHaveLength(1)
  })

  const colleague = await browser.newPage({ baseURL: new URL(page.url()).origin })
  await openAs(colleague, 'user', '/service/call-log')
  await colleague.getByRole('button', { name: 'Views', exact: true }).click()
  await colleague.getByRole('dialog', { name: 'Views' }).getByRole('button', { name: 'New York' }).click()
  await expect(listPage(colleague).filter).toHaveValue('callerNumber:"212"')
  expect(addressParam(colleague, 'period')).toBe('last30')
  await colleague.close()
})
