import { hasPostgresql } from '@lineboard/loopback-server'
import { expectCounts, walk } from './support/honest-walk.ts'
import { expect, statedTest as test } from './support/loopback.ts'
import { nightly } from './support/nightly.ts'
import { openAs } from './support/sign-in.ts'

// The web app over a core API that has the fields its documents name, and no others. Each screen shows what there is, and concludes nothing from
// what is missing.

/** Texts that say something of fields that no document names: whether calls were missed or handled, and where calls go. */
const CONCLUDED = /go nowhere|to handle\b.*\d|\d+ (missed|calls to handle)|No calls in this period/i

const byRows = nightly('packages/web/src/list/every-stated-row.test.ts')

for (const connector of ['sqlite3', 'memory', ...(hasPostgresql() ? ['postgresql' as const] : [])] as const) {
  test.describe(`on ${connector}`, () => {
    test.use({ connector })

    for (const person of ['super', 'admin', 'user']) {
      test(`every screen and first row is whole and honest for ${person}`, byRows, async ({ page }) => {
        test.setTimeout(600_000)
        await walk(page, { person, withRows: true, never: [CONCLUDED] })
      })
    }

    for (const index of [0, 1, 2, 3])
      test(`every screen is whole and honest: every fourth, from ${index}`, byRows, async ({ page }) => {
        test.setTimeout(300_000)
        await walk(page, { person: 'super', withRows: false, never: [CONCLUDED], part: { index, of: 4 } })
      })

    test('lists count the rows that the server has', byRows, async ({ page, loopback }) => {
      await openAs(page, 'super')
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await expectCounts(page, loopback)
    })
  })
}
