import type { Page } from '@playwright/test'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { kept, openAs } from './support/sign-in.ts'

/** Opens the dashboard and waits until the live connection listens. */
async function openLive(page: Page): Promise<void> {
  const listening = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('notifications')))
  await openAs(page, 'admin')
  await listening
}

test('news come over the socket: shown for a moment, counted, kept', async ({ page, ownServer }) => {
  await openLive(page)
  const publish = (data: object) =>
    ownServer.control.publish({ channel: 'notifications', event: 'message', data, customerId: 2 })
  await expect(async () => {
    publish({ msg: 'Import finished', status: 'success' })
    await expect(page.getByText('Import finished')).toBeVisible({ timeout: 500 })
  }).toPass()
  publish({})
  publish({ msg: 'Export failed', status: 'error' })
  await expect(page.getByRole('alert')).toContainText('Export failed')
  const { notifications = '[]' } = await kept(page)
  const list: { msg: string; status: string; date: string }[] = JSON.parse(notifications)
  expect(list[0]).toMatchObject({ msg: 'Export failed', status: 'error', date: expect.stringMatching(/\d/) })
  expect(list.slice(1).every(({ msg }) => msg === 'Import finished')).toBe(true)
  await page.getByRole('button', { name: `Notifications, ${list.length} new` }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('listitem').first()).toContainText('Export failed')
  const rem = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  expect((await panel.boundingBox())?.width).toBeCloseTo(27 * rem, 0)
})

test(
  'missed calls are counted until the softphone is looked at',
  nightly('packages/web/src/app/shell/live-news.test.ts', 'packages/web/src/app/shell/notifications-button.test.tsx'),
  async ({ page, ownServer }) => {
    await openLive(page)
    const call = [...ownServer.store.table('CallLog').all()].find(({ customerId }) => customerId === 2)
    const missed = { ...call, status: 'missed', endedAt: new Date(Date.now() + 60_000).toISOString() }
    const button = page.getByRole('button', { name: 'Softphone, 1 missed call' })
    await expect(async () => {
      ownServer.control.publish({ channel: 'call_log', event: 'update', data: missed, customerId: 2 })
      await expect(button).toBeVisible({ timeout: 500 })
    }).toPass()
    await button.click()
    const panel = page.getByRole('region', { name: 'Softphone' })
    await expect(panel.getByText('The softphone is off.')).toBeVisible()
    await expect(panel.getByRole('listitem')).toHaveCount(5)
    await panel.getByRole('button', { name: 'Close' }).click()
    await expect(panel).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Softphone', exact: true })).toBeVisible()
  },
)
