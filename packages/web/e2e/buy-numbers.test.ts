import type { MockServer } from '@lineboard/mock-server'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { inCurrency } from './support/billing-page.ts'
import { chooseScheme } from './support/color-scheme.ts'
import { textOf } from './support/list-page.ts'
import { openAs } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const path = '/service/numberman'

/** Harbor Dental Group, to which `admin`, `user` and `readonly` belong. */
const harbor = 2

const washington = `${path}?country=us&type=local&areaCode=202`

/** The parts of the screen, as a person finds them. */
function market(page: Page) {
  const held = page.getByRole('region', { name: 'Held numbers' })
  const results = page.getByRole('region', { name: 'Available numbers' })
  return {
    search: page.getByRole('region', { name: 'Search' }),
    submit: page.getByRole('button', { name: 'Search', exact: true }),
    results,
    offers: results.getByRole('listitem'),
    held,
    heldNumbers: held.getByRole('listitem').filter({ hasText: /left|ended/ }),
    dialog: page.getByRole('dialog'),
  }
}

/** Holds the numbers, which are on the page, as they read. */
async function hold(page: Page, ...numbers: readonly string[]): Promise<void> {
  const { results, heldNumbers } = market(page)
  for (const number of numbers) await results.getByRole('checkbox', { name: number }).check()
  await results.getByRole('button', { name: /^Hold/ }).click()
  for (const number of numbers) await expect(heldNumbers.filter({ hasText: number })).toBeVisible()
}

const rowOf = ({ store }: MockServer, number: string) => store.table('OpNumber').by('tracking_number', number)[0]

const balance = ({ store }: MockServer) => store.table('Customer').get(harbor)?.balance

/** A call of the same customer that does not come from this screen. */
async function callAs(page: Page, { apiUrl }: MockServer, operation: string, data: object): Promise<void> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '{}').id)
  const answer = await page.request.fetch(`${apiUrl}/${operation}?access_token=${token}`, {
    method: operation === 'OpNumbers' ? 'PUT' : 'POST',
    data,
  })
  expect(answer.ok()).toBe(true)
}

