import { expectAccessible } from './support/accessible.ts'
import { inCurrency } from './support/billing-page.ts'
import { chooseScheme } from './support/color-scheme.ts'
import { nightly } from './support/nightly.ts'
import { balance, callAs, harbor, hold, market, rowOf, washington } from './support/number-market.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

test('several numbers are held and bought after a question, and the keyboard stays where it was', async ({
  page,
  ownServer,
}) => {
  inCurrency(ownServer, 'KWD')
  await openAs(page, 'admin', washington)
  const { held, heldNumbers, results, dialog } = market(page)
  await hold(page, '(202) 555-0101', '(202) 555-0102')
  await expect(heldNumbers.first()).toContainText(/1[45]:\d\d left/)
  // The button has gone, and the keyboard stays where it was.
  await expect(results.locator(':focus')).toHaveCount(1)
  await held.getByRole('button', { name: 'Buy all 2 for KWD 2.149' }).click()
  await expect(dialog).toContainText('KWD 2.149 ($7.00) for set-up and the first month')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Buy for KWD 2.149' }).click()
  await expect(held.getByRole('status').filter({ hasText: '2 numbers were bought.' })).toBeVisible()
  await expect(held.locator(':focus')).toHaveCount(1)
  await expect(heldNumbers).toHaveCount(0)
  expect(balance(ownServer)).toBe(141.2)
  expect(rowOf(ownServer, '+12025550101')).toMatchObject({ customerId: harbor, monthlyPrice: 2.5 })
})

test(
  'what a colleague holds, lets go and buys is seen at once',
  nightly(
    'packages/web/src/features/buy-numbers/refresh-market.test.ts',
    'packages/web/src/features/buy-numbers/market.test.tsx',
  ),
  async ({ page, ownServer }) => {
    const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
    await openAs(page, 'admin', washington)
    const { heldNumbers, held } = market(page)
    await expect(held).toContainText('Numbers that you hold are here')
    await connected
    const numbers = ['+12025550101', '+12025550102']
    await callAs(page, ownServer, 'NumberProviders/reserve', { numbers })
    await expect(heldNumbers).toHaveCount(2)
    await callAs(page, ownServer, 'NumberProviders/release', { numbers: ['+12025550101'] })
    await expect(heldNumbers).toHaveCount(1)
    await callAs(page, ownServer, 'OpNumbers', { tracking_number: '+12025550102' })
    await expect(heldNumbers).toHaveCount(0)
  },
)

for (const { name, viewport, scheme } of [
  { name: 'desktop, light', viewport: { width: 1440, height: 900 }, scheme: 'light' },
  { name: 'phone, dark', viewport: { width: 390, height: 844 }, scheme: 'dark' },
] as const) {
  test.describe(name, () => {
    test.use({ viewport })

    test(
      'search, held numbers and question are accessible',
      nightly('packages/web/e2e/buy-numbers.test.ts'),
      async ({ page, ownServer }) => {
        await chooseScheme(page, scheme, ownServer, 'admin')
        await openAs(page, 'admin', `${washington}&state=DC`)
        const { held, results, dialog } = market(page)
        await hold(page, '(202) 555-0101', '(202) 555-0102')
        await results.getByRole('checkbox').first().check()
        await expect(page.locator('html')).toHaveAttribute('data-theme', scheme)
        await expectAccessible(page)
        await held.getByRole('button', { name: /^Buy all/ }).click()
        await expect(dialog).toBeVisible()
        await expectAccessible(page)
      },
    )
  })
}
