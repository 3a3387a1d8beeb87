import type { MockServer } from '@lineboard/mock-server'
import { expectAccessible } from './support/accessible.ts'
import { chooseScheme } from './support/color-scheme.ts'
import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

const byBlocking = nightly(
  'packages/web/src/features/call-logs/blocking.test.ts',
  'packages/web/src/features/call-logs/change-calls.test.ts',
)
const byOpenTicket = nightly('packages/web/src/app/router/open-ticket.test.ts')

const pageOf = (number: string) => `/service/call-log/caller/${encodeURIComponent(number)}`

/** A number that has called the customer of the sample people often: one with a contact, or one without. */
function callerOf({ store }: MockServer, isKnown: boolean): { number: string; ids: number[] } {
  const calls = store
    .table('CallLog')
    .find({ where: { customerId: 2, callerNumber: { neq: 'anonymous' } } })
    .filter(({ caller_contactId }) => (caller_contactId !== undefined) === isKnown)
  const byNumber = Map.groupBy(calls, ({ callerNumber }) => callerNumber)
  const book = store.table('PhoneBook')
  const [[number = '', found = []] = []] = [...byNumber]
    .filter(([each]) => isKnown || book.by('number', each).every(({ customerId }) => customerId !== 2))
    .toSorted(([, a], [, b]) => b.length - a.length)
  return { number, ids: found.map(({ id }) => id) }
}

test(
  'a call leads to its caller, whose contact is changed there and shown by all calls',
  nightly(
    'packages/web/src/list/every-link.test.tsx',
    'packages/web/src/features/call-logs/figures-of.test.ts',
    'packages/web/src/kit/entities/link-calls-of.test.ts',
  ),
  async ({ page, ownServer }) => {
    const { number, ids } = callerOf(ownServer, true)
    await openAs(page, 'admin', `/service/call-log/view/${ids.at(-1)}?period=all`)
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('link', { name: 'Harbor Dental Group' })).toHaveAttribute(
      'href',
      /\/customer\/edit\/2$/,
    )
    await expect(drawer.locator('a[href*="/tracking-source/edit/"]')).toBeVisible()
    await drawer
      .getByRole('link', { name: /^\(\d{3}\) / })
      .first()
      .click()
    await expect(page).toHaveURL(pageOf(number))
    const figures = page.getByRole('region', { name: 'Figures' })
    await expect(figures).toContainText(
      `Calls${ownServer.store.table('CallLog').count({ customerId: 2, callerNumber: number })}`,
    )
    await page.getByRole('button', { name: 'Edit the contact' }).click()
    await page.getByRole('textbox', { name: /^Name/ }).fill('')
    await page.getByRole('textbox', { name: /^Name/ }).fill('Ada Quill')
    await page.getByRole('textbox', { name: 'Notes' }).fill('Calls on Mondays')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: 'Ada Quill' })).toBeVisible()
    await expect(page.getByText('Calls on Mondays')).toBeVisible()
    await page.getByRole('link', { name: 'All in the call log' }).click()
    await expect(listPage(page).rows.first().locator('[data-field=phonebookName]')).toHaveText('Ada Quill')
  },
)

