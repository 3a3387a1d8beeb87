import { inCurrency } from './support/billing-page.ts'
import { textOf } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { balance, callAs, harbor, hold, market, path, rowOf, washington } from './support/number-market.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'
import { test as fromStart } from './support/test.ts'

test(
  'a number that is gone is told in words, and leaves the list',
  nightly('packages/web/src/features/buy-numbers/market.test.tsx'),
  async ({ page, mock }) => {
    await openAs(page, 'admin', `${path}?country=us&type=local&pattern=0113`)
    const { results, offers, heldNumbers } = market(page)
    const [number = ''] = /\(\d{3}\) \d{3}-\d{4}/.exec(await textOf(offers.first())) ?? []
    await results.getByRole('checkbox', { name: number }).check()
    await results.getByRole('button', { name: 'Hold 1 number' }).click()
    await expect(results.getByRole('alert')).toContainText(`${number} is gone. The number was just sold.`)
    await expect(offers.filter({ hasText: number })).toHaveCount(0)
    await expect(heldNumbers).toHaveCount(0)
    await mock.fault({
      operation: 'NumberProvider.reserve',
      kind: 'status',
      status: 409,
      message: 'Taken a moment ago',
    })
    await offers.first().getByRole('checkbox').check()
    await results.getByRole('button', { name: 'Hold 1 number' }).click()
    await expect(results.getByRole('alert')).toContainText('Taken a moment ago')
    await expect(offers.first().getByRole('checkbox')).toBeChecked()
  },
)

test(
  'a wallet that holds too little is told before and after, and the hold goes on',
  nightly(
    'packages/web/src/features/buy-numbers/market.test.tsx',
    'packages/web/src/features/buy-numbers/buying.test.ts',
  ),
  async ({ page, ownServer }) => {
    ownServer.store.table('Customer').patch(harbor, { balance: 3, currency: 'JPY' })
    await openAs(page, 'admin', washington)
    const { held, heldNumbers, dialog } = market(page)
    await hold(page, '(202) 555-0101')
    await held.getByRole('button', { name: 'Buy (202) 555-0101' }).click()
    await expect(dialog.getByRole('alert')).toContainText('The wallet is ¥76 short.')
    await dialog.getByRole('button', { name: 'Buy for ¥530' }).click()
    await expect(held.getByRole('alert')).toContainText('was not bought: the wallet does not hold enough.')
    await expect(held.getByRole('link', { name: 'Add funds' })).toHaveAttribute('href', '/service/billing/settings')
    await expect(heldNumbers).toHaveCount(1)
    expect(balance(ownServer)).toBe(3)
  },
)

const byBuying = nightly(
  'packages/web/src/features/buy-numbers/buying.test.ts',
  'packages/web/src/features/buy-numbers/market.test.tsx',
)
test(
  'an answer lost after the number was bought is looked up, and nothing is bought twice',
  byBuying,
  async ({ page, ownServer }) => {
    inCurrency(ownServer, 'EUR')
    await openAs(page, 'admin', washington)
    const { held, heldNumbers, dialog } = market(page)
    await hold(page, '(202) 555-0101')
    let sent = 0
    await page.route('**/OpNumbers*', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue()
      sent += 1
      await route.fetch()
      await route.abort()
    })
    await held.getByRole('button', { name: 'Buy (202) 555-0101' }).click()
    await dialog.getByRole('button', { name: 'Buy for €3.22' }).click()
    await expect(held.getByRole('link', { name: '(202) 555-0101', exact: true })).toBeVisible()
    await expect(heldNumbers).toHaveCount(0)
    // Each try has the same key, so that the server does it once.
    expect(sent).toBe(3)
    expect(balance(ownServer)).toBe(144.7)
  },
)

