import type { MockServer } from '@lineboard/mock-server'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { chooseScheme } from './support/color-scheme.ts'
import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { goTo, openAs } from './support/sign-in.ts'

const byEveryPermission = nightly('packages/web/src/list/every-permission.test.ts')

const open = '/service/to-handle?filter=handling%3A%3D%22open%22'
const changes = { name: 'Changes that can be undone' }

/** So many calls of the customer of the sample people wait for somebody. */
const waiting = ({ store }: MockServer) => store.table('CallLog').count({ customerId: 2, handling: 'open' })

test.beforeEach(({ ownServer }) => {
  // Whatever time it is when the sample data is made, some calls wait.
  const calls = ownServer.store.table('CallLog')
  const latest = calls.find({ where: { customerId: 2, direction: 'inbound' }, order: 'startedAt DESC', limit: 4 })
  for (const { id } of latest) calls.patch(id, { status: 'missed', handling: 'open' })
})

/** The count beside the entry of the menu. */
const badge = (page: Page) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /to handle$/ })

async function choose(page: Page, action: string) {
  await listPage(page)
    .rows.first()
    .getByRole('button', { name: /^More to do/ })
    .click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

const byCounts = nightly(
  'packages/web/src/app/shell/menu-count.test.tsx',
  'packages/web/src/app/shell/use-to-handle.test.tsx',
  'packages/web/src/shared/handling/use-handling-followed.test.tsx',
  'packages/web/src/features/call-logs/handling-counts.test.tsx',
  'packages/web/src/features/call-logs/change-calls.test.ts',
  'packages/web/src/list/every-pinned-row.test.tsx',
)
test(
  'a call is called back, which the menu counts, and stays until the next question',
  byCounts,
  async ({ page, ownServer }) => {
    const before = waiting(ownServer)
    await openAs(page, 'admin')
    await expect(badge(page)).toHaveText(String(before))
    await badge(page).click()
    await expect(page.getByRole('heading', { name: 'Calls to handle' })).toBeVisible()
    const { rows } = listPage(page)
    await page.getByRole('link', { name: /^Open\s*\d/ }).click()
    await expect(rows).toHaveCount(Math.min(10, before))
    await choose(page, 'Called back')
    await expect(badge(page)).toHaveText(String(before - 1))
    await expect(rows.filter({ hasText: 'No longer matches' })).toHaveCount(1)
    await expect.poll(() => waiting(ownServer), 'the server knows it before it is asked').toBe(before - 1)
  },
)

const byChangeCalls = nightly(
  'packages/web/src/features/call-logs/change-calls.test.ts',
  'packages/mock-server/src/domain/calls/call-rules.test.ts',
  'packages/web/src/app/shell/menu-count.test.tsx',
  'packages/web/src/list/every-pinned-row.test.tsx',
)
test(
  'a call is handled, which is taken back, then called back, and opened again',
  byChangeCalls,
  async ({ page, ownServer }) => {
    const before = waiting(ownServer)
    await openAs(page, 'admin')
    await expect(badge(page)).toHaveText(String(before))
    await badge(page).click()
    await expect(page.getByRole('heading', { name: 'Calls to handle' })).toBeVisible()
    const { rows } = listPage(page)
    const state = rows.first().locator('[data-field=handling]')
    await expect(state).toHaveText('Open')

    await choose(page, 'Handled')
    await expect(page.getByRole('region', changes)).toContainText(/The call of .* is handled\./)
    await expect(state).toHaveText('Handled')
    await page.getByRole('region', changes).getByRole('button', { name: 'Undo' }).click()
    await expect(state).toHaveText('Open')
    expect(waiting(ownServer)).toBe(before)

    await page.getByRole('link', { name: /^Open\s*\d/ }).click()
    await expect(rows).toHaveCount(Math.min(10, before))
    await choose(page, 'Called back')
    await expect(badge(page)).toHaveText(String(before - 1))
    // It stays until the next question, and says why.
    await expect(rows.filter({ hasText: 'No longer matches' })).toHaveCount(1)
    await expect.poll(() => waiting(ownServer), 'the server knows it before it is asked').toBe(before - 1)
    await goTo(
      page,
      '/service/to-handle?filter=handling%3A%3D%22called_back%22&sort=-handledAt&cols=callerNumber,handledAt,handler.username',
    )
    await expect(rows.first().locator('[data-field="handler.username"]')).toHaveText('admin')
    await choose(page, 'Open again')
    await expect(badge(page)).toHaveText(String(before))
  },
)

test(
  'several at once; one that the server refuses is named with the reason, and tried again',
  nightly(
    'packages/web/src/list/actions/bulk-edit-dialog.test.tsx',
    'packages/web/src/features/call-logs/change-calls.test.ts',
  ),
  async ({ page, mock, ownServer }) => {
    await openAs(page, 'admin', open)
    const before = waiting(ownServer)
    const { rows } = listPage(page)
    for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').check()
    await mock.fault({ operation: 'CallLog.upsert', kind: 'status', status: 422, message: 'Not today', count: 1 })
    await page.getByRole('button', { name: 'Handled', exact: true }).click()
    await expect(page.getByRole('region', changes)).toContainText('2 calls are handled.')
    const failed = page.getByRole('alertdialog', { name: '1 of 2 not changed' })
    await expect(failed).toBeVisible()
    expect(waiting(ownServer)).toBe(before - 1)
    await failed.getByRole('button', { name: 'Try these again' }).click()
    await expect(failed).toHaveCount(0)
    await expect.poll(() => waiting(ownServer)).toBe(before - 2)
  },
)

test(
  'a call that reaches the caller later has called back, and the count follows while one looks',
  nightly(
    'packages/mock-server/src/domain/calls/call-rules.test.ts',
    'packages/web/src/app/shell/use-to-handle.test.tsx',
  ),
  async ({ page, ownServer }) => {
    await openAs(page, 'admin', open)
    const before = waiting(ownServer)
    await expect(badge(page)).toHaveText(String(before))
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
    const [call] = ownServer.store.table('CallLog').find({
      where: { customerId: 2, handling: 'open', callerNumber: { neq: 'anonymous' } },
      order: 'startedAt DESC',
    })
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '{}').id)
    const startedAt = new Date().toISOString()
    const body = {
      direction: 'outbound',
      status: 'answered',
      startedAt,
      endedAt: startedAt,
      callerNumber: call?.trackingNumber,
      trackingNumber: call?.trackingNumber,
      receivingNumber: call?.callerNumber,
    }
    await page.request.put(`/api/v1/CallLogs?access_token=${token}`, { data: body })
    await expect(badge(page)).toHaveText(String(waiting(ownServer)))
    expect(waiting(ownServer)).toBeLessThan(before)
    await page.goto(`/service/to-handle/view/${call?.id}`)
    await expect(page.getByRole('dialog')).toContainText('A later call')
  },
)

test('who only reads sees the calls and no way to change them', byEveryPermission, async ({ page, ownServer }) => {
  await openAs(page, 'readonly', open)
  const { rows } = listPage(page)
  await expect(rows.first()).toBeVisible()
  await expect(badge(page)).toHaveText(String(waiting(ownServer)))
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await rows
    .first()
    .getByRole('button', { name: /^More to do/ })
    .click()
  await expect(page.getByRole('menuitem', { name: 'About the caller' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /^(Handled|Called back|Block the caller)$/ })).toHaveCount(0)
})

for (const [scheme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  const details = nightly('packages/web/e2e/accessible-lists.test.ts')
  test(`keeps the rules of accessibility, ${scheme} and ${width} wide`, details, async ({ page, ownServer }) => {
    await page.setViewportSize({ width, height: 844 })
    await chooseScheme(page, scheme, ownServer, 'admin')
    await openAs(page, 'admin', '/service/to-handle')
    await expect(page.getByRole('link', { name: /^Handled\s*\d/ })).toBeVisible()
    await expectAccessible(page)
  })
}
