import { expectAccessible } from './support/accessible.ts'
import { chooseScheme } from './support/color-scheme.ts'
import { nightly } from './support/nightly.ts'
import { goTo, openAs } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const schemes = ['light', 'dark'] as const

const visitor = ['/auth/login', '/auth/forgot-password', '/auth/error-404', '/auth/error-500']

for (const [size, viewport] of Object.entries(widths)) {
  for (const scheme of schemes) {
    // The two looks that differ in both stand for all four in each run: visitors' screens in one, and the shell in the other.
    const isOther = (size === 'desktop') === (scheme === 'dark')
    const isDesktop = size === 'desktop'
    const byOthers = nightly('packages/web/e2e/accessibility.test.ts')
    test.describe(`${size}, ${scheme}`, isOther ? byOthers : {}, () => {
      test.use({ viewport })
      test.beforeEach(async ({ page, ownServer }) => {
        await chooseScheme(page, scheme, ownServer, 'admin')
      })

      test('screens for visitors, and a refused sign-in', isOther || isDesktop ? {} : byOthers, async ({ page }) => {
        for (const path of visitor) {
          await test.step(path, async () => {
            // Anew once, for the scheme; then as a link leads there.
            await (page.url().startsWith('http') ? goTo(page, path) : page.goto(path))
            await expect(page).toHaveURL(path)
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
            await expectAccessible(page)
          })
        }
        await goTo(page, '/auth/login')
        await page.getByLabel('Username').fill('admin')
        await page.getByLabel('Password', { exact: true }).fill('wrong')
        await page.getByRole('button', { name: 'Sign In' }).click()
        await expect(page.getByRole('alert')).toBeVisible()
        await expectAccessible(page)
      })

      // The shell with its menu, where the other look walks on in each run.
      if (isDesktop && !isOther) {
        test('shell and profile menu', byOthers, async ({ page }) => {
          await openAs(page, 'admin')
          await expect(page.getByRole('heading', { name: 'Latest calls' })).toBeVisible()
          await expect(page.locator('html')).toHaveAttribute('data-theme', scheme)
          await page.getByRole('button', { name: /^Profile of/ }).click()
          await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
          await expectAccessible(page)
        })
      }

      test('shell and dashboard', isOther || !isDesktop ? {} : byOthers, async ({ page }) => {
        await openAs(page, 'admin')
        await page.getByRole('banner').waitFor()
        await expect(page.getByRole('heading', { name: 'Latest calls' })).toBeVisible()
        await expect(page.getByRole('link', { name: 'All calls' })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('data-theme', scheme)
        await expect(page.getByText('Answered').first()).toBeVisible()
        await expectAccessible(page)
        await page.getByRole('button', { name: /^Profile of/ }).click()
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'Notifications' }).click()
        await expectAccessible(page)
        await expect(page.locator('html')).toHaveAttribute('data-theme', scheme)
      })
    })
  }
}
