import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { addressParam, listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

/** How high the rows of tracking numbers are, as the server keeps it for the person. */
async function keptHeight(page: Page): Promise<unknown> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '{}'))
  const answer = await page.request.get(`/api/v1/DashUsers/${token.userId}?access_token=${token.id}`)
  return JSON.parse((await answer.json()).uiSettings ?? '{}').lists?.['tracking-number']?.rowHeight
}

test('columns are chosen, ordered with the keyboard, kept on the server and in the address', async ({ page }) => {
  await openAs(page, 'admin', '/service/tracking-number')
  await expect(listPage(page).rows.first()).toBeVisible()
  // Behind an open panel the grid has no roles for those who can't see it.
  const heads = page.locator('.MuiDataGrid-columnHeader')
  const head = (field: string) => page.locator(`.MuiDataGrid-columnHeader[data-field="${field}"]`)
  const rows = page.locator('.MuiDataGrid-row')
  const fields = () =>
    heads.evaluateAll((all) =>
      all.map((each) => each.getAttribute('data-field')).filter((field) => field !== '__check__'),
    )
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Columns' })
  const shown = panel.getByRole('list', { name: 'Shown' })
  await panel.getByRole('checkbox', { name: 'Last call' }).click()
  await expect(head('lastCallAt')).toBeVisible()
  await shown.getByRole('checkbox', { name: 'Description' }).click()
  await expect(head('description')).toHaveCount(0)
  await expect(shown.getByRole('checkbox', { name: /^Number/ })).toBeDisabled()
  await expectAccessible(page, '[role=dialog]')

  const before = await fields()
  await shown.getByRole('button', { name: /^Move Number/ }).focus()
  await page.keyboard.press('Space')
  await expect(shown.locator('[data-dragging=true]')).toHaveCount(1)
  // A key that comes before the places are measured is not heard.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText(/^Number is at place 2 of /)).toBeAttached({ timeout: 3000 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect.poll(fields).not.toEqual(before)
  expect((await fields())[1]).toBe('tracking_number')
  const chosen = addressParam(page, 'cols')
  expect(chosen).toContain('tracking_number')
  await panel.getByRole('button', { name: 'Tall' }).click()
  await expect(rows.first()).toHaveCSS('height', '58px')
  await expect.poll(() => keptHeight(page)).toBe('tall')
  await panel.getByRole('button', { name: 'Reset' }).click()
  await expect(head('description')).toBeVisible()
  expect(addressParam(page, 'cols')).toBeNull()
})

test(
  'a column that is dragged wider stays so',
  nightly('packages/web/src/list/views/column-width.test.ts', 'packages/web/src/list/context/list-preferences.test.ts'),
  async ({ page }) => {
    await openAs(page, 'admin', '/service/customer')
    const { rows, head } = listPage(page)
    await expect(rows.first()).toBeVisible()
    const column = head('companyId')
    const before = await column.boundingBox()
    const handle = await column.locator('.MuiDataGrid-columnSeparator--resizable').boundingBox()
    if (!before || !handle) throw new Error('The column has no handle')
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
    await page.mouse.down()
    await page.mouse.move(handle.x + handle.width / 2 + 60, handle.y + handle.height / 2, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => (await column.boundingBox())?.width).toBeCloseTo(before.width + 60, -1)
    await expect
      .poll(async () => {
        const token = await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '{}'))
        const answer = await page.request.get(`/api/v1/DashUsers/${token.userId}?access_token=${token.id}`)
        return JSON.parse((await answer.json()).uiSettings ?? '{}').lists?.customer?.widthsPx?.companyId
      })
      .toBeGreaterThan(before.width + 40)
    await page.reload()
    await expect(rows.first()).toBeVisible()
    await expect.poll(async () => (await column.boundingBox())?.width).toBeCloseTo(before.width + 60, -1)
  },
)
