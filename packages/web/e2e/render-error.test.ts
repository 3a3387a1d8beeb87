import { nightly } from './support/nightly.ts'
import { openAs } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const nonsense = { operation: 'Report.activityReport', kind: 'status', status: 200, body: {} } as const

test(
  'a page that cannot be shown says what failed, is tried again, and is gone at another address of the screen',
  nightly('packages/web/src/app/router/page-boundary.test.tsx'),
  async ({ page, mock }) => {
    await mock.fault(nonsense)
    await openAs(page, 'super', '/service/reports/activity?period=last7')
    const failure = page.getByRole('alert').filter({ hasText: 'This page could not be shown' })
    const report = page.getByRole('heading', { name: 'Activity', level: 1 })
    await expect(failure).toBeVisible()
    await expect(page.getByText('could not be downloaded')).toHaveCount(0)
    await expect(failure.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible()
    await page.getByText('What failed').click()
    await expect(page.getByText('TypeError')).toBeVisible()

    // What was shown before the press looks the same.
    const asked = page.waitForResponse(/activity_report/)
    await failure.getByRole('button', { name: 'Try again' }).click()
    await asked
    await expect(failure).toBeVisible()
    await mock.clearFaults()
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(report).toBeVisible()
    await expect(failure).toHaveCount(0)

    await mock.fault(nonsense)
    await page.getByRole('button', { name: /Period/ }).click()
    await page.getByRole('menuitem', { name: 'Yesterday' }).click()
    await expect(failure).toBeVisible()
    await mock.clearFaults()
    await page.getByRole('link', { name: 'Activity Reports' }).first().click()
    await expect(report).toBeVisible()
    await expect(failure).toHaveCount(0)
  },
)
