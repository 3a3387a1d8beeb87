import type { MockServer } from '@lineboard/mock-server'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { kept, openAs } from './support/sign-in.ts'

const path = '/service/user/account'

/** Nora Whitfield, who is `admin`. */
const admin = 2

const stored = ({ store }: MockServer): Record<string, unknown> =>
  JSON.parse(store.table('DashUser').get(admin)?.uiSettings ?? '{}')
const html = (page: Page) => page.locator('html')
const saved = (page: Page) => page.getByText('UI settings successfully updated.')

/** Stops the page's clock by day; only where the hour matters, as the page is no other test's then. */
const atNoon = (page: Page) => page.clock.setFixedTime('2026-05-01T12:00:00Z')

const colour = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name })

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' })

  const byRegion = nightly(
    'packages/web/src/state/ui-settings-store.test.tsx',
    'packages/web/src/state/default-ui-settings.test.ts',
    'packages/web/src/features/settings/region-section.test.tsx',
  )
  const written = 'dates, times and numbers are written as in German until somebody chooses'
  test(written, byRegion, async ({ page, ownServer }) => {
    await atNoon(page)
    await page.addInitScript(() => localStorage.setItem('language', 'en'))
    await openAs(page, 'admin', path)
    await expect(page.getByText(/Now it is 01\.05\.2026 \d\d:\d\d/)).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Monday' })).toBeChecked()
    await expect(page.getByRole('radio', { name: '1.234,56' })).toBeChecked()
    await expect.poll(() => stored(ownServer).dateFormat).toBe('dd.mm.yyyy')
    await page.getByRole('radio', { name: /^mm\/dd\/yyyy/ }).check()
    await expect.poll(() => stored(ownServer).dateFormat).toBe('mm/dd/yyyy')
    await page.reload()
    await expect(page.getByText(/Now it is 05\/01\/2026 \d\d:\d\d/)).toBeVisible()
  })
})

const menus = [
  ['Icons', 'slim', 68],
  ['Icons with names', 'slim-plus', 104],
  ['Beside the page', 'static', 248],
] as const

test(
  'the menu is as chosen',
  nightly(
    'packages/web/src/app/shell/menu-list.test.tsx',
    'packages/web/src/app/shell/sidebar.test.tsx',
    'packages/web/e2e/settings.test.ts',
  ),
  async ({ page }) => {
    await openAs(page, 'admin', path)
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    for (const [name, mode, width] of menus) {
      await page.getByRole('radio', { name, exact: true }).check()
      await expect(menu).toHaveAttribute('data-look', mode === 'static' ? 'full' : mode)
      await expect(menu.getByRole('link', { name: 'Call Logs' })).toBeVisible()
      expect((await menu.locator('..').boundingBox())?.width).toBe(width)
    }
    await page.getByRole('radio', { name: 'Over the page' }).check()
    await expect(menu).toHaveCount(0)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible()
    await menu.getByRole('link', { name: 'Call Logs' }).click()
    await expect(page).toHaveURL(/call-log/)
    await expect(menu).toHaveCount(0)
  },
)

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const png = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') }
const refused = [
  [
    'a script in disguise',
    'me.png',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'This file is not a PNG',
  ],
  ['one that is too large', 'me.png', Buffer.concat([png.buffer, Buffer.alloc(5 * 1024 * 1024)]), 'larger than 5 MB'],
] as const

test('pictures are shown where they belong, and can be removed; one that is damaged is refused', async ({
  page,
  ownServer,
}) => {
  await openAs(page, 'admin', path)
  // Whether it can be drawn, a browser alone knows.
  const damaged = { ...png, buffer: png.buffer.subarray(0, 20) }
  await page.getByLabel('Avatar', { exact: true }).setInputFiles(damaged)
  await expect(page.getByRole('alert').filter({ hasText: 'is damaged' })).toBeVisible()
  expect(stored(ownServer)).not.toHaveProperty('customAvatar')
  await page.getByLabel('Avatar', { exact: true }).setInputFiles(png)
  await expect(page.getByRole('button', { name: /^Profile of/ }).locator('img')).toHaveAttribute(
    'src',
    /^data:image\/png/,
  )
  await page.getByLabel('Logo', { exact: true }).setInputFiles(png)
  const home = page.getByRole('banner').getByRole('link', { name: /dashboard/ })
  await expect(home.locator('img')).toBeVisible()
  await expect.poll(() => stored(ownServer).customLogoImg).toMatch(/^data:image\/png;base64,/)
  await page.getByRole('button', { name: 'Remove: Avatar', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Profile of/ }).locator('img')).toHaveCount(0)
  await expect.poll(() => 'customAvatar' in stored(ownServer)).toBe(false)
  expect(stored(ownServer)).toHaveProperty('customLogoImg')
})

