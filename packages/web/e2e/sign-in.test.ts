import { nightly } from './support/nightly.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const bySignIn = nightly(
  'packages/web/e2e/prerendered-sign-in.test.ts',
  'packages/web/src/features/login/login-page.test.tsx',
)
test('the right name and password lead to the dashboard', bySignIn, async ({ page }) => {
  await page.goto('/auth/login')
  await expect(page).toHaveTitle('Lineboard | Log In')
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  const said = page.getByText('User logged in successfully')
  // It stands for three seconds, in which a busy machine may look once: the page itself looks with each frame.
  const isSaid = () => document.body.textContent.includes('User logged in successfully')
  await Promise.all([page.waitForFunction(isSaid), signIn(page, 'admin')])
  await expect(page).toHaveURL('/service/dashboard')
  await expect(page).toHaveTitle('Lineboard | Dashboard')
  await expect(page.getByRole('banner').getByText('DASHBOARD', { exact: true })).toBeVisible()
  await expect(said).toBeHidden()
})

test('a page that is left open comes to rest', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/auth/login')
  await expect(page.getByLabel('Username')).toBeVisible()
  const endsMs = () =>
    page.evaluate(() => document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)))
  await expect.poll(async () => (await endsMs()).length, 'animations').toBeGreaterThan(0)
  expect(Math.max(...(await endsMs()))).toBeLessThan(15_000)
})
