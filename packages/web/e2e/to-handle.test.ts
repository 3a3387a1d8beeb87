import { expectAccessible } from './support/accessible.ts'
import { chooseScheme } from './support/color-scheme.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

test.beforeEach(({ ownServer }) => {
  // Whatever time it is when the sample data is made, some calls wait.
  const calls = ownServer.store.table('CallLog')
  const latest = calls.find({ where: { customerId: 2, direction: 'inbound' }, order: 'startedAt DESC', limit: 4 })
  for (const { id } of latest) calls.patch(id, { status: 'missed', handling: 'open' })
})

for (const [scheme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  const details = nightly('packages/web/e2e/accessible-lists.test.ts')
  test(`keeps the rules of accessibility, ${scheme} and ${width} wide`, details, async ({ page, ownServer }) => {
    await page.setViewportSize({ width, height: 844 })
    await chooseScheme(page, scheme, ownServer, 'admin')
    await openAs(page, 'admin', '/service/to-handle')
    await expect(page.getByRole('link', { name: /^Handled\s*\d/ })).toBeVisible()
    await expectAccessible(page)
  })
}