test('numbers are searched by place and digits, and the address keeps the search', async ({ page }) => {
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

test('a number is found by how it ends, and endings that are left are offered', async ({ page }) => {
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
  await expect(results.getByRole('status')).toContainText('1 of the numbers 1–1 of 1 that contain these digits ends so')
  await page.reload()
  await expect(search.getByLabel('Ends with')).toHaveValue(ending)
  await expectAccessible(page)
  await search.getByLabel('Ends with').fill('5550')
  await expect(search.getByText('No number with the area code 202')).toBeVisible()
  await submit.click()
  await expect(results.getByText(/but none of them ends so/)).toBeVisible()
})

test('several numbers are held, outlast the page, and are bought after a question', async ({ page, ownServer }) => {
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
  await held.getByRole('button', { name: 'Buy all 2 for KWD 2.149' }).click()
  await expect(dialog).toContainText('KWD 2.149 ($7.00) for set-up and the first month')
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
})

test('numbers that nobody calls are told with what they cost a month', async ({ page, ownServer }) => {
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
  await expect(page.getByText('2 numbers of yours have had no call for 30 days, and cost $5.50 a month.')).toBeVisible()
  await page.getByRole('link', { name: 'Look at them' }).click()
  await expect(page).toHaveURL(/tracking-number\?sort=lastCallAt/)
})

test('a number that is gone is told in words, and leaves the list', async ({ page, mock }) => {
  await openAs(page, 'admin', `${path}?country=us&type=local&pattern=0113`)
  const { results, offers, heldNumbers } = market(page)
  const [number = ''] = /\(\d{3}\) \d{3}-\d{4}/.exec(await textOf(offers.first())) ?? []
  await results.getByRole('checkbox', { name: number }).check()
  await results.getByRole('button', { name: 'Hold 1 number' }).click()
  await expect(results.getByRole('alert')).toContainText(`${number} is gone. The number was just sold.`)
  await expect(offers.filter({ hasText: number })).toHaveCount(0)
  await expect(heldNumbers).toHaveCount(0)
  await mock.fault({ operation: 'NumberProvider.reserve', kind: 'status', status: 409, message: 'Taken a moment ago' })
  await offers.first().getByRole('checkbox').check()
  await results.getByRole('button', { name: 'Hold 1 number' }).click()
  await expect(results.getByRole('alert')).toContainText('Taken a moment ago')
  await expect(offers.first().getByRole('checkbox')).toBeChecked()
})

test('a wallet that holds too little is told before and after, and the hold goes on', async ({ page, ownServer }) => {
  ownServer.store.table('Customer').patch(harbor, { balance: 3, currency: 'JPY' })
  await openAs(page, 'admin', washington)
  const { held, heldNumbers, dialog } = market(page)
  await hold(page, '(202) 555-0101')
  await held.getByRole('button', { name: 'Buy (202) 555-0101' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The wallet holds ¥76 too little.')
  await dialog.getByRole('button', { name: 'Buy for ¥530' }).click()
  await expect(held.getByRole('alert')).toContainText('was not bought: the wallet does not hold enough.')
  await expect(held.getByRole('link', { name: 'Add funds' })).toHaveAttribute('href', '/service/billing/settings')
  await expect(heldNumbers).toHaveCount(1)
  expect(balance(ownServer)).toBe(3)
})

test('an answer lost after the number was bought is looked up, and nothing is bought twice', async ({
  page,
  ownServer,
}) => {
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
})

test('an answer lost on the way there leaves it open, and the hold goes on', async ({ page, ownServer }) => {
  await openAs(page, 'admin', washington)
  const { held, heldNumbers, dialog } = market(page)
  await hold(page, '(202) 555-0101')
  await page.route('**/OpNumbers*', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await held.getByRole('button', { name: 'Buy (202) 555-0101' }).click()
  await dialog.getByRole('button', { name: 'Buy for $3.50' }).click()
  await expect(held.getByRole('alert')).toContainText('It is not known whether (202) 555-0101 was bought.')
  await expect(heldNumbers).toHaveCount(1)
  expect(balance(ownServer)).toBe(148.2)
})

test('a price that changed and a number that went since are told, and nothing is paid', async ({ page, ownServer }) => {
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
})

test('who does not see tracking numbers buys them all the same', async ({ page, ownServer: { store } }) => {
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
})

test('what a colleague holds, lets go and buys is seen at once', async ({ page, ownServer }) => {
  const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await openAs(page, 'admin', washington)
  const { heldNumbers, held } = market(page)
  await expect(held).toContainText('What you hold stands here')
  await connected
  const numbers = ['+12025550101', '+12025550102']
  await callAs(page, ownServer, 'NumberProviders/reserve', { numbers })
  await expect(heldNumbers).toHaveCount(2)
  await callAs(page, ownServer, 'NumberProviders/release', { numbers: ['+12025550101'] })
  await expect(heldNumbers).toHaveCount(1)
  await callAs(page, ownServer, 'OpNumbers', { tracking_number: '+12025550102' })
  await expect(heldNumbers).toHaveCount(0)
})

test('a hold that ended elsewhere is taken anew before the number is bought', async ({ page, ownServer }) => {
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
})

test('releasing never gives back a number that was bought meanwhile', async ({ page, ownServer }) => {
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
})

test('the end of a hold is told, and the number can be held again', async ({ page, ownServer }) => {
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
})

test('the other documented addresses lead on', async ({ page, ownServer }) => {
  const id = ownServer.store.table('OpNumber').by('customerId', harbor)[0]?.id
  await openAs(page, 'admin', `${path}/add`)
  await expect(page).toHaveURL(path)
  for (const action of ['edit', 'delete']) {
    await page.goto(`${path}/${action}/${id}`)
    await expect(page).toHaveURL(`/service/tracking-number/${action}/${id}`)
    await expect(page.getByRole('dialog')).toBeVisible()
  }
})

test('read-only people see numbers, prices and the reason, and nothing to press', async ({ page }) => {
  await openAs(page, 'readonly', washington)
  const { offers, results, held } = market(page)
  await expect(offers).toHaveCount(20)
  await expect(offers.first()).toContainText('$2.50 a month')
  await expect(page.getByText('Your role has read-only permission for Buy Numbers')).toBeVisible()
  await expect(results.getByRole('checkbox')).toHaveCount(0)
  await expect(held.getByRole('button')).toHaveCount(0)
})

test('the super administrator buys none', async ({ page }) => {
  await openAs(page, 'super', `${path}/add`)
  await expect(page.getByText('You may not see Buy Numbers')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tracking Numbers' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Buy Numbers' })).toHaveCount(0)
})

test('what can not be loaded says so in its place, and can be tried again', async ({ page, mock }) => {
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

    test('search, held numbers and question are accessible', async ({ page, ownServer }) => {
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
    })
  })
}
