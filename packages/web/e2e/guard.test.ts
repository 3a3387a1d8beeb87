import { nightly } from './support/nightly.ts'
import { password } from './support/people.ts'
import { kept, openAs } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

for (const path of ['/', '/service/customer', '/service/nowhere', '/auth', '/nowhere']) {
  const when = nightly(
    path === '/service/customer'
      ? 'packages/web/e2e/below-a-folder.test.ts'
      : 'packages/web/src/app/router/unknown-page.test.tsx',
  )
  test(`visitors of ${path} are sent to the login`, when, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL('/auth/login')
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  })
}

const tokens = {
  expired: { id: 'old', ttl: 60, created: '2020-01-01T00:00:00Z', userId: 2 },
  unknown: { id: 'made-up', ttl: 86_400, created: new Date().toISOString(), userId: 2 },
}

for (const [name, token] of Object.entries(tokens)) {
  const when = nightly(
    name === 'unknown'
      ? 'packages/web/src/app/session/start-session.test.tsx'
      : 'packages/web/src/app/session/machine/two-tabs.test.ts',
    'packages/web/src/app/session/kept-session.test.tsx',
  )
  test(`an ${name} session is cleared, all but the remembered name`, when, async ({ page }) => {
    await page.addInitScript((stored) => {
      if (sessionStorage.getItem('opened')) return
      localStorage.setItem('token', stored)
      localStorage.setItem('username', 'admin')
      localStorage.setItem('notifications', '[]')
      sessionStorage.setItem('opened', 'yes')
    }, JSON.stringify(token))
    await page.goto('/service/dashboard')
    await expect(page).toHaveURL('/auth/login')
    expect(await kept(page)).toEqual({ username: 'admin' })
  })
}

test('a server that does not answer signs nobody out', async ({ page, mock }) => {
  await mock.fault({ operation: 'DashUser.findById', kind: 'cut' })
  await openAs(page, 'admin', '/service/call-log')
  await expect(page.getByText('Lineboard cannot reach the server')).toBeVisible()
  expect(await kept(page)).toHaveProperty('token')
  await mock.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page).toHaveURL(/\/service\/call-log/)
})

test('a page of a hotel network in place of an answer signs nobody out', async ({ page }) => {
  await page.route(/DashUsers\/\d+\?/, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Room?</h1>' }))
  await openAs(page, 'admin', '/service/call-log')
  await expect(page.getByText('Lineboard cannot reach the server')).toBeVisible()
  expect(await kept(page)).toHaveProperty('token')
})

test(
  'who is signed in is led from / to the dashboard',
  nightly('packages/web/src/app/router/redirect-for.test.ts'),
  async ({ page }) => {
    await openAs(page, 'admin', '/')
    await expect(page).toHaveURL('/service/dashboard')
    await expect(page.getByRole('banner')).toBeVisible()
  },
)

for (const path of ['/service/customer/nonsense', '/service/nowhere']) {
  const when =
    path === '/service/nowhere'
      ? {}
      : nightly('packages/web/src/app/router/unknown-page.test.tsx', 'packages/web/src/places/place-at.test.ts')
  test(`who is signed in is told that there is no page at ${path}`, when, async ({ page }) => {
    await openAs(page, 'admin', path)
    await expect(page.getByRole('main')).toContainText(`There is no page at ${path}.`)
    await expect(page.getByRole('banner')).toBeVisible()
  })
}

const byNoConfig = nightly('packages/web/src/app/start/no-config.test.tsx')
test('without a configuration the page says what to do', byNoConfig, async ({ page }) => {
  await page.route('**/assets/config.json', (route) => route.fulfill({ status: 404 }))
  await page.goto('/auth/login')
  await expect(page.getByText('Lineboard is not configured')).toBeVisible()
  await expect(page.getByText('/assets/config.json')).toBeVisible()
})

test(
  'who may not see the dashboard starts with the first section there is',
  nightly('packages/web/src/app/router/redirect-for.test.ts'),
  async ({ page }) => {
    const json = { data: { username: 'super', password } }
    const { id } = await (await page.request.post('/api/v1/DashUsers/authenticate', json)).json()
    const filter = encodeURIComponent(JSON.stringify({ where: { roleId: 3, guiSectionId: 2 } }))
    const [visibility] = await (
      await page.request.get(`/api/v1/GuiVisibilities?filter=${filter}&access_token=${id}`)
    ).json()
    const denied = { id: visibility.id, roleId: 3, guiSectionId: 2, guiPermissionId: 1 }
    expect((await page.request.put(`/api/v1/GuiVisibilities?access_token=${id}`, { data: denied })).ok()).toBe(true)
    await openAs(page, 'user')
    await expect(page).toHaveURL(/\/service\/call-log/)
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expect(menu.getByRole('link', { name: 'Call Logs' })).toHaveAttribute('aria-current', 'page')
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
  },
)
