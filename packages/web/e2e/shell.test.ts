import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import type { Person } from './support/people.ts'
import { expect, test } from './support/running-app.ts'
import { kept, openAs } from './support/sign-in.ts'

const byOpenTabs = nightly('packages/web/src/app/shell/open-tabs.test.tsx', 'packages/web/src/state/tabs.test.ts')

const daily = ['Dashboard', 'Call Logs', 'Buy Numbers', 'Tracking Numbers', 'Receiving Numbers', 'Tracking Sources']
const reports = ['Activity Reports', 'Overview Reports']
// Administrators of a customer see its roles, which others change.
const managed = ['Manage Customers', 'Roles', 'Manage Users']

/** What each person sees, in the order of the menu, written by hand. */
const menus: Readonly<Record<Person, readonly string[]>> = {
  super: [
    ...daily.filter((label) => label !== 'Buy Numbers'),
    ...[
      'Whitelist',
      'SIP Gateways',
      'Voice Menus',
      'Routing Actions',
      ...reports,
      'System Dialogs',
      'System Audits',
      'Customer Panel',
    ],
    ...['Manage Customers', 'Manage Roles', 'Manage Users', 'Manage Products', 'System Settings'],
  ],
  admin: [
    ...daily,
    ...['SIP Gateways', 'Voice Menus', 'Routing Actions', ...reports, 'Billing', ...managed, 'Manage Products'],
  ],
  user: [...daily, 'SIP Gateways', 'Routing Actions', ...reports, 'Billing'],
  readonly: [...daily, 'SIP Gateways', 'Routing Actions', ...reports, 'Billing', ...managed],
}

async function expectMenu(page: Page, person: Person): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  // What unfolds below an entry, and how many calls wait, has no icon.
  const entries = menu.getByRole('link').filter({ has: page.locator('svg') })
  await expect(entries).toHaveText(menus[person])
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
}

test('a menu entry opens its screen, with title and focus', async ({ page }) => {
  await openAs(page, 'admin')
  await test.step('the menu has what that person may see', () => expectMenu(page, 'admin'))
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Tracking Numbers' }).click()
  await expect(page).toHaveURL(/\/service\/tracking-number/)
  await expect(page).toHaveTitle('Lineboard | Tracking Numbers')
  await expect(page.getByRole('banner').getByText('TRACKING NUMBERS', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveTitle('Lineboard | Dashboard')
})

test(
  'a menu entry opens all rows of the chosen customer, and going back opens what was left',
  nightly('packages/web/src/list/context/use-list-state.test.tsx'),
  async ({ page }) => {
    const { filter, rows } = listPage(page)
    const entry = (name: string) =>
      page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true })
    await openAs(page, 'super', '/service/tracking-number?filter=subway')
    await expect(filter).toHaveValue('subway')
    await test.step('from its own screen', async () => {
      await entry('Tracking Numbers').click()
      await expect(filter).toHaveValue('')
      await expect(rows).toHaveCount(10)
      await page.goBack()
      await expect(filter).toHaveValue('subway')
    })
    await test.step('from another screen, with a customer chosen there', async () => {
      await entry('SIP Gateways').click()
      await page.getByRole('button', { name: /^Customer/ }).click()
      await page.getByRole('combobox', { name: 'Customer' }).fill('kestrel')
      await page.getByRole('option', { name: /Kestrel/ }).waitFor()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/customer=\d/)
      await entry('Tracking Numbers').click()
      await expect(page).toHaveURL(/tracking-number\?customer=\d$/)
      await expect(filter).toHaveValue('')
    })
  },
)

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu lies over the page and closes automatically, or by a press beside it', async ({ page }) => {
    await openAs(page, 'admin', '/service/billing/cards')
    const opener = page.getByRole('button', { name: 'Menu', exact: true })
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await test.step('a short page begins right below the top bar', async () => {
      await expect(page.getByRole('heading', { name: 'Cards', level: 1 })).toBeVisible()
      const bar = await page.getByRole('banner').boundingBox()
      const main = await page.getByRole('main').boundingBox()
      expect(main?.y).toBeCloseTo((bar?.y ?? 0) + (bar?.height ?? 0), 0)
    })
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await opener.click()
    await expect(menu).toBeVisible()
    await test.step('nothing of it is cut off, neither the pages above it nor what opens its parts', async () => {
      const drawer = await page.getByRole('dialog', { name: 'Main menu' }).boundingBox()
      const links = page.getByRole('dialog', { name: 'Main menu' }).locator('a, button')
      const ends = await links.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right))
      expect(ends.length).toBeGreaterThan(20)
      expect(Math.max(...ends)).toBeLessThanOrEqual(drawer?.width ?? 0)
    })
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await menu.getByRole('link', { name: 'Call Logs' }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await opener.click()
    await expect(menu).toBeVisible()
    await page.mouse.click(370, 400)
    await expect(menu).toBeHidden()
    await test.step('at 991 pixels as well; one pixel more and it is beside the page', async () => {
      await page.setViewportSize({ width: 991, height: 800 })
      await expect(menu).toHaveCount(0)
      await page.setViewportSize({ width: 992, height: 800 })
      await expect(menu).toBeVisible()
    })
  })
})

