import { expectAccessible } from './support/accessible.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

const byEveryKey = nightly('packages/web/src/list/every-key.test.ts')
const byUseFocusAfterRemoval = nightly('packages/web/src/list/undo/use-focus-after-removal.test.tsx')

const field = { name: 'Screen, record, action or setting' }

const byPalette = nightly(
  'packages/web/src/app/palette/overlays.test.tsx',
  'packages/web/src/app/palette/palette.test.tsx',
  'packages/web/src/app/palette/every-record.test.ts',
)
test('a record is found by its name and opened by the keyboard alone', byPalette, async ({ page }) => {
  await openAs(page, 'admin')
  await expect(page.getByRole('button', { name: 'Search everything' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', field).pressSequentially('harbor dental')
  await expect(page.getByRole('option', { name: /Harbor Dental Group/ }).first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/service\/customer\/edit\/2$/)
})

test('on a phone the button opens it', nightly('packages/web/src/app/palette/palette.test.tsx'), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, 'readonly')
  await page.getByRole('button', { name: 'Search everything' }).click()
  await page.getByRole('combobox', field).fill('phone book')
  await expect(page.getByRole('option', { name: /Phone Book/ }).first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox', field)).toHaveCount(0)
  await page.setViewportSize({ width: 1440, height: 900 })
})

test('rows are gone through, and selected, by keys', byEveryKey, async ({ page }) => {
  await openAs(page, 'admin', '/service/tracking-source')
  const rows = page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })
  await expect(rows.nth(2)).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+X')
  await expect(page.getByText('2 selected')).toBeVisible()
  await expect(rows.nth(1).locator(':focus')).toHaveCount(1)
})

test('after a row is deleted the next one has the focus', byUseFocusAfterRemoval, async ({ page }) => {
  await openAs(page, 'admin', '/service/routing/blacklist')
  const remove = page
    .getByRole('grid')
    .getByRole('button', { name: /^Delete / })
    .first()
  await expect(remove).toBeVisible()
  const nextId = await remove.evaluate((button) =>
    button.closest('[role=row]')?.nextElementSibling?.getAttribute('data-id'),
  )
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator(`[role=row][data-id="${nextId}"] :focus`)).toHaveCount(1)
})
