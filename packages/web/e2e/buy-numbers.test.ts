import { expectAccessible } from './support/accessible.ts'
import { inCurrency } from './support/billing-page.ts'
import { chooseScheme } from './support/color-scheme.ts'
import { nightly } from './support/nightly.ts'
import { balance, callAs, harbor, hold, market, path, rowOf, washington } from './support/number-market.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

const bySearch = nightly(
  'packages/web/src/features/buy-numbers/buy-numbers-page.test.tsx',
  'packages/web/src/features/buy-numbers/number-query.test.ts',
  'packages/web/src/features/buy-numbers/vanity.test.ts',
  'packages/mock-server/src/api/handlers/numbers/number-providers.test.ts',
)
test('numbers are searched by place and digits, and the address keeps the search', bySearch, async ({ page }) => {
  await openAs(page, 'admin')
  await page.getByRole('link', { name: 'Buy Numbers' }).click()
  const { search, submit, offers, results } = market(page)
  await expect(offers).toHaveCount(20)
  await search.getByLabel('State or province').selectOption('New York')
  await search.getByLabel('Rate centre').selectOption({ value: 'BUFFALO' })
  await submit.click()
  await expect(offers.first()).toContainText('(716) 555')
  await expect(offers.first()).toContainText('Buffalo, NY')
  await expect(offers.first()).toContainText('$2.50 a month')
  await results.getByRole('link', { name: 'Next' }).click()
  await expect(results.getByRole('status')).toHaveText(/^21–40 of \d+$/)
  await page.reload()
  await expect(search.getByLabel('Rate centre')).toHaveValue('BUFFALO')
  await expect(results.getByRole('status')).toHaveText(/^21–40 of \d+$/)
  await search.getByLabel('Type').selectOption('Toll-free')
  await expect(search.getByLabel('State or province')).toHaveCount(0)
  await search.getByLabel('Contains').fill('#1')
  await submit.click()
  await expect(search.getByText('Up to 15 digits, letters or *')).toBeVisible()
  await search.getByLabel('Contains').fill('888-555-01')
  await submit.click()
  await expect(offers.first()).toContainText('(888) 555-01')
  await expect(offers.first()).toContainText('Voice')
  await search.getByLabel('Contains').fill('jjj')
  await submit.click()
  await expect(offers.first()).toContainText('spells JJJ')
  await page.goBack()
  await search.getByLabel('Contains').fill('9999999')
  await submit.click()
  await expect(page.getByText('No numbers match')).toBeVisible()
  await page.goBack()
  await expect(search.getByLabel('Contains')).toHaveValue('88855501')
  await expect(offers.first()).toContainText('(888) 555-01')
})

test(
  'a number is found by how it ends, and endings that are left are offered',
  nightly(
    'packages/web/src/features/buy-numbers/number-query.test.ts',
    'packages/web/src/features/buy-numbers/vanity.test.ts',
  ),
  async ({ page }) => {
    await openAs(page, 'admin', `${path}?areaCode=202`)
    const { search, submit, offers, results } = market(page)
    await search.getByLabel('Digits').selectOption('At its end')
    await search.getByLabel('Ends with').fill('01')
    const offered = search.locator('datalist option')
    await expect(offered.first()).toHaveAttribute('value', /^01\d\d$/)
    const ending = (await offered.last().getAttribute('value')) ?? ''
    await search.getByLabel('Ends with').fill(ending)
    await submit.click()
    await expect(offers).toHaveCount(1)
    await expect(offers.first()).toContainText(`(202) 555-${ending}`)
    await expect(results.getByRole('status')).toContainText(
      '1 of the numbers 1–1 of 1 that contain these digits ends so',
    )
    await page.reload()
    await expect(search.getByLabel('Ends with')).toHaveValue(ending)
    await expectAccessible(page)
    await search.getByLabel('Ends with').fill('5550')
    await expect(search.getByText('No number with the area code 202')).toBeVisible()
    await submit.click()
    await expect(results.getByText(/but none of them ends so/)).toBeVisible()
  },
)

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

const byPurchase = nightly(
  'packages/web/src/features/buy-numbers/held-numbers.test.ts',
  'packages/web/src/features/buy-numbers/market.test.tsx',
  'packages/web/src/features/buy-numbers/confirm-purchase.test.tsx',
  'packages/web/src/features/buy-numbers/buying.test.ts',
  'packages/web/e2e/buy-numbers.test.ts',
)
test(
  'several numbers are held, outlast the page, and are bought after a question',
  byPurchase,
  async ({ page, ownServer }) => {
    inCurrency(ownServer, 'KWD')
    await openAs(page, 'admin', washington)
    const { held, heldNumbers, results, dialog } = market(page)
    await hold(page, '(202) 555-0101', '(202) 555-0102')
    await expect(heldNumbers.first()).toContainText(/1[45]:\d\d left/)
    // The button has gone, and the keyboard stays where it was.
    await expect(results.locator(':focus')).toHaveCount(1)
    await expect(results.getByRole('listitem').filter({ hasText: '0101' })).toContainText('Held')
    await page.reload()
    await expect(heldNumbers).toHaveCount(2)
    await expectAccessible(page)
    await held.getByRole('button', { name: 'Buy all 2 for KWD 2.149' }).click()
    await expect(dialog).toContainText('KWD 2.149 ($7.00) for set-up and the first month')
    await expectAccessible(page)
    await expect(dialog).toContainText('KWD 1.535 a month')
    await expect(dialog).toContainText('KWD 45.497 ($148.20)')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(balance(ownServer)).toBe(148.2)
    await held.getByRole('button', { name: 'Buy all 2 for KWD 2.149' }).click()
    await dialog.getByRole('button', { name: 'Buy for KWD 2.149' }).click()
    await expect(held.getByRole('status').filter({ hasText: '2 numbers were bought.' })).toBeVisible()
    await expect(held.locator(':focus')).toHaveCount(1)
    await expect(heldNumbers).toHaveCount(0)
    expect(balance(ownServer)).toBe(141.2)
    expect(rowOf(ownServer, '+12025550101')).toMatchObject({ customerId: harbor, monthlyPrice: 2.5 })
    await expect(results.getByText('(202) 555-0101')).toHaveCount(0)
    const setUp = held.getByRole('link', { name: 'Set up (202) 555-0102' })
    await expect(setUp).toHaveAttribute('href', /\/setup\?number=\d+$/)
    await held.getByRole('link', { name: '(202) 555-0102', exact: true }).click()
    await expect(page).toHaveURL(`/service/tracking-number/edit/${rowOf(ownServer, '+12025550102')?.id}`)
    await expect(page.getByLabel('Number', { exact: true })).toHaveValue('+12025550102')
  },
)

