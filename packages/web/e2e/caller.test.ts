import type { MockServer } from '@lineboard/mock-server'
import { expectAccessible } from './support/accessible.ts'
import { chooseScheme } from './support/color-scheme.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

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

const bySame = nightly('packages/web/e2e/caller.test.ts')

for (const [scheme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  test(`keeps the rules of accessibility, ${scheme} and ${width} wide`, bySame, async ({ page, ownServer }) => {
    await page.setViewportSize({ width, height: 844 })
    await chooseScheme(page, scheme, ownServer, 'admin')
    await openAs(page, 'admin', pageOf(callerOf(ownServer, true).number))
    await expect(page.getByRole('heading', { name: 'Sources that brought the caller' })).toBeVisible()
    await expect(page.getByText('No ticket is about one of these calls.')).toBeVisible()
    await expectAccessible(page, 'main')
  })
}

test('reads a number in the address as people write it, and is accessible', async ({ page, ownServer }) => {
  const { number } = callerOf(ownServer, true)
  // Dashes that do not break, as office programs write them.
  const pasted = number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1‑$2–$3')
  expect(pasted).toContain('‑')
  await page.setViewportSize({ width: 390, height: 844 })
  await chooseScheme(page, 'dark', ownServer, 'admin')
  await openAs(page, 'admin', pageOf(pasted))
  await expect(page.getByRole('heading', { name: 'Sources that brought the caller' })).toBeVisible()
  await expect(page.getByText('No ticket is about one of these calls.')).toBeVisible()
  await expectAccessible(page, 'main')
})
