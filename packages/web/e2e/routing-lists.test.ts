import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

const byImportUpdates = nightly(
  'packages/web/src/list/import/import-updates.test.ts',
  'packages/web/src/list/import/import-dialog.test.tsx',
)
const byGatewayRules = nightly(
  'packages/web/src/features/sip-gateways/example-number.test.tsx',
  'packages/web/src/features/sip-gateways/gateway-values.test.ts',
  'packages/web/src/list/every-rule.test.ts',
  'contract/test/row-rules.test.ts',
)
const byPoolSize = nightly('packages/sdk/src/number-pool/pool-size.test.ts')

const form = (page: Page) => page.getByRole('dialog').last()

test('a gateway has an address that there can be, and shows what it dials', byGatewayRules, async ({ page }) => {
  await openAs(page, 'admin', '/service/routing/sipgateway/add')
  const drawer = form(page)
  await drawer.getByLabel('Name').fill('Backup')
  for (const wrong of ['999.1.2.300', 'sip:carrier.example', '_']) {
    await drawer.getByLabel('Address').fill(wrong)
    await drawer.getByRole('button', { name: 'Save' }).click()
    await expect(drawer.getByText('Type an IPv4 address, an IPv6 address or a host name')).toBeVisible()
  }
  await drawer.getByLabel('Digits stripped').fill('1')
  await drawer.getByLabel('Prefix').fill('9')
  await expect(drawer.getByText('+12125550142 is dialled as 92125550142.')).toBeVisible()
  await expectAccessible(page)
  await drawer.getByLabel('Address').fill('2001:db8::7')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(listPage(page).row('Backup')).toContainText('2001:db8::7')
})

test(
  'another gateway becomes the outbound default when the default takes no more calls',
  nightly('contract/test/next-default.test.ts', 'packages/mock-server/src/api/handlers/call-flow/sip-gateways.test.ts'),
  async ({ page }) => {
    await openAs(page, 'admin', '/service/routing/sipgateway')
    const { row } = listPage(page)
    await expect(row('Practice PBX')).toContainText('Default')
    await page.getByRole('link', { name: 'Practice PBX', exact: true }).click()
    const drawer = form(page)
    await drawer.getByLabel('In use').selectOption('No')
    await expect(drawer.getByText('Practice PBX is the outbound default; Overflow desk becomes it.')).toBeVisible()
    await drawer.getByRole('button', { name: 'Save' }).click()
    await expect(row('Overflow desk')).toContainText('Default')
  },
)

test('an entry of the whitelist is judged as it is typed, and a sender is held against it', async ({ page }) => {
  await openAs(page, 'super', '/service/routing/whitelist/add')
  const drawer = form(page)
  await drawer.getByLabel('IP address').fill('198.51.100.7/24')
  await expect(drawer.getByText('it lets in 198.51.100.0/24')).toBeVisible()
  await drawer.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Test a sender' }).click()
  const dialog = page.getByRole('dialog', { name: 'Test a sender' })
  await dialog.getByLabel('Address and port').fill('198.51.100.200:5060')
  await expect(dialog.getByText('Calls from 198.51.100.200:5060 over UDP come in, by the entry')).toBeVisible()
  await expectAccessible(page)
})

test(
  'a sender is held against the whitelist, and odd entries are pointed out',
  nightly('packages/web/src/features/whitelist/test-sender-dialog.test.tsx', 'contract/test/whitelist.test.ts'),
  async ({ page }) => {
    await openAs(page, 'super', '/service/routing/whitelist/add')
    const drawer = form(page)
    await drawer.getByLabel('IP address').fill('203.0.113.7/24')
    await expect(drawer.getByText('it lets in 203.0.113.0/24')).toBeVisible()
    await drawer.getByLabel('IP address').fill('0.0.0.0/0')
    await expect(drawer.getByText('anybody on the internet may send calls')).toBeVisible()
    await expectAccessible(page)
    await drawer.getByLabel('IP address').fill('198.51.100.7/24')
    await drawer.getByRole('button', { name: 'Save' }).click()
    await page.locator('summary', { hasText: /remarks? on these entries/ }).click()
    await expect(page.getByText('198.51.100.7/24: ', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'Test a sender' }).click()
    const dialog = page.getByRole('dialog', { name: 'Test a sender' })
    const from = dialog.getByLabel('Address and port')
    await from.fill('198.51.100.200:5060')
    await expect(dialog.getByText('Calls from 198.51.100.200:5060 over UDP come in, by the entry')).toBeVisible()
    await expect(dialog.getByRole('link', { name: '198.51.100.7/24' })).toBeVisible()
    await expectAccessible(page)
    await from.fill('192.0.2.250')
    await expect(dialog.getByText('Calls from 192.0.2.250:5060 over UDP do not come in')).toBeVisible()
    await from.fill('192.0.2')
    await expect(dialog.getByText('Type an IPv4 or IPv6 address')).toBeVisible()
  },
)

