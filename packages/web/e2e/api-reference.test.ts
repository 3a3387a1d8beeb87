import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/test.ts'

// The API reference of the mock server, at /docs.

const found = (page: Page) => page.locator('#found')
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** A reference of few calls: to draw all of them takes longer than everything else. */
async function withFewCalls(page: Page) {
  await page.route('**/docs/openapi.json', async (route) => {
    const response = await route.fetch()
    const { paths, ...document } = await response.json()
    const few = Object.entries(paths).filter(([path]) => /^\/(CallLogs|OpNumbers|TrackingSources)/.test(path))
    await route.fulfill({ response, json: { ...document, paths: Object.fromEntries(few) } })
  })
}

async function open(page: Page) {
  await page.goto('/docs')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Signed in as super.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Lineboard core API' })).toBeVisible()
}

async function openCall(page: Page, id: string) {
  await field(page, 'Search calls').fill(id)
  const summary = page.locator('.opblock').filter({ has: page.getByText(id, { exact: true }) })
  await summary.locator('.opblock-summary-control').click()
  return summary
}

/** The status that the server answered a call with that was tried. */
async function tried(page: Page, call: Page | Locator = page) {
  const [response] = await Promise.all([
    page.waitForResponse((each) => each.url().includes('/api/v1/')),
    call.getByRole('button', { name: 'Execute' }).click(),
  ])
  return response
}

test(
  'calls are found by name, path, summary, model and field',
  nightly('packages/mock-server/src/edge/docs/page/search.test.ts', 'packages/web/e2e/api-reference.test.ts'),
  async ({ page }) => {
    await open(page)
    for (const [phrase, id] of [
      ['CallLog.count', 'CallLog.count'],
      ['/SystemSettings', 'SystemSetting.find'],
      ['list tracking sources', 'TrackingSource.find'],
      ['walletBaseline', 'ProductVariation.find'],
    ] as const) {
      await field(page, 'Search calls').fill(phrase)
      await expect(page.locator('.opblock-summary-operation-id', { hasText: id }).first()).toBeVisible()
      await expect(found(page)).toHaveText(/^\d+ calls?$/)
    }
    await field(page, 'Search calls').fill('nothing like it')
    await expect(found(page)).toHaveText('0 calls')
    await field(page, 'Search calls').fill('CallLog.count')
    await page.keyboard.press('Enter')
    await expect(page.locator('.opblock-summary-control').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('group', { name: 'Edit where' })).toBeVisible()
  },
)

const looks = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const

/** The editor and the lines are accessible on a light desktop and a dark phone, and nothing is wider than the page. */
async function expectUsable(page: Page) {
  const parts = ['.filter-editor', '.samples', '#search', '#sign-in']
  for (const { colorScheme, ...size } of looks) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    const builder = parts.reduce((each, part) => each.include(part), new AxeBuilder({ page }))
    const { violations } = await builder
      .setLegacyMode(true)
      .options({ resultTypes: ['violations'] })
      .analyze()
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
    expect(found, `${size.width} px, ${colorScheme}`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
}

test('a call is found, its filter edited by fields, tried with the token, shown in code, and accessible', async ({
  page,
}) => {
  await withFewCalls(page)
  await open(page)
  await field(page, 'Search calls').fill('nothing like it')
  await expect(found(page)).toHaveText('0 calls')
  await openCall(page, 'OpNumber.find')
  await field(page, 'Field of condition 1').selectOption('status')
  await field(page, 'Value of condition 1').selectOption('active')
  await page.getByRole('button', { name: 'Add condition' }).click()
  await field(page, 'Field of condition 2').selectOption('monthlyPrice')
  await field(page, 'Operator of condition 2').selectOption('gte')
  await field(page, 'Value of condition 2').fill('0.5')
  await field(page, 'Order 1').selectOption('totalCalls')
  await field(page, 'Limit').fill('2')
  await page.getByLabel('Customer', { exact: true }).check()
  const filter = {
    where: { and: [{ status: 'active' }, { monthlyPrice: { gte: 0.5 } }] },
    order: ['totalCalls DESC'],
    limit: 2,
    skip: 0,
    include: ['Customer'],
  }
  const text = JSON.stringify(filter)
  await expect(page.getByRole('region', { name: 'curl' })).toContainText(`--data-urlencode 'filter=${text}'`)
  await expect(page.getByRole('region', { name: 'lineboard' })).toHaveText(
    `lineboard call OpNumber.find '{"filter":${text}}'`,
  )
  await expect(page.getByRole('region', { name: 'TypeScript SDK' })).toContainText("order: [\n      'totalCalls DESC'")
  await expect(page.getByRole('region', { name: 'Python' })).toContainText('params={"filter": "{\\"where\\":')
  const response = await tried(page)
  expect(new URL(response.url()).searchParams.get('filter')).toBe(text)
  const rows: { status: string; Customer: object }[] = await response.json()
  expect(rows.map(({ status, Customer }) => [status, typeof Customer])).toEqual([
    ['active', 'object'],
    ['active', 'object'],
  ])

  await page.getByRole('textbox', { name: 'filter' }).or(page.locator('textarea')).first().fill('{"fields":["id"]}')
  await expect(page.getByText('This filter has parts that only the text below shows.')).toBeVisible()
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Add condition' }).click()
  await expectUsable(page)
})

test(
  'the server takes the filter of the editor on every list',
  nightly('packages/mock-server/src/edge/docs/filter-draft.test.ts'),
  async ({ page }) => {
    test.setTimeout(600_000)
    await open(page)
    const { paths } = await (await page.request.get('/docs/openapi.json')).json()
    const lists: string[] = Object.keys(paths).flatMap((path) => {
      const { operationId = '', parameters = [] } = paths[path].get ?? {}
      const isList = parameters.some(
        ({ name, content }: { name: string; content?: object }) => name === 'filter' && content,
      )
      return isList ? [operationId] : []
    })
    expect(lists.length).toBeGreaterThan(40)
    for (const id of lists) {
      const call = await openCall(page, id)
      const editor = call.getByRole('group', { name: 'Edit filter' })
      await editor.getByRole('button', { name: 'Add condition' }).click()
      const names = editor.getByLabel(/^Field of condition \d+$/)
      const operators = editor.getByLabel(/^Operator of condition \d+$/)
      await names.last().selectOption('id')
      await operators.last().selectOption('gte')
      await editor
        .getByLabel(/^Value of condition \d+$/)
        .last()
        .fill('1')
      await editor.getByRole('button', { name: 'Add order' }).click()
      await editor.getByLabel('Limit', { exact: true }).fill('5')
      const response = await tried(page, call)
      expect([id, response.status(), await response.text()]).toEqual([id, 200, expect.any(String)])
      expect(JSON.parse(new URL(response.url()).searchParams.get('filter') ?? '{}'), id).toMatchObject({ limit: 5 })
      await call.locator('.opblock-summary-control').click()
    }
  },
)