test(
  'numbers that nobody calls are told with what they cost a month',
  nightly('packages/web/src/features/buy-numbers/market.test.tsx'),
  async ({ page, ownServer }) => {
    const old = { lastCallAt: '2020-01-01T00:00:00Z', createdAt: '2019-01-01T00:00:00Z', status: 'active' } as const
    ownServer.store.table('OpNumber').patch(1, { ...old, monthlyPrice: 2.5 })
    await openAs(page, 'admin', path)
    await expect(
      page.getByText('One number of yours has had no call for 30 days, and costs $2.50 a month.'),
    ).toBeVisible()
    const other = rowOf(ownServer, '+12125550111')
    if (!other) throw new Error('The sample data has no such number.')
    ownServer.store.table('OpNumber').patch(other.id, { ...old, lastCallAt: undefined, monthlyPrice: 3 })
    await page.reload()
    await expect(
      page.getByText('2 numbers of yours have had no call for 30 days, and cost $5.50 a month.'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Look at the list' }).click()
    await expect(page).toHaveURL(/tracking-number\?sort=lastCallAt/)
  },
)

test(
  'who does not see tracking numbers buys them all the same',
  nightly('packages/web/src/features/buy-numbers/market.test.tsx'),
  async ({ page, ownServer: { store } }) => {
    const roleId = store.table('DashRole').find({ where: { name: 'Staff' } })[0]?.id ?? 0
    const guiSectionId = store.table('GuiSection').find({ where: { name: 'Tracking Numbers' } })[0]?.id ?? 0
    const [visibility] = store.table('GuiVisibility').find({ where: { roleId, guiSectionId } })
    store.table('GuiVisibility').patch(visibility?.id ?? 0, { guiPermissionId: 1 })
    await openAs(page, 'user', washington)
    const { held, dialog } = market(page)
    await hold(page, '(202) 555-0101')
    await held.getByRole('button', { name: 'Buy (202) 555-0101' }).click()
    await dialog.getByRole('button', { name: 'Buy for $3.50' }).click()
    await expect(held.getByText('1 number was bought.')).toBeVisible()
    await expect(held.getByText('(202) 555-0101')).toBeVisible()
    await expect(held.getByRole('link')).toHaveCount(0)
  },
)

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

test(
  'the other documented addresses lead on',
  nightly('packages/web/src/app/router/moved-page.test.tsx'),
  async ({ page, ownServer }) => {
    const id = ownServer.store.table('OpNumber').by('customerId', harbor)[0]?.id
    await openAs(page, 'admin', `${path}/add`)
    await expect(page).toHaveURL(path)
    for (const action of ['edit', 'delete']) {
      await page.goto(`${path}/${action}/${id}`)
      await expect(page).toHaveURL(`/service/tracking-number/${action}/${id}`)
      await expect(page.getByRole('dialog')).toBeVisible()
    }
  },
)

test(
  'read-only people see numbers, prices and the reason, and nothing to press',
  nightly('packages/web/src/features/buy-numbers/market.test.tsx'),
  async ({ page }) => {
    await openAs(page, 'readonly', washington)
    const { offers, results, held } = market(page)
    await expect(offers).toHaveCount(20)
    await expect(offers.first()).toContainText('$2.50 a month')
    await expect(page.getByText('Your role has read-only permission for Buy Numbers')).toBeVisible()
    await expect(results.getByRole('checkbox')).toHaveCount(0)
    await expect(held.getByRole('button')).toHaveCount(0)
  },
)

test(
  'the super administrator buys none',
  nightly('packages/web/src/app/router/place-refusal.test.ts', 'packages/web/src/places/visible-menu.test.ts'),
  async ({ page }) => {
    await openAs(page, 'super', `${path}/add`)
    await expect(page.getByText('You may not see Buy Numbers')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Tracking Numbers' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Buy Numbers' })).toHaveCount(0)
  },
)

const byPage = nightly('packages/web/src/features/buy-numbers/buy-numbers-page.test.tsx')
test('what cannot be loaded says so in its place, and can be tried again', byPage, async ({ page, mock }) => {
  await mock.fault({ operation: 'NumberProvider.lookup', kind: 'status', status: 500, message: 'Out of numbers' })
  await openAs(page, 'admin', washington)
  const { results, search, offers } = market(page)
  await expect(results.getByRole('alert')).toContainText('Out of numbers')
  await expect(search.getByLabel('Country')).toBeVisible()
  await mock.clearFaults()
  await results.getByRole('button', { name: 'Try again' }).click()
  await expect(offers).toHaveCount(20)
})

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
