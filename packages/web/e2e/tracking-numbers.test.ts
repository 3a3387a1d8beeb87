import { expectAccessible } from './support/accessible.ts'
import { columnTexts, listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { goTo, openAs } from './support/sign-in.ts'

const byEveryResource = nightly(
  'packages/web/src/list/every-resource.test.ts',
  'packages/web/src/list/every-link.test.tsx',
)
const byShownColumns = nightly('packages/web/src/list/views/shown-columns.test.ts')
const byEverySaveOnLoopback = nightly(
  'packages/web/src/list/every-save-on-loopback.test.ts',
  'packages/web/src/kit/rows/drop-blank.test.ts',
)

test('shows names, not ids, and sorts over the receiving number', byEveryResource, async ({ page }) => {
  await openAs(page, 'admin', '/service/tracking-number')
  const { rows, head, count } = listPage(page)
  await expect(count).toHaveText('25 tracking numbers')
  await expect(rows.first()).toContainText('(212) 555-0110')
  expect(await columnTexts(page, 'TrackingSource.name')).toContain('Search ads')
  await head('ReceivingNumber.number').click()
  await expect(head('ReceivingNumber.number')).toHaveAttribute('aria-sort', 'ascending')
  await expect(async () => {
    const numbers = (await columnTexts(page, 'ReceivingNumber.number')).filter(Boolean)
    expect(numbers).toEqual([...numbers].sort())
  }).toPass()
})

for (const [person, columns] of [
  ['super', 1],
  ['admin', 0],
] as const) {
  test(`whose number it is, only people of the owner are told: ${person}`, byShownColumns, async ({ page }) => {
    await openAs(page, person, '/service/tracking-number')
    const { head, rows } = listPage(page)
    await expect(rows.first()).toBeVisible()
    await expect(head('Customer.companyName')).toHaveCount(columns)
  })
}

test('adds a number with source and destination found by typing', async ({ page }) => {
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
})

test('takes a source away, and keeps the rest', byEverySaveOnLoopback, async ({ page }) => {
  await openAs(page, 'admin', '/service/tracking-number?filter=tracking_number%3A%222125550110%22')
  const { dialog, row } = listPage(page)
  await expect(row('(212) 555-0110')).toContainText('Social campaigns')
  await row('(212) 555-0110').getByRole('link', { name: 'Edit (212) 555-0110' }).click()
  await expect(dialog.getByLabel('Tracking source')).toHaveValue('Social campaigns')
  await dialog.getByLabel('Tracking source').click()
  await dialog.getByRole('button', { name: 'Clear' }).first().click()
  await dialog.getByLabel('Status').selectOption('paused')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Changes saved.')).toBeVisible()
  await expect(row('(212) 555-0110')).toContainText('Paused')
  await expect(row('(212) 555-0110').locator('[data-field="TrackingSource.name"]')).toHaveText('')
  await expect(row('(212) 555-0110')).toContainText('(617) 555-0145')
})

test(
  'calls follow a number that is replaced, and count for another source from then on',
  nightly(
    'packages/mock-server/src/api/handlers/numbers/tracking-numbers.test.ts',
    'packages/web/e2e/half-saved.test.ts',
  ),
  async ({ page }) => {
    await openAs(page, 'admin', '/service/tracking-number/edit/1')
    const { dialog, row } = listPage(page)
    const number = dialog.getByRole('textbox', { name: 'Number', exact: true })
    await expect(dialog.getByLabel('Earlier calls')).toHaveCount(0)
    await number.fill('+1 212 555 0196')
    await expect(dialog.getByRole('checkbox', { name: /Earlier calls/ })).toBeChecked()
    const consequence = await dialog.getByText(/calls so far will show the new number/).textContent()
    const count = consequence?.match(/[\d,]+/)?.[0]
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(`${count} earlier calls show (212) 555-0196 now.`)).toBeVisible()
    await expect(row('(212) 555-0196').locator('[data-field=totalCalls]')).toHaveText(count ?? '')

    await page.getByRole('button', { name: 'More to do with (212) 555-0196' }).click()
    await page.getByRole('menuitem', { name: 'Change the tracking source' }).click()
    const question = page.getByRole('dialog', { name: 'Change the tracking source' })
    await expect(question).toContainText('count for Social campaigns')
    await question.getByLabel('Tracking source').fill('subw')
    await page.getByRole('option', { name: 'Subway posters' }).click()
    await question.getByRole('button', { name: 'Change the source' }).click()
    await expect(row('(212) 555-0196')).toContainText('Subway posters')
    await expect(page.getByText('Calls of (212) 555-0196 count for Subway posters from now on.')).toBeVisible()
    await expect(row('(212) 555-0196')).toContainText('Subway posters')
  },
)

