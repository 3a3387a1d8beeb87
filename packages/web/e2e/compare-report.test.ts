import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

test.use({ timezoneId: 'UTC' })

test.beforeEach(async ({ page, ownServer: { store } }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
  store.table('TrackingSource').patch(1, { name: 'Search ads', monthlyCost: 300, companyId: 'HDG-7' })
  // Days before the account was opened cost nothing.
  store.table('Customer').patch(2, { createdAt: '2019-12-01T00:00:00.000Z' })
  const call = (startedAt: string, more: object = {}) =>
    store.table('CallLog').insert({
      ...{ callId: startedAt, customerId: 2, direction: 'inbound', status: 'answered', startedAt, metrics: startedAt },
      ...{ ringSeconds: 10, talkSeconds: 90, callerNumber: '+12125550170', trackingNumber: '+16465550118' },
      ...{ charge: 0.5, currency: 'USD', firstTimeCaller: true, trackingSourceId: 1, ...more },
    })
  call('2020-03-02T09:00:00.000Z')
  call('2020-03-03T09:00:00.000Z', { firstTimeCaller: false })
  call('2020-03-03T10:00:00.000Z', { status: 'missed', callerNumber: '+12125550171', trackingSourceId: 2 })
  call('2020-01-05T09:00:00.000Z')
})

test(
  'on paper there are period, zone, what is counted and light charts, and nothing to press',
  nightly('packages/web/e2e/print.test.ts'),
  async ({ page, ownServer: { store } }) => {
    store.table('DashUser').patch(2, { uiSettings: JSON.stringify({ colorScheme: 'dark' }) })
    await openAs(page, 'admin', `/service/reports/activity?period=2020-03-01..2020-03-10&firstTime=yes`)
    await expect(page.getByRole('rowheader').last()).toHaveText('Total')
    const chart = page.getByRole('img', { name: /^Day by day/ }).locator('svg')
    await chart.waitFor()
    expect(await chart.innerHTML()).toContain('#8e93fb')
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    await expect(chart).toHaveAttribute('width', '620')
    expect(await chart.innerHTML()).toContain('#4f46e5')
    await expect(page.getByText('03/01/2020 ~ 03/10/2020').first()).toBeVisible()
    await expect(page.getByRole('main').getByText('times of UTC (GMT)')).toBeVisible()
    await expect(page.getByText('Counted: First-time callers')).toBeVisible()
    for (const name of ['Print or PDF', 'Views', 'Export Day by day as CSV', /^Save as picture/]) {
      await expect(page.getByRole('button', { name })).toBeHidden()
    }
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  },
)