for (const [name, fileName, content, words] of refused) {
  const byCheck = nightly('packages/web/src/features/settings/prepare-picture.test.ts')
  test(`as a picture ${name} is refused`, byCheck, async ({ page, ownServer }) => {
    await openAs(page, 'admin', path)
    const file = { name: fileName, mimeType: 'image/png', buffer: Buffer.from(content) }
    await page.getByLabel('Avatar', { exact: true }).setInputFiles(file)
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
    expect(stored(ownServer)).not.toHaveProperty('customAvatar')
  })
}

test('the first paint has the look that is kept, before any script of the app', async ({ page }) => {
  await page.addInitScript(
    ([look]) => Object.assign(localStorage, { look, colorScheme: 'dark' }),
    [JSON.stringify({ density: 'compact', darkTheme: { key: 'purple' } })],
  )
  await page.route('**/assets/*.js', () => undefined)
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await expectFirstPaint(page)
})

const byKeptLook = nightly('packages/web/e2e/settings.test.ts', 'packages/web/src/state/ui-settings-store.test.tsx')
test('the first paint has the chosen look, before any script of the app', byKeptLook, async ({ page }) => {
  await openAs(page, 'admin', path)
  await page.getByRole('radio', { name: 'Dark' }).check()
  await colour(page, 'Dark theme color', 'Purple').check()
  await page.getByRole('radio', { name: 'Compact' }).check()
  await expect.poll(async () => (await kept(page)).look).toContain('purple')
  await page.route('**/assets/*.js', () => undefined)
  await page.reload({ waitUntil: 'commit' })
  await expectFirstPaint(page)
})

/** Expects the page to be dark, purple and compact. */
async function expectFirstPaint(page: Page): Promise<void> {
  await expect(html(page)).toHaveAttribute('data-dark-accent', 'purple')
  await expect(html(page)).toHaveAttribute('data-density', 'compact')
  await expect(html(page)).toHaveCSS('background-color', 'rgb(14, 15, 23)')
}

const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

for (const [size, scheme] of [
  ['desktop', 'Light'],
  ['phone', 'Dark'],
] as const) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport: widths[size] })

    const details = nightly('packages/web/e2e/settings.test.ts', 'packages/web/e2e/accessibility.test.ts')
    test(`everything is accessible in ${scheme.toLowerCase()} colors, with every menu`, details, async ({ page }) => {
      await openAs(page, 'super', '/service/tracking-number')
      await expect(page.getByRole('grid').or(page.getByRole('listitem')).first()).toBeVisible()
      await page.goto(path)
      await page.getByRole('radio', { name: scheme, exact: true }).check()
      for (const accent of ['Purple', 'Indigo']) {
        await colour(page, `${scheme} theme color`, accent).check()
        await expect(saved(page)).toBeVisible()
        await expectAccessible(page)
      }
      await page.getByRole('combobox', { name: 'Time zone' }).fill('Tokyo')
      await expect(page.getByRole('listbox', { name: 'Time zone' })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      for (const menu of ['Icons', 'Icons with names', 'Over the page']) {
        await page.getByRole('radio', { name: menu, exact: true }).check()
        await expectAccessible(page)
      }
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Softphone/ }).click()
      await expectAccessible(page, '[aria-label="Softphone"]')
    })
  })
}

test('on a phone the settings are accessible in dark purple, with a list open, and with the menu', async ({ page }) => {
  await page.setViewportSize(widths.phone)
  await openAs(page, 'super', path)
  await page.getByRole('radio', { name: 'Dark', exact: true }).check()
  await colour(page, 'Dark theme color', 'Purple').check()
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Tokyo')
  await expect(page.getByRole('listbox', { name: 'Time zone' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible()
  await expectAccessible(page)
})
