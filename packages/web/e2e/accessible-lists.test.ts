import { expectAccessible } from './support/accessible.ts'
import { declaredResources } from './support/declared-resources.ts'
import { listPage } from './support/list-page.ts'
import { openAs } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const looks = [
  { name: 'desktop, light', viewport: { width: 1440, height: 900 }, scheme: 'light' },
  { name: 'phone, dark', viewport: { width: 390, height: 844 }, scheme: 'dark' },
] as const

const half = Math.ceil(declaredResources.length / 2)

for (const { name, viewport, scheme } of looks) {
  test.describe(name, () => {
    test.use({ viewport })
    for (const [part, resources] of [declaredResources.slice(0, half), declaredResources.slice(half)].entries()) {
      test(`lists and rows, part ${part + 1}`, async ({ page }) => {
        test.setTimeout(180_000)
        await page.addInitScript((chosen) => localStorage.setItem('colorScheme', chosen), scheme)
        await openAs(page, 'super')
        for (const { path } of resources) {
          await test.step(path, async () => {
            const title = page.locator('main h1')
            const before = (await title.textContent()) ?? ''
            // As a link in the page goes there: loading all of it anew for each list takes longer than the scans.
            await page.evaluate((address) => history.pushState(null, '', address), `${path}?period=all`)
            const { rows, cards, dialog } = listPage(page)
            await expect(title).not.toHaveText(before)
            await expect(dialog).toHaveCount(0)
            const first = (viewport.width < 700 ? cards : rows).first()
            await expect(first).toBeVisible()
            await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), scheme)
            // What is around the lists is the same for each, and scanned with other screens.
            await expectAccessible(page, 'main')
            const link = first.getByRole('link').first()
            if ((await link.count()) === 0) return
            await link.click()
            await expect(dialog.getByRole('heading').first()).toBeVisible()
            await expectAccessible(page, '[role=dialog]')
            await expect(page.locator('html')).toHaveAttribute('data-theme', scheme)
          })
        }
      })
    }
  })
}