test('by keyboard: past the menu to the page, and through the menu', async ({ page }) => {
  await openAs(page, 'admin', '/service/user/account')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const skip = page.getByRole('link', { name: 'Skip to content' })
  expect(await page.evaluate(() => document.querySelector('a, button, input')?.textContent)).toBe('Skip to content')
  await skip.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Call Logs' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/service\/call-log/)
})

const profiles: [Person, string[], string[]][] = [
  ['super', ['Super Administrator', 'Timezone', 'Customer Profile'], ['Balance', 'Account ID', 'Billing']],
  ['admin', ['Harbor Dental Group', 'Account ID', 'Balance', 'Timezone', 'Customer Profile'], ['Super Administrator']],
  ['user', ['Harbor Dental Group', 'Balance'], ['Customer Profile', 'Super Administrator']],
]

const byProfileHeader = nightly(
  'packages/web/src/app/shell/profile-header.test.tsx',
  'packages/web/src/app/palette/profile-entries.test.ts',
)

for (const [person, shown, hidden] of profiles) {
  test(`the profile menu of ${person}`, byProfileHeader, async ({ page }) => {
    // Any screen has it; the settings are drawn sooner than the dashboard.
    await openAs(page, person, '/service/user/account')
    await page.getByRole('button', { name: /^Profile of/ }).click()
    const panel = page.locator('[popover]')
    for (const text of shown) await expect(panel.getByText(text, { exact: true })).toBeVisible()
    for (const text of hidden) await expect(panel.getByText(text, { exact: true })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(page.getByRole('button', { name: /^Profile of/ })).toBeFocused()
  })
}

test('signing out ends the session here and on the server', async ({ page }) => {
  await openAs(page, 'admin', '/service/user/account')
  const { token = '{}' } = await kept(page)
  await page.getByRole('button', { name: /^Profile of/ }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/auth/login')
  expect(await kept(page)).toEqual({})
  const { id } = JSON.parse(token)
  const answer = await page.request.get(`/api/v1/Customers/count?access_token=${id}`)
  expect(answer.status()).toBe(401)
  await page.goto('/service/dashboard')
  await expect(page).toHaveURL('/auth/login')
})

for (const place of ['/auth/error-', '/service/error/']) {
  const details = nightly('packages/web/src/features/errors/error-screen.test.tsx')
  test(`error pages at ${place}`, details, async ({ page }) => {
    await openAs(page, 'user', `${place}404`)
    await expect(page.getByRole('heading', { name: '404 Error Occured' })).toBeVisible()
    await expect(page.getByText('Requested resource is not available', { exact: true })).toBeVisible()
    await page.goto(`${place}500`)
    await expect(page.getByRole('heading', { name: '500 Error Occured' })).toBeVisible()
    await expect(page.getByText('Requested resource is not available.', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Go to Back' }).click()
    await expect(page).toHaveURL(`${place}404`)
  })
}

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1440, height: 320 } })

  test('the menu can be put away, and goes back to the present entry when it is shown again', async ({ page }) => {
    await openAs(page, 'super', '/service/customer')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    const entry = menu.getByRole('link', { name: 'Manage Customers' })
    await expect(entry).toBeInViewport()
    await menu.getByRole('link', { name: 'Dashboard' }).scrollIntoViewIfNeeded()
    await expect(entry).not.toBeInViewport()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(entry).toBeInViewport()
  })
})

