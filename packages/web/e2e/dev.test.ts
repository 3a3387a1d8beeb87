import { expect, test } from '@playwright/test'
import { type DevServer, startDevServer } from './support/dev-server.ts'
import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { openAs } from './support/sign-in.ts'

const feature = 'packages/web/src/features/blacklist'
let dev: DevServer

test.beforeAll(async () => {
  dev = await startDevServer()
})
test.afterAll(() => dev.close())

const byItsParts = nightly('packages/web/build/hot-imports.test.ts', 'packages/web/test/tour-developers.test.ts')
test(
  'while developing, what is saved shows at once, and nothing that was done is lost',
  byItsParts,
  async ({ browser }) => {
    // Nothing is bundled: the page is a thousand files.
    test.slow()
    const page = await browser.newPage({ baseURL: dev.url })
    await openAs(page, 'super', '/service/routing/blacklist/add')
    const { dialog, row } = listPage(page)
    // The list is behind the dialog, where no role is found.
    const head = (field: string) => page.locator(`[role=columnheader][data-field="${field}"]`)
    const reason = dialog.getByRole('textbox', { name: 'Why it is blocked' })
    await dialog.getByRole('textbox', { name: 'Number' }).fill('+13055550133')
    await reason.fill('Calls at night')
    const loads: string[] = []
    page.on('framenavigated', (frame) => loads.push(frame.url()))

    // A text: in the form, and in the head of the list behind it.
    dev.edit(`${feature}/blacklist.messages.ts`, 'Why it is blocked', 'The reason')
    const renamed = dialog.getByRole('textbox', { name: 'The reason' })
    await expect(renamed).toHaveValue('Calls at night')
    await expect(renamed).toBeFocused()
    await expect(head('description')).toHaveText('The reason')

    // A form, and the declaration of the list.
    dev.edit(`${feature}/blacklist-form.tsx`, "label={t('number')}", 'label="Eleven digits"')
    await expect(dialog.getByLabel('Eleven digits')).toHaveValue('+13055550133')
    dev.edit(`${feature}/blacklist.resource.ts`, "label: t('scope')", "label: 'Whom'")
    await expect(head('customerId')).toHaveText('Whom')
    await expect(renamed).toHaveValue('Calls at night')

    // A title, which the start of the app knows.
    dev.edit('packages/web/src/places/places.messages.ts', "blacklist: 'Blacklist'", "blacklist: 'Blocked callers'")
    await expect(page.locator('a').filter({ hasText: 'Blocked callers' }).first()).toBeVisible()
    await expect(renamed).toHaveValue('Calls at night')
    expect(loads).toEqual([])

    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(row('Calls at night')).toBeVisible()

    // The mock server, each time a new file: rows and sessions stay.
    // While it starts again, nothing or half an answer comes.
    const version = async () => {
      const answer = await page.request.get('/assets/config.json').catch(() => undefined)
      const config = await answer?.json().catch(() => undefined)
      return config?.version
    }
    dev.edit('packages/mock-server/src/create-mock-server.ts', '    version,\n', "    version: 'one',\n")
    await expect.poll(version).toBe('one')
    dev.edit('packages/mock-server/src/create-mock-server.ts', "'one'", "'two'")
    await expect.poll(version).toBe('two')
    // The table of places is read by Vite's own configuration, which starts Vite again: what is followed stays so.
    const restarts = () => dev.printed().split('server restarted').length - 1
    const before = restarts()
    dev.edit('packages/web/src/places/places.ts', 'Every screen there is', 'Each screen there is')
    await expect.poll(restarts).toBeGreaterThan(before)
    dev.edit('packages/mock-server/src/create-mock-server.ts', "'two'", "'three'")
    await expect.poll(version).toBe('three')
    const asked = await page.evaluate(() => `access_token=${JSON.parse(localStorage.getItem('token') ?? '{}').id}`)
    expect(await (await page.request.get(`/api/v1/BlacklistNumbers?${asked}`)).text()).toContain('Calls at night')
    expect(dev.printed().match(/http:\S+/g)).toEqual([`${dev.url}/`])
    // The page's socket was cut each time, and tried to come back while nobody answered: nothing is wrong with that.
    expect(dev.printed()).not.toMatch(/proxy|ECONN/)
  },
)

test('a second one is told who has the rows, and takes nothing away', byItsParts, async () => {
  const asked = `${dev.url}/api/v1/DashUsers/authenticate`
  const signIn = await fetch(asked, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'super', password: 'Lineboard1!' }),
  })
  const { id } = await signIn.json()
  const status = async () => (await fetch(`${dev.url}/api/v1/DashRoles?access_token=${id}`)).status
  const refused = (folder: string) =>
    new RegExp(`^✖ .* at ${dev.url}/ \\(process \\d+\\), with the rows in ${folder}\\. .*--data FOLDER\\.\n$`)
  for (const more of [[], ['--fresh']]) {
    const { code, printed } = await dev.again(...more)
    expect([code, printed]).toEqual([1, expect.stringMatching(refused('.cache/dev'))])
  }
  expect(await status()).toBe(200)
  // Nor once the mock server has read its rows again.
  const restarts = () => dev.printed().split('has started again').length
  const before = restarts()
  dev.edit('packages/mock-server/src/ground/version.ts', 'import', '\nimport')
  await expect.poll(restarts, { timeout: 30_000 }).toBeGreaterThan(before)
  expect(await status()).toBe(200)
})
