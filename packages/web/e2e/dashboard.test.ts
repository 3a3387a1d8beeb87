import type { MockServer } from '@lineboard/mock-server'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

test.use({ timezoneId: 'UTC' })

const widget = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Names of the widgets that have a heading, in their order. */
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()

test(
  'widgets are chosen, put in order by keyboard and made larger, and stay so',
  nightly(
    'packages/web/src/features/dashboard/dashboard-widgets.test.ts',
    'packages/web/src/features/sip-gateways/gateway-panels.test.tsx',
  ),
  async ({ page }) => {
    await openAs(page, 'admin')
    await page.getByRole('button', { name: 'Arrange widgets' }).click()
    const dialog = page.getByRole('dialog', { name: 'Arrange widgets' })
    await dialog.getByRole('checkbox', { name: 'Show Calls by tracking number' }).uncheck()
    await dialog.getByRole('combobox', { name: 'Size of Calls by hour and weekday' }).selectOption('Full width, tall')
    const handle = dialog.getByRole('button', { name: /Calls by hour and weekday/ })
    await handle.focus()
    await page.keyboard.press('Space')
    const said = page.getByText(/^Calls by hour and weekday (is|was) /).first()
    await expect(said).toBeAttached()
    for (const _ of [1, 2]) {
      const place = await said.textContent()
      await page.keyboard.press('ArrowUp')
      await expect(said).not.toHaveText(place ?? '')
    }
    await page.keyboard.press('Space')
    await expect(said).toContainText('was put at')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await page.reload()
    await expect(widget(page, 'Latest calls')).toBeVisible()
    await expect.poll(() => titles(page)).toContain('Calls by source')
    const shown = await titles(page)
    expect(shown).not.toContain('Calls by tracking number')
    expect(shown.indexOf('Calls by hour and weekday')).toBeLessThan(shown.indexOf('Calls by source'))
    const [wide, days] = await Promise.all(
      ['Calls by hour and weekday', 'Calls by day'].map((name) => widget(page, name).boundingBox()),
    )
    expect(wide?.width).toBe(days?.width)
    expect(wide?.height).toBeGreaterThan((days?.height ?? 0) + 50)
  },
)

/** Lets the customer have three calls on days long ago, and answers the address of those days. */
function threeCalls({ store }: MockServer): string {
  const [sample] = store.table('CallLog').find({ where: { customerId: 2, trackingSourceId: 1 }, limit: 1 })
  if (!sample) throw new Error('There is no sample call.')
  const { id: _, ...call } = sample
  for (const startedAt of ['2020-03-02T09:10:00.000Z', '2020-03-02T09:50:00.000Z', '2020-03-03T11:00:00.000Z']) {
    store.table('CallLog').insert({ ...call, status: 'missed', startedAt, metrics: startedAt })
  }
  return '/service/dashboard?period=2020-03-01..2020-03-03'
}

async function pressTheBar(page: Page) {
  const chart = page.getByRole('img', { name: /^Calls by day: 3 in all, most Mar 2 with 2/ })
  await chart.locator('svg').waitFor()
  // The only bar over 2 March: in the middle of the plot.
  const box = await chart.boundingBox()
  if (!box) throw new Error('The chart is not drawn.')
  await page.mouse.click(box.x + 44 + (box.width - 48) / 2, box.y + 150)
  await expect(page).toHaveURL(/call-log\?period=2020-03-02\.\.2020-03-02/)
  await expect(listPage(page).rows).toHaveCount(2)
}

test('a bar that is pressed opens exactly the calls that it counts', async ({ page, ownServer }) => {
  await openAs(page, 'admin', threeCalls(ownServer))
  await pressTheBar(page)
})

for (const { name, viewport, scheme } of [
  { name: 'desktop, light', viewport: { width: 1440, height: 900 }, scheme: 'light' },
  { name: 'phone, dark', viewport: { width: 390, height: 844 }, scheme: 'dark' },
]) {
  test.describe(name, () => {
    test.use({ viewport })

    test(
      'the dashboard is accessible, with a chart as a table too',
      nightly('packages/web/e2e/accessibility.test.ts', 'packages/web/src/shared/chart/chart.test.tsx'),
      async ({ page, ownServer: { store } }) => {
        store.table('DashUser').patch(2, { uiSettings: JSON.stringify({ colorScheme: scheme }) })
        await openAs(page, 'admin')
        await widget(page, 'Calls by day')
          .getByRole('button', { name: /^Show as table/ })
          .click()
        await page
          .getByRole('img', { name: /^Calls by hour and weekday/ })
          .locator('svg')
          .waitFor()
        await expectAccessible(page)
      },
    )
  })
}
