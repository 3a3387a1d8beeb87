import { impersonationEnd } from './support/impersonate.ts'
import { nightly } from './support/nightly.ts'
import { openAs } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test(
  'who stops acting as somebody is back on the screen, with its filter, where that began',
  nightly(
    'packages/web/src/app/session/start-session.test.tsx',
    'packages/web/src/data/impersonation.test.tsx',
    'packages/web/e2e/impersonation.test.ts',
  ),
  async ({ page }) => {
    const address = '/service/user?filter=username%3A%3D%22user%22'
    await openAs(page, 'super', address)
    const row = page.getByRole('row').filter({ hasText: 'Okafor' })
    await row.getByRole('button', { name: /^More to do/ }).click()
    await page.getByRole('menuitem', { name: 'Act as this user' }).click()
    const dialog = page.getByRole('dialog', { name: 'Act as Marcus Okafor?' })
    await dialog.getByLabel('Reason').fill('They asked for help')
    await dialog.getByRole('button', { name: 'Act as this user' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'acts as' })).toBeVisible()
    await expect(page).toHaveURL(/\/service\/dashboard/)
    const ended = impersonationEnd(page)
    await page.keyboard.press('F8')
    await ended
    await expect(page).toHaveURL(/\/service\/user\?filter=username%3A%3D%22user%22/)
    await expect(row).toBeVisible()
  },
)