test(
  'a number that nobody knows is added, and all its calls show the contact',
  nightly('packages/web/src/features/call-logs/add-contact-dialog.test.tsx'),
  async ({ page, ownServer }) => {
    const { number, ids } = callerOf(ownServer, false)
    await openAs(page, 'admin', pageOf(number))
    await expect(page.getByText('The phone book has no entry for this number.')).toBeVisible()
    await page.getByRole('button', { name: 'Add to the phone book' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add to the phone book' })
    await dialog.getByRole('textbox', { name: /^Name/ }).fill('Ben Oak')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(`${ids.length} calls show the contact now.`)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ben Oak' })).toBeVisible()
    const calls = ownServer.store.table('CallLog').find({ where: { id: { inq: ids } } })
    expect(new Set(calls.map(({ phonebookName }) => phonebookName))).toEqual(new Set(['Ben Oak']))
  },
)

test(
  'a caller is blocked where it is said, and unblocked; a refusal stays in the question',
  nightly('packages/web/src/app/refused-questions.test.tsx', 'packages/web/src/features/call-logs/blocked-now.test.ts'),
  async ({ page, mock, ownServer }) => {
    const { number } = callerOf(ownServer, true)
    await openAs(page, 'admin', pageOf(number))
    await page.getByRole('button', { name: 'Block the caller' }).click()
    const question = page.getByRole('dialog', { name: 'Block the caller?' })
    await expect(question).toContainText('on the numbers of your company.')
    await question.getByRole('button', { name: 'Block' }).click()
    const note = page.getByRole('alert').filter({ hasText: 'rejected on the numbers of your company' })
    await expect(note).toBeVisible()
    await expect(page.getByRole('button', { name: 'Block the caller' })).toHaveCount(0)
    await mock.fault({
      operation: 'BlacklistNumber.deleteById',
      kind: 'status',
      status: 422,
      message: 'Not today',
      count: 1,
    })
    await note.getByRole('button', { name: 'Unblock' }).click()
    const end = page.getByRole('dialog', { name: 'Take calls of this number again?' })
    await end.getByRole('button', { name: 'Unblock' }).click()
    await expect(end.getByRole('alert')).toBeVisible()
    await end.getByRole('button', { name: 'Unblock' }).click()
    await expect(note).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Block the caller' })).toBeVisible()
  },
)

test('a ticket about the last call stands with the caller', byOpenTicket, async ({ page, ownServer }) => {
  const { number } = callerOf(ownServer, true)
  await openAs(page, 'admin', pageOf(number))
  await page.getByRole('button', { name: 'Open a ticket' }).click()
  await page.getByRole('textbox', { name: 'Subject' }).fill('Wants a call at nine')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('grid')).toContainText('Wants a call at nine')
  await page.goto(pageOf(number))
  await expect(page.getByRole('link', { name: 'Wants a call at nine' })).toBeVisible()
})

test('callers are blocked, and calls counted for another source, many at once', byBlocking, async ({ page }) => {
  await openAs(page, 'super', '/service/call-log?period=last30&customer=2')
  const { rows } = listPage(page)
  for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Count for another source' }).click()
  const dialog = page.getByRole('dialog', { name: 'Count for another source' })
  await dialog.getByLabel('Tracking source').fill('subway')
  await page.getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Change the source' }).click()
  await expect(page.getByText('2 calls count for Subway posters now.')).toBeVisible()
  await page.getByRole('button', { name: 'Block the callers' }).click()
  const question = page.getByRole('dialog', { name: /^Block the callers?\?$/ })
  await expect(question).toContainText('on the numbers of the customer who was called')
  await question.getByText('For everyone').click()
  await expect(question).toContainText('on the numbers of every customer.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Block' }).click()
  await expect(page.getByText(/rejected on the numbers of every customer from now on\.$/)).toBeVisible()
})

test(
  'a number that is not known says so, and who only reads changes nothing',
  nightly('packages/web/src/features/call-logs/callers.test.ts'),
  async ({ page, ownServer }) => {
    await openAs(page, 'readonly', pageOf('+12125559999'))
    await expect(page.getByText('Nothing is known of this number')).toBeVisible()
    await page.goto(pageOf(callerOf(ownServer, true).number))
    await expect(page.getByRole('heading', { name: 'Latest calls' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Edit the contact|Block the caller)$/ })).toHaveCount(0)
  },
)

for (const [scheme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  const details = scheme === 'dark' ? {} : nightly('packages/web/e2e/caller.test.ts')
  test(`keeps the rules of accessibility, ${scheme} and ${width} wide`, details, async ({ page, ownServer }) => {
    await page.setViewportSize({ width, height: 844 })
    await chooseScheme(page, scheme, ownServer, 'admin')
    await openAs(page, 'admin', pageOf(callerOf(ownServer, true).number))
    await expect(page.getByRole('heading', { name: 'Sources that brought the caller' })).toBeVisible()
    await expect(page.getByText('No ticket is about one of these calls.')).toBeVisible()
    await expectAccessible(page, 'main')
  })
}
