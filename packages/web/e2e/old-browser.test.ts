import { parse } from 'acorn'
import { expect, test } from './support/test.ts'

test('a browser that is too old gets a message, and the app does not start', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'))
  await page.goto('/auth/login')
  await expect(page.getByRole('heading', { name: 'This browser is too old for Lineboard' })).toBeVisible()
  await expect(
    page.getByText('Chrome and Edge from version 114, in Firefox from 125 and in Safari from 17'),
  ).toBeVisible()
  await expect(page.locator('#root')).toHaveCount(0)
})

test('what says so can be read by any browser, and is not seen in others', async ({ page }) => {
  await page.goto('/auth/login')
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await expect(page.getByText('too old')).toBeHidden()
  const script = await page.locator('script:not([src]):not([type])').last().textContent()
  expect(script).toContain('popover')
  expect(() => parse(script ?? '', { ecmaVersion: 5 })).not.toThrow()
})
