import { expect, test } from '@playwright/test'
import type { Person } from './support/people.ts'
import { kept, openAs } from './support/sign-in.ts'

const menus: [Person, string[]][] = [
  ['super', ['Dashboard', 'Call Logs', 'Tracking Numbers', 'Manage Customers']],
  ['admin', ['Dashboard', 'Call Logs', 'Tracking Numbers', 'Manage Customers']],
  ['user', ['Dashboard', 'Call Logs', 'Tracking Numbers']],
  ['readonly', ['Dashboard', 'Call Logs', 'Tracking Numbers', 'Manage Customers']],
]

for (const [person, entries] of menus) {
  test(`the menu of ${person}`, async ({ page }) => {
    await openAs(page, person)
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expect(menu.getByRole('link')).toHaveText(entries)
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
  })
}

test('a menu entry opens its screen, with title and focus', async ({ page }) => {
  await openAs(page, 'admin')
  await page.getByRole('link', { name: 'Tracking Numbers' }).click()
  await expect(page).toHaveURL(/\/service\/tracking-number/)
  await expect(page).toHaveTitle('Lineboard | Tracking Numbers')
  await expect(page.getByRole('banner').getByText('TRACKING NUMBERS', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveTitle('Lineboard | Dashboard')
})

test('the menu can be put away', async ({ page }) => {
  await openAs(page, 'admin')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(menu).toBeVisible()
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu lies over the page and goes away by itself', async ({ page }) => {
    await openAs(page, 'admin')
    const opener = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await opener.click()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await menu.getByRole('link', { name: 'Call Logs' }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('a press beside the menu closes it', async ({ page }) => {
    await openAs(page, 'admin')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await page.mouse.click(370, 400)
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden()
  })
})

test('by keyboard: past the menu to the page, and through the menu', async ({ page }) => {
  await openAs(page, 'admin')
  await page.getByRole('banner').waitFor()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', { name: 'Call Logs' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/service\/call-log/)
})

const profiles: [Person, string[], string[]][] = [
  ['super', ['Super Administrator', 'Timezone', 'Customer Profile'], ['Balance', 'Account ID']],
  ['admin', ['Harbor Dental Group', 'Account ID', 'Balance', 'Timezone', 'Customer Profile'], ['Super Administrator']],
  ['user', ['Harbor Dental Group', 'Balance'], ['Customer Profile', 'Super Administrator']],
]

for (const [person, shown, hidden] of profiles) {
  test(`the profile menu of ${person}`, async ({ page }) => {
    await openAs(page, person)
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
  await openAs(page, 'admin')
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

test('notifications are counted, listed and dismissed', async ({ page }) => {
  await page.addInitScript(() => {
    const list = [
      { status: 'error', date: '3/14/2026, 2:05:00 PM', msg: 'The export failed' },
      { status: 'success', date: '3/14/2026, 2:00:00 PM', msg: 'Import finished' },
    ]
    if (!localStorage.getItem('notifications')) localStorage.setItem('notifications', JSON.stringify(list))
  })
  await openAs(page, 'admin')
  await page.getByRole('button', { name: 'Notifications, 2 new' }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('listitem')).toHaveText([/The export failed/, /Import finished/])
  await panel.getByRole('button', { name: 'Dismiss', exact: true }).first().click()
  await expect(panel.getByRole('listitem')).toHaveText([/Import finished/])
  await panel.getByRole('button', { name: 'Dismiss all' }).click()
  await expect(panel.getByText('No Notification Found')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeFocused()
})

for (const place of ['/auth/error-', '/service/error/']) {
  test(`error pages at ${place}`, async ({ page }) => {
    await openAs(page, 'user', `${place}404`)
    await expect(page.getByRole('heading', { name: '404 Error Occured' })).toBeVisible()
    await expect(page.getByText('Requested resource is not available', { exact: true })).toBeVisible()
    await page.goto(`${place}500`)
    await expect(page.getByRole('heading', { name: '500 Error Occured' })).toBeVisible()
    await expect(page.getByText('Requested resource is not available.', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Go to Back' }).click()
    await expect(page).toHaveURL('/service/dashboard')
  })
}
