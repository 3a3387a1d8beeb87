import { nightly } from './support/nightly.ts'
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

test(
  'a server that does not answer signs nobody out',
  nightly('packages/web/src/app/session/start-session.test.tsx', 'packages/web/e2e/session.test.ts'),
  async ({ page, mock }) => {
    await mock.fault({ operation: 'DashUser.findById', kind: 'cut' })
    await openAs(page, 'admin', '/service/call-log')
    await expect(page.getByText('Lineboard cannot reach the server')).toBeVisible()
    expect(await kept(page)).toHaveProperty('token')
    await mock.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page).toHaveURL(/\/service\/call-log/)
  },
)

test(
  'a page of a hotel network in place of an answer signs nobody out',
  nightly('packages/web/src/app/session/start-session.test.tsx'),
  async ({ page }) => {
    await page.route(/DashUsers\/\d+\?/, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Room?</h1>' }))
    await openAs(page, 'admin', '/service/call-log')
    await expect(page.getByText('Lineboard cannot reach the server')).toBeVisible()
    expect(await kept(page)).toHaveProperty('token')
  },
)

for (const path of ['/service/customer/nonsense', '/service/nowhere']) {
  const when = nightly('packages/web/src/app/router/unknown-page.test.tsx', 'packages/web/src/places/place-at.test.ts')
  test(`who is signed in is told that there is no page at ${path}`, when, async ({ page }) => {
    await openAs(page, 'admin', path)
    await expect(page.getByRole('main')).toContainText(`There is no page at ${path}.`)
    await expect(page.getByRole('banner')).toBeVisible()
  })
}
