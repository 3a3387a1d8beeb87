import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { goTo, openAs } from './support/sign-in.ts'

test.describe('at 1440 by 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  const byTabs = nightly('packages/web/src/state/tabs.test.ts', 'packages/web/src/app/shell/open-tabs.test.tsx')
  test(
    'open screens come back after a reload with their filters, and all others are closed at once',
    byTabs,
    async ({ page }) => {
      await openAs(page, 'admin', '/service/tracking-number?filter=subway')
      const tabs = page.getByRole('navigation', { name: 'Open screens' }).getByRole('listitem')
      await expect(tabs).toHaveText(['TRACKING NUMBERS'])
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Tracking Sources' }).click()
      await expect(tabs).toHaveText(['Tracking Numbers', 'TRACKING SOURCES'])
      await page.reload()
      await expect(tabs).toHaveText(['Tracking Numbers', 'TRACKING SOURCES'])
      await tabs.getByRole('button', { name: 'Tracking Numbers', exact: true }).click()
      await expect(page).toHaveURL(/tracking-number\?filter=subway/)
      await page.getByRole('button', { name: 'All open screens' }).click()
      await page.getByRole('button', { name: 'Close others' }).click()
      await expect(tabs).toHaveText(['TRACKING NUMBERS'])
    },
  )

  test(
    'screens that were closed stay so after a reload, which begins at the skip link',
    nightly('packages/web/src/state/tabs.test.ts', 'packages/web/e2e/shell.test.ts'),
    async ({ page }) => {
      await openAs(page, 'admin', '/service/tracking-number')
      const tabs = page.getByRole('navigation', { name: 'Open screens' }).getByRole('listitem')
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Tracking Sources' }).click()
      await expect(tabs).toHaveText(['Tracking Numbers', 'TRACKING SOURCES'])
      await page.getByRole('button', { name: 'All open screens' }).click()
      await page.getByRole('button', { name: 'Close others' }).click()
      await expect(tabs).toHaveText(['TRACKING SOURCES'])
      await page.reload()
      await expect(tabs).toHaveText(['TRACKING SOURCES'])
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    },
  )
})

test.describe('at 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 800 } })

  test('neither number nor order is cut', async ({ page }) => {
    await openAs(page, 'super', '/service/tracking-number')
    const { cards } = listPage(page)
    await expect(cards.first()).toBeVisible()
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main li a, main [aria-label="Sort by"]')]
        .filter((each) => each.scrollWidth > each.clientWidth + 1)
        .map(({ textContent }) => textContent),
    )
    expect(cut).toEqual([])
    const order = await page.getByLabel('Sort by').evaluate((select: HTMLSelectElement) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
      const context = document.createElement('canvas').getContext('2d')
      if (context) context.font = font
      const words = context?.measureText(select.selectedOptions[0]?.text ?? '').width ?? Number.NaN
      return {
        words,
        room: select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd),
      }
    })
    expect(order.words).toBeGreaterThan(0)
    expect(order.room).toBeGreaterThanOrEqual(order.words)
  })
})

test.describe('at 390 by 844', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the first call begins at 300 px or above, and buttons of a list are side by side', async ({ page }) => {
    await openAs(page, 'super', '/service/call-log?period=last30')
    const first = page.getByRole('main').getByRole('list', { name: 'Call Logs' }).getByRole('listitem').first()
    await expect(first).toBeVisible()
    expect((await first.boundingBox())?.y).toBeLessThanOrEqual(300)
    // Super administrators choose the customer there as well, and scroll; all others see every tool.
    const tools = page.getByRole('search').getByRole('button', { name: 'Export' }).locator('..')
    await openAs(page, 'admin', '/service/call-log?period=last30')
    await expect(first).toBeVisible()
    expect(await tools.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await goTo(page, '/service/tracking-number')
    await expect(page.getByRole('button', { name: 'Set up a number' })).toBeVisible()
    const tops = await Promise.all(
      ['Set up a number', 'Add tracking number'].map(
        async (name) => (await page.getByRole('button', { name }).boundingBox())?.y,
      ),
    )
    expect(tops[0]).toBe(tops[1])
  })
})

test(
  'the receipt of a payment is saved from its row',
  nightly('packages/web/src/shared/invoice/receipt-button.test.tsx'),
  async ({ page }) => {
    await openAs(page, 'admin', `/service/billing/transactions?filter=${encodeURIComponent('type:"payment"')}`)
    const saved = page.waitForEvent('download')
    await page
      .getByRole('grid')
      .getByRole('button', { name: /^Save the receipt LB-/ })
      .first()
      .click()
    expect((await saved).suggestedFilename()).toMatch(/^invoice-LB-\d{4}-\d+\.pdf$/)
  },
)
