import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { goTo, openAs } from './support/sign-in.ts'

test('adds a number with source and destination found by typing; an address of one that is gone says so', async ({
  page,
}) => {
  await openAs(page, 'admin', '/service/tracking-number/add')
  const { dialog, filter, row } = listPage(page)
  const number = dialog.getByRole('textbox', { name: 'Number', exact: true })
  await number.fill('(212) 555')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('There is no such phone number.')).toBeVisible()
  await number.fill('+1 (212) 555-0194')
  await dialog.getByLabel('Description').fill('Autumn fair')
  await dialog.getByLabel('Tracking source').fill('subw')
  await page.getByRole('option', { name: 'Subway posters' }).click()
  const receiving = dialog.getByLabel('Receiving number')
  await receiving.fill('617-555-0145')
  await page.getByRole('listbox').getByRole('option').first().click()
  await expect(receiving).toHaveValue('(617) 555-0145')
  await dialog.getByRole('button', { name: 'Save' }).click()
  // What is said of it goes by itself; that the form is gone stays.
  await expect(dialog).toHaveCount(0)
  await filter.fill('autumn')
  await expect(row('Autumn fair')).toContainText('Subway posters')
  await expect(row('Autumn fair')).toContainText('(617) 555-0145')
  await expect(row('Autumn fair')).toContainText('(212) 555-0194')

  await goTo(page, '/service/tracking-number/edit/99999')
  await expect(dialog).toContainText('There is no such tracking number')
})

test(
  'stopping calls and giving a number back is asked for, and can be taken back',
  nightly(
    'packages/web/src/features/tracking-numbers/retire-dialog.test.tsx',
    'packages/web/src/list/undo/take-back.test.tsx',
  ),
  async ({ page }) => {
    await openAs(page, 'admin', '/service/tracking-number')
    const { rows, dialog } = listPage(page)
    const first = rows.first()
    const name = (await first.getByRole('link').first().textContent()) ?? ''
    await page.getByRole('button', { name: `More to do with ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Change the state' }).click()
    await expect(dialog.getByRole('listitem').first()).toContainText('call')
    await expect(dialog.getByRole('button', { name: 'Change the state' })).toBeDisabled()
    await dialog.getByRole('radio', { name: /^Released/ }).check()
    await expect(dialog.getByRole('alert')).toContainText('It can be restored for 30 days: until')
    await dialog.getByRole('button', { name: 'Release' }).click()
    await expect(first).toContainText('Released')
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.waitFor()
    // A message over it would stay as long as the pointer is on it.
    const [bar, messages] = await Promise.all([undo.boundingBox(), page.getByLabel('Messages').boundingBox()])
    if (messages?.height) expect(messages.y + messages.height).toBeLessThanOrEqual(bar?.y ?? 0)
    await undo.click()
    await expect(first).not.toContainText('Released')
    await first.getByRole('link', { name: /^Edit/ }).click()
    await expect(dialog.getByLabel('Status').getByRole('option')).toHaveText(['Active', 'Paused'])
  },
)
