import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { nightly } from './support/nightly.ts'
import { openAs } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const area = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const says = (page: Page) => page.getByRole('status').first()
const request = (page: Page, name: RegExp) => area(page, 'Requests').getByRole('button', { name }).first()
const rows = async (page: Page) =>
  Number(await area(page, 'State').locator('dt:text-is("CallLog") + dd').first().textContent())

async function open(page: Page) {
  await page.goto('/__mock')
  await expect(area(page, 'State').getByText('Rows', { exact: true })).toBeVisible()
}

test(
  'seeds anew by number and size',
  nightly('packages/mock-server/src/edge/control/control-http.test.ts', 'packages/web/e2e/mock-page.test.ts'),
  async ({ page, ownServer }) => {
    await open(page)
    const state = area(page, 'State')
    await state.getByLabel('Seed').fill('7')
    await state.getByLabel('Call logs', { exact: true }).fill('40')
    await state.getByRole('button', { name: 'Reset' }).click()
    await expect(says(page)).toHaveText('Seeded anew.')
    await expect(state.locator('dt:text-is("Seed") + dd')).toHaveText('7')
    expect(await rows(page)).toBe(40)
    // Seed and size outlive a plain reset, and other tests have this server after this one.
    ownServer.control.reset({ seed: 1, size: { callLogs: 5000 } })
  },
)

test(
  'a fault strikes the app until it is taken out',
  nightly('packages/mock-server/src/edge/control/control-http.test.ts', 'packages/web/e2e/mock-page.test.ts'),
  async ({ page, context }) => {
    await open(page)
    const faults = area(page, 'Faults')
    await faults.getByLabel('Operation').fill('Customer.find')
    await faults.getByRole('spinbutton', { name: 'Status' }).fill('503')
    await faults.getByLabel('Message').fill('Back in a minute')
    await faults.getByRole('button', { name: 'Add' }).click()
    await expect(faults.getByRole('listitem')).toContainText('Customer.find')

    const app = await context.newPage()
    await openAs(app, 'super', '/service/customer')
    await expect(app.getByText('Back in a minute').first()).toBeVisible()
    await expect(request(page, /503 \(fault\)/)).toBeVisible()

    await faults.getByRole('button', { name: 'Remove Customer.find' }).click()
    await expect(faults.getByRole('listitem')).toHaveText('Nothing goes wrong.')
    await app.reload()
    await expect(app.getByRole('grid').getByText('Whitfield').first()).toBeVisible()
  },
)

test(
  'a name that is no operation is told',
  nightly('packages/mock-server/src/edge/control/control-http.test.ts', 'packages/web/e2e/mock-page.test.ts'),
  async ({ page }) => {
    await open(page)
    await area(page, 'Faults').getByLabel('Operation').fill('Customer.finds')
    await area(page, 'Faults').getByRole('button', { name: 'Add' }).click()
    await expect(says(page)).toContainText('There is no operation Customer.finds')
  },
)

test(
  'live calls come in and stop',
  nightly('packages/mock-server/src/edge/control/live-http.test.ts', 'packages/web/e2e/mock-page.test.ts'),
  async ({ page }) => {
    await open(page)
    const live = area(page, 'Live calls')
    await expect(live.getByText('None come in.')).toBeVisible()
    const before = await rows(page)
    await live.getByLabel('Calls a minute').fill('600')
    await live.getByRole('button', { name: 'Start' }).click()
    await expect(live.getByText('600 a minute')).toBeVisible()
    await area(page, 'Clock').getByLabel('Advance by minutes').fill('1')
    await area(page, 'Clock').getByRole('button', { name: 'Advance' }).click()
    await live.getByRole('button', { name: 'Let what is due happen' }).click()
    await expect.poll(() => rows(page)).toBeGreaterThan(before + 300)
    await live.getByRole('button', { name: 'Stop' }).click()
    await expect(live.getByText('None come in.')).toBeVisible()
    await expect(says(page)).toHaveText('No more calls come in.')
  },
)

test(
  'a test call is aimed at a number, and what became of it is told',
  nightly('packages/mock-server/src/edge/control/test-call-http.test.ts', 'packages/web/e2e/mock-page.test.ts'),
  async ({ page }) => {
    await open(page)
    const live = area(page, 'Live calls')
    const before = await rows(page)
    await live.getByLabel('Number').fill('+12125550110')
    await live.getByLabel('Keys').fill('1')
    await live.getByRole('button', { name: 'Test call' }).click()
    await expect(live.getByText(/^rings: \+1\d+ as \+?\d+.* Call \d+ is in the log\.$/)).toBeVisible()
    await expect.poll(() => rows(page)).toBe(before + 1)
    await live.getByLabel('Number').fill('+15005550100')
    await live.getByRole('button', { name: 'Test call' }).click()
    await expect(live.getByText('nowhere: number unknown. The call is in no log.')).toBeVisible()
  },
)

