import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/test.ts'

const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const area = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const says = (page: Page) => page.getByRole('status').first()
const request = (page: Page, name: RegExp) => area(page, 'Requests').getByRole('button', { name }).first()

async function open(page: Page) {
  await page.goto('/__mock')
  await expect(area(page, 'State').getByText('Rows', { exact: true })).toBeVisible()
}

/** The page keeps the rules of accessibility, and is no wider than the window. */
async function expectUsable(page: Page) {
  // A few rows say as much as all of them, in a fifth of the time.
  await area(page, 'Operations').getByRole('searchbox').fill('list customers')
  // Without frames the simple mode finds the same, and opens no other page for it.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(page.frames().length === 1)
    .options({ resultTypes: ['violations'] })
    .withTags(levels)
    .analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

test('a request is read, sent once more, copied for a shell and made a fault; the page is accessible on a phone', async ({
  page,
  context,
}) => {
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
  await test.step('new ones wait while somebody reads, and they are narrowed by person', async () => {
    await page.request.get('/api/v1/Customers/count')
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
  await page.setViewportSize(widths.phone)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectUsable(page)
})

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

const byWalk = nightly('packages/web/e2e/mock-page.test.ts')

for (const [size, viewport] of Object.entries(widths)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${size}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme })

      test('is accessible, with everything there can be on it', byWalk, async ({ page, mock }) => {
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
        await expectUsable(page)
      })
    })
  }
}
