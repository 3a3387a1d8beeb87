import type { MockServer } from '@lineboard/mock-server'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { chooseScheme } from './support/color-scheme.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'
import { test as fromStart } from './support/test.ts'

const path = '/service/tracking-number/setup'
const held = '+12125550110'
const heldText = '(212) 555-0110'

const rowOf = ({ store }: MockServer, number = held) => {
  const row = store.table('OpNumber').findOne({ tracking_number: number })
  if (!row) throw new Error('The sample data has no such number.')
  return row
}

/** Takes all routing off the number, so that its calls go nowhere. */
function unroute(server: MockServer) {
  const routing = { tracking_sourceId: undefined, receiving_numberId: undefined, routing_actionId: undefined }
  server.store.table('OpNumber').patch(rowOf(server).id, {
    ...routing,
    sip_gatewayId: undefined,
    status: 'active',
    routing_action: 'Forward',
  })
}

const step = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()

async function choose(page: Page, label: string, text: string) {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('combobox', { name: label }).fill(text)
  await page.getByRole('option').first().click()
}

async function addTo(page: Page, button: string, label: string, text: string) {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name: button })
  if (text) await dialog.getByLabel(label, { exact: true }).fill(text)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
}

/** Begins with a source that is added, and a number, and answers once a receiving number is added, which it rings at. */
async function setUpToWhereItRings(page: Page) {
  await addTo(page, 'Add a tracking source', 'Name', 'Spring letters')
  await expect(page.getByLabel('Tracking source')).toHaveValue('Spring letters')
  await next(page)
  await choose(page, 'Tracking number', heldText)
  await next(page)
  await expect(step(page, 'Where it rings')).toContainText('Nothing is chosen yet that could ring')
  await addTo(page, 'Add a receiving number', 'Number', '+1 212 555 0177')
  await expect(page.getByLabel('Receiving number')).toHaveValue('(212) 555-0177')
}

test('a number is set up on a phone, from its source to a test call, in steps that are accessible', async ({
  page,
  ownServer,
}) => {
  unroute(ownServer)
  await chooseScheme(page, 'dark', ownServer, 'admin')
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, 'admin', path)
  await expect(step(page, 'Source')).toContainText('No source is chosen yet')
  await setUpToWhereItRings(page)
  // Loaded anew: what was added is there, and not added again.
  await page.reload()
  await expect(page.getByLabel('Receiving number')).toHaveValue('(212) 555-0177')
  expect(ownServer.store.table('TrackingSource').count({ name: 'Spring letters' })).toBe(1)
  await expectAccessible(page, 'main')
  await next(page)
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(step(page, 'Test call')).toBeVisible()
  expect(rowOf(ownServer)).toMatchObject({ status: 'active', receiving_numberId: expect.any(Number) })
  await step(page, 'Test call').getByRole('button', { name: 'Test call' }).click()
  await expect(page.getByText('The test call is under way…')).toBeVisible()
  await next(page)
  const summary = step(page, 'Summary')
  await expect(summary).toContainText('Spring letters')
  await expect(summary.getByText('Calls ring at (212) 555-0177.')).toBeVisible()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page).toHaveURL(/\/tracking-number\?filter=/)
})

fromStart(
  'without test calls, a call from any phone is seen as soon as it comes in',
  nightly('packages/web/src/features/number-setup/proof-steps.test.tsx'),
  async ({ page, ownServer }) => {
    const { receiving_numberId, tracking_sourceId } = rowOf(ownServer)
    await page.route('**/assets/config.json', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...(await answer.json()), control: false } })
    })
    expect([receiving_numberId, tracking_sourceId]).not.toContain(undefined)
    await openAs(page, 'admin', `${path}?number=${rowOf(ownServer).id}&step=test`)
    await expect(page.getByText('No call has come in yet.')).toBeVisible()
    await expect(step(page, 'Test call').getByRole('button', { name: 'Test call' })).toHaveCount(0)
    await page.request.post('/__mock/live/call', { data: { number: held, keys: [] } })
    await expect(step(page, 'Test call').getByRole('link', { name: /, from / })).toBeVisible()
  },
)

const byWalk = nightly('packages/web/e2e/number-setup.test.ts')

for (const scheme of ['light', 'dark'] as const) {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`it fits ${width} px, ${scheme}`, byWalk, async ({ page, ownServer }) => {
      await chooseScheme(page, scheme, ownServer, 'admin')
      await page.setViewportSize({ width, height })
      await openAs(page, 'admin', `${path}?step=rings`)
      await expect(page.getByLabel('Receiving number')).toBeVisible()
      await expectAccessible(page, 'main')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }
}