test('a request is read, sent once more, copied for a shell and made a fault', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  const body = { number: '+13055550177', description: "it's spam" }
  const signIn = await page.request.post('/api/v1/DashUsers/authenticate', {
    data: { username: 'admin', password: 'Lineboard1!' },
  })
  const { id } = await signIn.json()
  await page.request.post('/api/v1/BlacklistNumbers', { data: body, headers: { authorization: id } })
  await request(page, /POST \/BlacklistNumbers .* admin/).click()
  const chosen = page.getByRole('article', { name: 'Chosen request' })
  await expect(chosen.getByLabel('Sent', { exact: true })).toHaveText(JSON.stringify(body, null, 2))
  await expect(chosen.getByLabel('Answered', { exact: true })).toContainText('"customerId": 2')
  await chosen.getByText('Headers answered').click()
  await expect(chosen.getByText('application/json').last()).toBeVisible()

  await chosen.getByRole('button', { name: 'Copy as curl' }).click()
  await expect(says(page)).toContainText('Copied')
  const line = await page.evaluate(() => navigator.clipboard.readText())
  expect(line).toContain('-H "Authorization: $TOKEN"')
  expect(line).toContain("it'\\''s spam")
  expect(line).not.toContain(id)

  await chosen.getByRole('button', { name: 'Again' }).click()
  await expect(says(page)).toHaveText(/^Sent once more: \d+\.$/)
  await expect(area(page, 'Requests').getByRole('button', { name: /POST \/BlacklistNumbers/ })).toHaveCount(2)

  await chosen.getByRole('button', { name: 'Make this a fault' }).click()
  const faults = area(page, 'Faults')
  await expect(faults.getByLabel('Operation')).toHaveValue('BlacklistNumber.create')
  await expect(faults.getByRole('spinbutton', { name: 'Status' })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('503')
  await page.keyboard.press('Enter')
  await expect(faults.getByRole('listitem')).toContainText('BlacklistNumber.create')
  await chosen.getByRole('button', { name: 'Again' }).click()
  await expect(says(page)).toHaveText('Sent once more: 503.')
  // It was made for one request.
  await expect(faults.getByRole('listitem')).toHaveText('Nothing goes wrong.')
})