test(
  'finds a number however it is typed',
  nightly('packages/web/src/list/context/list-query.test.ts'),
  async ({ page }) => {
    await openAs(page, 'super', '/service/tracking-number')
    const { filter, rows } = listPage(page)
    for (const typed of ['(212) 555-0112', '2125550112', 'tracking_number:"212-555-0112"']) {
      await filter.fill(typed)
      await expect(rows).toHaveCount(1)
      await expect(rows).toContainText('(212) 555-0112')
    }
  },
)

const byRemovalQuestion = nightly(
  'packages/web/src/features/tracking-numbers/retire-dialog.test.tsx',
  'packages/web/src/list/actions/removal-question.test.tsx',
  'packages/mock-server/src/api/handlers/numbers/tracking-numbers.test.ts',
)
test(
  'a number that was given back is deleted for good, after a question',
  byRemovalQuestion,
  async ({ page, ownServer }) => {
    ownServer.store.table('OpNumber').patch(1, { status: 'released', restorableUntil: '2020-01-01T00:00:00Z' })
    await openAs(page, 'super', '/service/tracking-number/delete/1')
    const { count } = listPage(page)
    const retirement = page.getByRole('dialog', { name: 'Retire (212) 555-0110' })
    await expect(retirement.getByRole('radio')).toHaveCount(3)
    await expectAccessible(page, '[role=dialog]')
    await retirement.getByRole('button', { name: 'Delete for good' }).click()
    const question = page.getByRole('dialog', { name: 'Delete this tracking number?' })
    await expect(question).toContainText('unlike a released number it is not restored')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Deleting (212) 555-0110.')).toBeVisible()
    await expect(page).toHaveURL('/service/tracking-number')
    await expect(count).toHaveText('59 tracking numbers')
  },
)

const byRetireDialog = nightly(
  'packages/web/src/features/tracking-numbers/retire-dialog.test.tsx',
  'packages/web/src/features/tracking-numbers/numbers-in-use.test.ts',
  'packages/web/src/list/actions/removal-question.test.tsx',
  'packages/mock-server/src/api/handlers/numbers/tracking-numbers.test.ts',
  'packages/web/e2e/tracking-numbers.test.ts',
)
test(
  'a number leaves in steps: given back, restored, and deleted for good only then',
  byRetireDialog,
  async ({ page, ownServer }) => {
    await openAs(page, 'super', '/service/tracking-number/delete/1')
    const { count } = listPage(page)
    const retirement = page.getByRole('dialog', { name: 'Retire (212) 555-0110' })
    await expect(retirement.getByRole('listitem').first()).toContainText('call')
    await expect(retirement).toContainText('It can be deleted once it was given back.')
    await expect(retirement.getByRole('button', { name: 'Delete for good' })).toHaveCount(0)
    await expect(retirement.getByRole('radio')).toHaveCount(3)
    await expectAccessible(page)
    await retirement.getByRole('radio', { name: /^Released/ }).check()
    await retirement.getByRole('button', { name: 'Release' }).click()
    const numbers = ownServer.store.table('OpNumber')
    // Leaving the list carries it out.
    const comeBack = async () => {
      await goTo(page, '/service/routing/blacklist')
      await expect(page.getByRole('heading', { name: 'Blacklist' })).toBeVisible()
      await goTo(page, '/service/tracking-number')
    }
    await comeBack()
    await expect.poll(() => numbers.get(1)?.status).toBe('released')
    await page.getByRole('button', { name: 'More to do with (212) 555-0110' }).click()
    await page.getByRole('menuitem', { name: 'Restore' }).click()
    const restoring = page.getByRole('dialog', { name: 'Restore (212) 555-0110' })
    await expect(restoring).toContainText('It can be restored until')
    await restoring.getByRole('button', { name: 'Make active' }).click()
    await comeBack()
    await expect.poll(() => numbers.get(1)?.status).toBe('active')
    numbers.patch(1, { status: 'released', restorableUntil: '2020-01-01T00:00:00Z' })

    await page.goto('/service/tracking-number/delete/1')
    await retirement.getByRole('button', { name: 'Delete for good' }).click()
    const question = page.getByRole('dialog', { name: 'Delete this tracking number?' })
    await expect(question).toContainText('unlike a released number it is not restored')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Deleting (212) 555-0110.')).toBeVisible()
    await expect(page).toHaveURL('/service/tracking-number')
    await expect(count).toHaveText('59 tracking numbers')
  },
)

test('an address of a number that is gone says so', async ({ page }) => {
  await openAs(page, 'super', '/service/tracking-number/edit/99999')
  await expect(listPage(page).dialog).toContainText('There is no such tracking number')
})

test('stopping calls and giving a number back is asked for, and can be taken back', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(first).not.toContainText('Released')
  await first.getByRole('link', { name: /^Edit/ }).click()
  await expect(dialog.getByLabel('Status').getByRole('option')).toHaveText(['Active', 'Paused'])
})