test(
  'an answer lost on the way there leaves it open, and the hold goes on',
  nightly('packages/web/src/features/buy-numbers/buying.test.ts'),
  async ({ page, ownServer }) => {
    await openAs(page, 'admin', washington)
    const { held, heldNumbers, dialog } = market(page)
    await hold(page, '(202) 555-0101')
    await page.route('**/OpNumbers*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await held.getByRole('button', { name: 'Buy (202) 555-0101' }).click()
    await dialog.getByRole('button', { name: 'Buy for $3.50' }).click()
    await expect(held.getByRole('alert')).toContainText('It is not known whether (202) 555-0101 was bought.')
    await expect(heldNumbers).toHaveCount(1)
    expect(balance(ownServer)).toBe(148.2)
  },
)

fromStart(
  'a price that changed and a number that went since are told, and nothing is paid',
  nightly('packages/web/src/features/buy-numbers/buying.test.ts'),
  async ({ page, ownServer }) => {
    // The socket would tell of the hold with the price that it still has.
    await page.routeWebSocket(/\/wss\//, (socket) => socket.close())
    await openAs(page, 'admin', washington)
    const { held, heldNumbers, dialog } = market(page)
    await hold(page, '(202) 555-0101', '(202) 555-0102')
    await page.route('**/NumberProviders/reserve*', async (route) => {
      const response = await route.fetch()
      const [dearer, { number }] = await response.json()
      const gone = { number, status: 'gone', message: 'Somebody else has the number.' }
      await route.fulfill({ response, json: [{ ...dearer, monthlyPrice: 9 }, gone] })
    })
    await held.getByRole('button', { name: /^Buy all/ }).click()
    await dialog.getByRole('button', { name: 'Buy for $7.00' }).click()
    const report = held.getByRole('alert')
    await expect(report).toContainText('(202) 555-0101 was not bought: its price has changed.')
    await expect(report).toContainText('(202) 555-0102 is gone and was not bought. Somebody else has the number.')
    await expect(heldNumbers).toHaveCount(1)
    expect(balance(ownServer)).toBe(148.2)
    await held.getByRole('button', { name: 'Buy (202) 555-0101' }).click()
    await expect(dialog).toContainText('$10.00 for set-up and the first month')
  },
)

test(
  'a hold that ended elsewhere is renewed before the number is bought',
  nightly('packages/web/src/features/buy-numbers/buying.test.ts'),
  async ({ page, ownServer }) => {
    await openAs(page, 'admin', washington)
    const { held, heldNumbers, dialog } = market(page)
    await hold(page, '(202) 555-0101')
    await page.goto('/service/dashboard')
    await callAs(page, ownServer, 'NumberProviders/release', { numbers: ['+12025550101'] })
    await page.goto(washington)
    await expect(heldNumbers).toHaveCount(1)
    await held.getByRole('button', { name: 'Buy (202) 555-0101' }).click()
    await dialog.getByRole('button', { name: 'Buy for $3.50' }).click()
    await expect(held.getByText('1 number was bought.')).toBeVisible()
    // Without a hold it would have become an own number, that costs nothing.
    expect(rowOf(ownServer, '+12025550101')).toMatchObject({ monthlyPrice: 2.5 })
    expect(balance(ownServer)).toBe(144.7)
  },
)

test(
  'releasing never gives back a number that was bought meanwhile',
  nightly('packages/web/src/features/buy-numbers/buying.test.ts'),
  async ({ page, ownServer }) => {
    await openAs(page, 'admin', washington)
    const { held, heldNumbers } = market(page)
    await hold(page, '(202) 555-0101', '(202) 555-0102')
    await held.getByRole('button', { name: 'Release (202) 555-0102' }).click()
    await expect(page.getByText('(202) 555-0102 was released.')).toBeVisible()
    await expect(heldNumbers).toHaveCount(1)
    await page.goto('/service/dashboard')
    await callAs(page, ownServer, 'OpNumbers', { tracking_number: '+12025550101' })
    await page.goto(washington)
    await held.getByRole('button', { name: 'Release (202) 555-0101' }).click()
    await expect(held.getByRole('alert')).toContainText('has been bought already. It was not given back.')
    await expect(heldNumbers).toHaveCount(0)
    expect(rowOf(ownServer, '+12025550101')).toMatchObject({ status: 'active' })
  },
)

test(
  'the end of a hold is told, and the number can be held again',
  nightly(
    'packages/web/src/features/buy-numbers/market.test.tsx',
    'packages/web/src/features/buy-numbers/held-numbers.test.ts',
  ),
  async ({ page, ownServer }) => {
    await page.clock.install()
    await openAs(page, 'admin', washington)
    const { held, heldNumbers } = market(page)
    await hold(page, '(202) 555-0101')
    const news = held.getByRole('status')
    await expect(news).toHaveText('')
    await page.clock.fastForward('11:00')
    await expect(news).toHaveText('Less than five minutes are left to buy (202) 555-0101.')
    await page.clock.fastForward('05:00')
    await expect(news).toHaveText('The hold on (202) 555-0101 has ended.')
    await expect(heldNumbers).toContainText('The hold has ended')
    await expect(held.getByRole('button', { name: /^Buy/ })).toHaveCount(0)
    ownServer.control.clock.advance(16 * 60_000)
    await held.getByRole('button', { name: 'Hold (202) 555-0101 again' }).click()
    await expect(heldNumbers).toContainText(/1[45]:\d\d left/)
    await expect(news).toHaveText('')
    await page.clock.fastForward('16:00')
    await held.getByRole('button', { name: 'Remove (202) 555-0101 from this list' }).click()
    await expect(heldNumbers).toHaveCount(0)
  },
)
