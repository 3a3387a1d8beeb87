import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { actAs, impersonationEnd } from './support/impersonate.ts'
import { nightly } from './support/nightly.ts'
import { kept } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/** Marcus Okafor, staff of Harbor Dental Group. */
const marcus = 3

test.beforeEach(async ({ page }) => {
  await actAs(page, 'super', marcus)
  await page.goto('/service/dashboard')
})

const endings = [
  [
    'the button of the band',
    (page) =>
      page
        .getByRole('button', { name: /^Stop acting as Marcus Okafor/ })
        .first()
        .click(),
  ],
  ['F8', (page) => page.keyboard.press('F8')],
  [
    'the profile menu',
    async (page) => {
      await page.getByRole('button', { name: /^Profile of/ }).click()
      await page.locator('[popover]').getByRole('button', { name: 'Stop acting as Marcus Okafor', exact: true }).click()
    },
  ],
] satisfies [string, (page: Page) => Promise<void>][]

async function expectTokenOfTheOther(page: Page) {
  const { impersonationToken = '{}' } = await kept(page)
  const { id } = JSON.parse(impersonationToken)
  const asked = page.waitForRequest('**/OpNumbers**')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Tracking Numbers' }).click()
  expect((await asked).headers().authorization).toBe(`Bearer ${id}`)
}

async function expectAccessibleBand(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible()
  // Without frames the simple mode finds the same, and opens no other page for it.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(page.frames().length === 1)
    .include('[popover][role="status"]')
    .analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  // Charts follow a window that became narrower a moment later.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

for (const [name, end] of endings) {
  const when = name === 'F8' ? {} : nightly('packages/web/src/app/shell/impersonation-band.test.tsx')
  test(`acting as somebody else cannot be missed, and is ended by ${name}`, when, async ({ page }) => {
    const band = page.getByRole('status').filter({ hasText: 'acts as' })
    await expect(band).toContainText('super acts as Marcus Okafor of Harbor Dental Group')
    if (name === 'F8')
      await test.step('it is accessible on a phone', async () => {
        await page.setViewportSize({ width: 390, height: 844 })
        await expectAccessibleBand(page)
        await page.setViewportSize({ width: 1440, height: 900 })
      })
    await test.step('every request carries the token of the other', () => expectTokenOfTheOther(page))
    const ended = impersonationEnd(page)
    await end(page)
    await ended
    await expect(page.getByRole('button', { name: 'Profile of' }).and(page.getByTitle(/Marcus/))).toHaveCount(0)
    await expect(band).toHaveCount(0)
    expect(await kept(page)).not.toHaveProperty('impersonationToken')
    expect(await kept(page)).toHaveProperty('token')
  })
}

test(
  'it reaches the other tab, at its start and at its end',
  nightly(
    'packages/web/src/app/session/machine/two-tabs-acting.test.ts',
    'packages/web/src/app/session/kept-session.test.tsx',
  ),
  async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto('/service/tracking-number')
    const band = other.getByRole('status').filter({ hasText: 'acts as' })
    await expect(band).toBeVisible()
    // The tab behind may come later than the one in front, and a key that nobody listens for yet is lost.
    await expect(page.getByRole('status').filter({ hasText: 'acts as' })).toBeVisible()
    const ended = impersonationEnd(page)
    await page.keyboard.press('F8')
    await ended
    await expect(band).toHaveCount(0)
    await expect(other.getByRole('banner')).toBeVisible()
  },
)

test(
  'it is accessible on a wide screen',
  nightly('packages/web/e2e/impersonation.test.ts', 'packages/web/e2e/accessibility.test.ts'),
  async ({ page }) => {
    await expectAccessibleBand(page)
  },
)