test('requests are narrowed by person, and new ones wait while somebody reads', async ({ page }) => {
  await page.request.get('/api/v1/Customers/count')
  await open(page)
  const requests = area(page, 'Requests')
  await request(page, /GET \/Customers\/count/).focus()
  await page.request.get('/api/v1/DashRoles/count')
  const newer = requests.getByRole('button', { name: '1 new request', exact: true })
  await expect(newer).toBeVisible()
  await expect(requests.getByRole('button', { name: /DashRoles/ })).toHaveCount(0)
  await newer.click()
  await expect(request(page, /DashRoles/)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(request(page, /GET \/Customers\/count/)).toBeFocused()
  await requests.getByLabel('Person').fill('super')
  await expect(requests.getByText('None.')).toBeVisible()
  await requests.getByRole('button', { name: 'All requests' }).click()
  await expect(request(page, /DashRoles/)).toBeVisible()
})

test(
  'an operation is found by words, and slowed down',
  nightly('packages/mock-server/src/edge/control/journal-http.test.ts', 'packages/web/e2e/mock-page.test.ts'),
  async ({ page }) => {
    await open(page)
    const operations = area(page, 'Operations')
    await operations.getByRole('searchbox').fill('list customers')
    await operations.getByRole('button', { name: 'GET /Customers Customer.find List customers' }).click()
    await operations.getByRole('button', { name: 'Slow it down' }).click()
    await expect(area(page, 'Latency').getByLabel('Operation')).toHaveValue('Customer.find')
  },
)

test(
  'the outbox has the code of a mail, and is cleared',
  nightly('packages/mock-server/src/edge/control/control-http.test.ts', 'packages/web/e2e/mock-page.test.ts'),
  async ({ page }) => {
    await open(page)
    await page.request.post('/api/v1/DashUsers/request_email', {
      data: { email_address: 'new@example.com', email_type: 'verification' },
    })
    const outbox = area(page, 'Outbox')
    await expect(outbox.getByText('new@example.com').first()).toBeVisible()
    await expect(outbox.getByRole('button', { name: 'Copy code' })).toBeVisible()
    await outbox.getByRole('button', { name: 'Clear' }).click()
    await expect(outbox.getByRole('listitem')).toHaveText('No e-mail yet.')
  },
)

test(
  'shows and drives a world of its own',
  nightly('packages/mock-server/src/api/control/sessions.test.ts', 'packages/web/e2e/mock-page.test.ts'),
  async ({ page }) => {
    await open(page)
    const worlds = area(page, 'Worlds')
    await worlds.getByLabel('Name').fill('mine')
    await worlds.getByRole('button', { name: 'Make' }).click()
    await worlds.getByRole('button', { name: 'Show mine' }).click()
    await expect(area(page, 'State').locator('dt:text-is("World") + dd')).toHaveText('mine')
    await area(page, 'Live calls').getByRole('button', { name: 'Start' }).click()
    await expect(area(page, 'Live calls').getByText('12 a minute')).toBeVisible()
    await page.getByRole('combobox', { name: 'World' }).selectOption('main')
    await expect(area(page, 'Live calls').getByText('None come in.')).toBeVisible()
    await worlds.getByRole('button', { name: 'Forget mine' }).click()
    await expect(worlds.getByRole('listitem')).toHaveText('Only the main one.')
  },
)

test('each part of the page does what its buttons say', async ({ page }) => {
  await page.request.post('/api/v1/DashUsers/request_email', {
    data: { email_address: 'new@example.com', email_type: 'verification' },
  })
  await open(page)
  const press = (part: string, name: string) => area(page, part).getByRole('button', { name, exact: true }).click()
  await area(page, 'Faults').getByLabel('Operation').fill('Customer.finds')
  await press('Faults', 'Add')
  await expect(says(page)).toContainText('There is no operation Customer.finds')
  await area(page, 'Operations').getByRole('searchbox').fill('list customers')
  await press('Operations', 'GET /Customers Customer.find List customers')
  await press('Operations', 'Slow it down')
  await expect(area(page, 'Latency').getByLabel('Operation')).toHaveValue('Customer.find')
  const live = area(page, 'Live calls')
  await live.getByLabel('Number').fill('+15005550100')
  await press('Live calls', 'Test call')
  await expect(live.getByText('nowhere: number unknown. The call is in no log.')).toBeVisible()
  await press('Live calls', 'Start')
  await expect(live.getByText('12 a minute')).toBeVisible()
  await press('Live calls', 'Stop')
  await expect(live.getByText('None come in.')).toBeVisible()
  await expect(area(page, 'Outbox').getByRole('button', { name: 'Copy code' })).toBeVisible()
  await press('Outbox', 'Clear')
  await expect(area(page, 'Outbox').getByRole('listitem')).toHaveText('No e-mail yet.')
  await expect(area(page, 'Ledger').locator('dt:text-is("Books") + dd')).toHaveText('agree')
  await area(page, 'Worlds').getByLabel('Name').fill('mine')
  await press('Worlds', 'Make')
  await press('Worlds', 'Forget mine')
  await expect(area(page, 'Worlds').getByRole('listitem')).toHaveText('Only the main one.')
  await press('State', 'Reset')
  await expect(says(page)).toHaveText('Seeded anew.')
})

for (const [size, viewport] of Object.entries(widths)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${size}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme })

      const isKept = size === 'phone' && colorScheme === 'dark'
      const details = isKept ? {} : nightly('packages/web/e2e/mock-page.test.ts')
      test('is accessible, with everything there can be on it', details, async ({ page, mock }) => {
        await mock.fault({ operation: 'Customer.find', kind: 'status', status: 503 })
        await page.request.get('/api/v1/Customers')
        await page.request.post('/api/v1/DashUsers/request_email', {
          data: { email_address: 'new@example.com', email_type: 'verification' },
        })
        await page.request.post('/__mock/snapshot', { data: { name: 'before' } })
        await open(page)
        await expect(area(page, 'Outbox').getByText('new@example.com').first()).toBeVisible()
        await request(page, /503/).click()
        // A few rows say as much as all of them, in a fifth of the time.
        await area(page, 'Operations').getByRole('searchbox').fill('list customers')
        await expect(page.getByRole('article', { name: 'Chosen request' }).getByLabel('Answered')).toBeVisible()
        await area(page, 'Operations').getByRole('button').first().click()
        await page.getByText('Rows by model').click()
        // Without frames the simple mode finds the same, and opens no other page for it.
        const { violations } = await new AxeBuilder({ page })
          .setLegacyMode(page.frames().length === 1)
          .options({ resultTypes: ['violations'] })
          .withTags(levels)
          .analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      })
    })
  }
}

test(
  'shows whether the books agree, and what was paid and is in no wallet',
  nightly(
    'packages/mock-server/src/edge/control/control-http.test.ts',
    'packages/mock-server/src/domain/billing/ledger/ledger.test.ts',
  ),
  async ({ page, ownServer }) => {
    await open(page)
    const ledger = area(page, 'Ledger')
    await expect(ledger.locator('dt:text-is("Books") + dd')).toHaveText('agree')
    await expect(ledger.getByRole('listitem')).toHaveText('Every cent is where it should be.')
    ownServer.store.table('LedgerEntry').insert({
      kind: 'move',
      debit: 'cards',
      credit: 'wallet:2',
      minor: 1,
      currency: 'USD',
      at: '2026-05-22T12:00:00.000Z',
    })
    await expect(ledger.getByRole('listitem').first()).toContainText('Customer 2 shows')
    ownServer.control.reset()
  },
)
