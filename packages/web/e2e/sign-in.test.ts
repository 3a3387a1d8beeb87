import { nightly } from './support/nightly.ts'
import { password } from './support/people.ts'
import { kept, openAs, signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test('the right name and password lead to the dashboard', async ({ page }) => {
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

test(
  'a wrong password is refused, and the form can be used again',
  nightly('packages/web/src/features/login/login-page.test.tsx'),
  async ({ page }) => {
    await page.goto('/auth/login')
    await page.getByLabel('Username').fill('admin')
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert')).toContainText('Warning')
    await expect(page.getByRole('alert')).toContainText('login failed')
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Username')).toHaveValue('admin')
    expect(await kept(page)).not.toHaveProperty('token')
  },
)

test(
  'nothing is sent before both fields are filled in',
  nightly('packages/web/src/features/login/login-page.test.tsx'),
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/auth/login')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Username is required')).toBeVisible()
    await expect(page.getByText('Password is required')).toBeVisible()
    await expect(page.getByLabel('Username')).toBeFocused()
    expect(asked.filter((url) => url.includes('authenticate'))).toEqual([])
  },
)

test(
  'the name is remembered for who asks for it, the password never',
  nightly('packages/web/src/features/login/login-page.test.tsx'),
  async ({ page }) => {
    await page.goto('/auth/login')
    await page.getByLabel('Remember me').check()
    await page.getByLabel('Username').fill('admin')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/service/dashboard')
    expect(JSON.stringify(await kept(page))).not.toContain(password)
    await page.getByRole('button', { name: /^Profile of/ }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/auth/login')
    await expect(page.getByLabel('Username')).toHaveValue('admin')
    await expect(page.getByLabel('Remember me')).toBeChecked()
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    expect(Object.keys(await kept(page))).toEqual(['username'])
  },
)

test(
  'the name of others is forgotten',
  nightly('packages/web/src/features/login/login-page.test.tsx', 'packages/web/src/app/session/kept-session.test.tsx'),
  async ({ page }) => {
    await signIn(page, 'user')
    expect(await kept(page)).not.toHaveProperty('username')
  },
)

test(
  'the password can be looked at',
  nightly('packages/web/src/features/login/login-page.test.tsx'),
  async ({ page }) => {
    await page.goto('/auth/login')
    const field = page.getByLabel('Password', { exact: true })
    await field.fill('secret')
    await expect(field).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(field).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(field).toHaveAttribute('type', 'password')
  },
)

test(
  'who is signed in finds the dashboard instead of the login',
  nightly('packages/web/src/app/router/redirect-for.test.ts'),
  async ({ page }) => {
    await openAs(page, 'user', '/auth/login')
    await expect(page).toHaveURL('/service/dashboard')
  },
)

test(
  'a forgotten password is reset by e-mail',
  nightly('packages/web/src/features/forgot-password/forgot-password-page.test.tsx'),
  async ({ page }) => {
    await page.goto('/auth/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page).toHaveTitle('Lineboard | Forgot Password')
    await page.getByRole('button', { name: 'Send me new password' }).click()
    await expect(page.getByRole('alert')).toContainText('Please input email address to recover password.')
    await page.getByRole('link', { name: 'Send me Back' }).click()
    await expect(page).toHaveURL('/auth/login')
  },
)

test('a page that is left open comes to rest', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/auth/login')
  await expect(page.getByLabel('Username')).toBeVisible()
  const endsMs = () =>
    page.evaluate(() => document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)))
  await expect.poll(async () => (await endsMs()).length, 'animations').toBeGreaterThan(0)
  expect(Math.max(...(await endsMs()))).toBeLessThan(15_000)
})