test(
  'for whom a number is blocked is said before it is',
  nightly('packages/web/src/features/blacklist/scope-cell.test.ts'),
  async ({ page }) => {
    await openAs(page, 'super', '/service/routing/blacklist/add')
    await expect(form(page).getByText('rejected for everyone')).toBeVisible()
    await form(page).getByLabel('Customer').fill('Harbor')
    await page.getByRole('option', { name: /Harbor/ }).click()
    await expect(form(page).getByText('on the numbers of Harbor Dental Group alone')).toBeVisible()
    await form(page).getByLabel('Number', { exact: true }).fill('(305) 555-0133')
    await expect(form(page).getByText('Saved as +1 305 555 0133')).toBeVisible()
    await expectAccessible(page)
  },
)

test('a file of numbers brings their routing, and its columns are remembered', byImportUpdates, async ({ page }) => {
  await openAs(page, 'admin', '/service/tracking-number')
  const cell = page.getByRole('gridcell').filter({ hasText: '(212) 555-' }).first()
  const number = (await cell.textContent()) ?? ''
  const file = `Phone,Line note\n${number},Ring the desk\n+1 999 999 9999,x\n`
  const start = async () => {
    await page.getByRole('button', { name: 'Import' }).click()
    await page
      .getByLabel('Choose a CSV file')
      .setInputFiles({ name: 'numbers.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  }
  const dialog = page.getByRole('dialog', { name: 'Import tracking numbers' })
  await start()
  await expect(dialog.getByLabel(/^Number/)).toHaveValue('Phone')
  await dialog.getByLabel('Description').selectOption('Line note')
  await dialog.getByRole('button', { name: 'Check the rows' }).click()
  await expect(dialog.getByRole('button', { name: 'Changed 1' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'With problems 1' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(dialog.getByText('1 was changed.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await start()
  await expect(dialog.getByLabel('Description')).toHaveValue('Line note')
})

test('how many numbers a pool needs is reckoned, and usual sources are offered', byPoolSize, async ({ page }) => {
  await openAs(page, 'admin', '/service/tracking-source')
  await page.getByRole('button', { name: 'Size of a number pool' }).click()
  const dialog = page.getByRole('dialog', { name: 'Size of a number pool' })
  await expect(dialog.getByText('75 numbers serve them')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.goto('/service/tracking-source/add')
  await form(page).getByRole('button', { name: 'Print ad' }).click()
  await expect(form(page).getByLabel('Name')).toHaveValue('Print ad')
  await expect(form(page).getByLabel('Kind')).toHaveValue('print')
})

test(
  'a source leads to the numbers behind it, asked for in one call, and a gateway shows its calls',
  nightly('packages/web/src/list/every-count.test.ts', 'packages/web/src/list/use-counts.test.tsx'),
  async ({ page, ownServer: { store } }) => {
    const [source] = store.table('TrackingSource').by('customerId', 2)
    if (!source) throw new Error('The sample data has no source.')
    const count = store.table('OpNumber').count({ tracking_sourceId: source.id })
    const asked: string[] = []
    page.on('request', (request) => asked.push(decodeURIComponent(request.url())))
    await openAs(page, 'admin', '/service/tracking-source')
    await page
      .getByRole('row', { name: source.name })
      .getByRole('link', { name: String(count), exact: true })
      .click()
    await expect(page).toHaveURL(/tracking-number\?filter=trackingSourceName/)
    await expect(page.getByText(new RegExp(`^${count} tracking numbers?$`))).toBeVisible()
    expect(asked.filter((url) => url.includes('tracking_sourceId":{"inq"'))).toHaveLength(1)

    const [gateway] = store.table('SipGateway').by('customerId', 2)
    const open = store.table('Dialog').count({ sip_gatewayId: gateway?.id ?? 0, state: { neq: 'terminated' } })
    await page.goto('/service/routing/sipgateway')
    const row = page.getByRole('row', { name: gateway?.name ?? '' })
    await expect(row.locator('[data-field="counted.now"]')).toHaveText(String(open))
    await expect(row.locator('[data-field="counted.failed"]')).toHaveText(/^\d+$/)
    await expectAccessible(page)
  },
)
