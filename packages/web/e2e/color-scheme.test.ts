import { nightly } from './support/nightly.ts'
import { openAs, signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/** Nora Whitfield, who is `admin`. */
const admin = 2

const scheme = 'html[data-theme="dark"]'

const byProfileMenu = nightly(
  'packages/web/src/app/shell/profile-menu.test.tsx',
  'packages/web/src/state/ui-settings-store.test.tsx',
)
const switched = 'the colour scheme is switched, seen at once, and kept with the person'
test(switched, byProfileMenu, async ({ page, ownServer }) => {
  await page.clock.setFixedTime('2026-05-01T12:00:00')
  await openAs(page, 'admin')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: /^Profile of/ }).click()
  await page.getByRole('button', { name: 'Dark Mode' }).click()
  await expect(page.locator(scheme)).toHaveCount(1)
  await page.getByRole('button', { name: /^Profile of/ }).click()
  await expect(page.getByRole('button', { name: 'Light Mode' })).toBeVisible()
  const stored = () => JSON.parse(ownServer.store.table('DashUser').get(admin)?.uiSettings ?? '{}')
  await expect.poll(() => stored().followsClock).toBe(false)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await signIn(page, 'admin')
  await expect(page.locator(scheme)).toHaveCount(1)
})

for (const [time, expected] of [
  ['05:59', 'dark'],
  ['06:00', 'light'],
  ['20:00', 'light'],
  ['20:01', 'dark'],
] as const) {
  const details = time === '20:01' ? {} : nightly('packages/web/src/lib/color-scheme-rules.test.ts')
  test(`visitors at ${time} see it ${expected}, from the first paint on`, details, async ({ page }) => {
    await page.clock.setFixedTime(`2026-05-01T${time}:00`)
    await page.route('**/assets/index-*.js', () => undefined)
    await page.goto('/auth/login', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', expected)
  })
}