test('open screens are tabs, which remember where they were left', byOpenTabs, async ({ page }) => {
  await openAs(page, 'admin')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const tabs = page.getByRole('navigation', { name: 'Open screens' })
  await expect(tabs.getByRole('listitem')).toHaveText(['DASHBOARD'])
  await menu.getByRole('link', { name: 'Tracking Numbers' }).click()
  await expect(page).toHaveURL(/tracking-number/)
  await menu.getByRole('link', { name: 'Manage Customers' }).click()
  await expect(tabs.getByRole('listitem')).toHaveText(['Dashboard', 'Tracking Numbers', 'MANAGE CUSTOMERS'])
  await page.getByRole('combobox', { name: /^Filter/ }).fill('harbor')
  await expect(page).toHaveURL(/filter=harbor/)

  await tabs.getByRole('button', { name: 'Tracking Numbers', exact: true }).click()
  await expect(page).toHaveURL(/tracking-number/)
  await tabs.getByRole('button', { name: 'Manage Customers', exact: true }).click()
  await expect(page).toHaveURL(/customer\?filter=harbor/)

  await tabs.getByRole('button', { name: 'Close Manage Customers' }).click()
  await expect(page).toHaveURL(/tracking-number/)
  await tabs.getByRole('button', { name: 'Close Dashboard' }).click()
  await expect(page).toHaveURL(/tracking-number/)
  await expect(tabs.getByRole('listitem')).toHaveText(['TRACKING NUMBERS'])
  await tabs.getByRole('button', { name: 'Close Tracking Numbers' }).click()
  await expect(page).toHaveURL('/service/dashboard')
  await expect(tabs.getByRole('listitem')).toHaveText(['DASHBOARD'])
})

test('without a network the page says so, and continues when there is one again', async ({ page, context }) => {
  await openAs(page, 'admin', '/service/tracking-number')
  await expect(page.getByRole('grid')).toBeVisible()
  await context.setOffline(true)
  const band = page.getByRole('status').filter({ hasText: 'There is no network.' })
  await expect(band).toBeVisible()
  expect(await kept(page)).toHaveProperty('token')
  await context.setOffline(false)
  await expect(band).toHaveCount(0)
  await expect(page.getByRole('grid')).toBeVisible()
})

test(
  'a customer is chosen by name and keyboard, in a choice that fits a phone and is accessible',
  nightly('packages/web/src/app/shell/customer-dropdown.test.tsx'),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAs(page, 'super', '/service/customer-panel')
    const choice = page.getByRole('banner').getByRole('combobox', { name: 'Customer' })
    await expect(choice).toHaveValue('Select a Customer')
    await choice.click()
    await expect(page.getByRole('option').first()).toHaveText('Select a Customer')
    await expectAccessible(page)
    await choice.fill('harbor')
    await expect(page.getByRole('option')).toHaveText(['Harbor Dental Group'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/customer-panel\?customer=2$/)
    await expect(choice).toHaveValue('Harbor Dental Group')
  },
)

test(
  'a customer is chosen by name, where the page is about one, in a choice that is accessible',
  nightly('packages/web/src/app/shell/customer-dropdown.test.tsx', 'packages/web/e2e/shell.test.ts'),
  async ({ page }) => {
    await openAs(page, 'super', '/service/customer-panel')
    const choice = page.getByRole('banner').getByRole('combobox', { name: 'Customer' })
    await expect(choice).toHaveValue('Select a Customer')
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await choice.click()
    await expect(page.getByRole('option').first()).toHaveText('Select a Customer')
    await expectAccessible(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await choice.fill('harbor')
    await expect(page.getByRole('option')).toHaveText(['Harbor Dental Group'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/customer-panel\?customer=2$/)
    await page.reload()
    await expect(choice).toHaveValue('Harbor Dental Group')
    await choice.click()
    await page.getByRole('option', { name: 'Select a Customer' }).click()
    await expect(page).toHaveURL(/customer-panel$/)
    await page.goto('/service/customer')
    await expect(page.getByRole('grid')).toBeVisible()
    await expect(choice).toHaveCount(0)
  },
)
