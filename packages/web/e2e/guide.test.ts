import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

test('help opens beside the screen, and stays on the next one', async ({ page }) => {
  await openAs(page, 'admin', '/service/ticket')
  await page.getByRole('button', { name: 'Help with this screen' }).click()
  const guide = page.getByRole('complementary', { name: 'Guide' })
  await expect(guide.getByRole('heading', { name: 'Tickets' })).toBeFocused()
  await expectAccessible(page, '[aria-label=Guide]')
  const [screen, panel] = await Promise.all([page.getByRole('main').boundingBox(), guide.boundingBox()])
  expect((screen?.x ?? 0) + (screen?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0)
  await page.getByRole('link', { name: 'Phone Book' }).first().click()
  await expect(page).toHaveURL(/phone-book/)
  await expect(guide).toBeVisible()
  await page.keyboard.press('?')
  await page.getByRole('button', { name: 'Guide to this screen' }).click()
  await expect(guide.getByRole('heading', { name: 'Find a call and listen' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(guide).toHaveCount(0)
})
