import { expectAccessible } from './support/accessible.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { goTo, openAs } from './support/sign-in.ts'

const reports = {
  Activity: '/service/reports/activity',
  Overview: '/service/reports/overview',
  'Return on Investment': '/service/reports/roi',
  'Compare Periods': '/service/reports/compare',
} as const

const admin = 2

for (const { name, viewport, scheme } of [
  { name: 'desktop, light', viewport: { width: 1440, height: 900 }, scheme: 'light' },
  { name: 'phone, dark', viewport: { width: 390, height: 844 }, scheme: 'dark' },
]) {
  test.describe(name, () => {
    test.use({ viewport })

    const byOwn = nightly('packages/web/e2e/reports-accessible.test.ts')
    // In each run the one with the most charts: the parts of the others are in it.
    const parts = [
      ['a report is accessible', scheme === 'dark' ? {} : byOwn, ['Overview']],
      ['so are the other reports', byOwn, ['Activity', 'Compare Periods', 'Return on Investment']],
    ] as const
    for (const [part, details, titles] of parts) {
      test(part, details, async ({ page, ownServer: { store } }) => {
        store.table('DashUser').patch(admin, { uiSettings: JSON.stringify({ colorScheme: scheme }) })
        await openAs(page, 'admin')
        for (const title of titles) {
          await goTo(page, `${reports[title]}?period=last30`)
          await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
          await expect(page.getByRole('table').first()).toBeVisible()
          await expect(page.locator('html')).toHaveAttribute('data-theme', scheme)
          await expectAccessible(page, 'main')
          // What there is no room for fades, as a sign that the table scrolls.
          const scrolled = page
            .getByRole('group')
            .filter({ has: page.getByRole('table') })
            .first()
          await expect(scrolled).toHaveCSS('animation-name', /goes-on/)
        }
      })
    }
  })
}
