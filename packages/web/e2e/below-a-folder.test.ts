import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMockServer } from '@lineboard/mock-server'
import { publish } from '../../../scripts/deploy/publish.mjs'
import { type FolderHost, startFolderHost } from './support/folder-host.ts'
import { password } from './support/people.ts'
import { test as base, expect, expectContractKept, webRoot } from './support/test.ts'

// The build as `pnpm web:publish --base` puts it into a folder of a host, whose web server knows no other address of it.

const folder = '/desk/lines'

const test = base.extend<{ host: FolderHost }>({
  host: async ({ browserName: _ }, use) => {
    const to = mkdtempSync(join(tmpdir(), 'lineboard-folder-'))
    publish({ from: webRoot, to, base: folder })
    const server = await createMockServer({ webRoot: to, size: { callLogs: 50 } })
    const host = await startFolderHost(folder, server)
    await use(host)
    host.close()
    await server.close()
    rmSync(to, { recursive: true, force: true })
    expectContractKept(server)
  },
  baseURL: ({ host }, use) => use(host.url),
  locale: 'de-DE',
})

test('below a folder of a host all is found: screens, addresses of rows, links, the socket, the guide, a language, paper', async ({
  page,
  host,
}) => {
  const socket = page.waitForEvent('websocket', (each) => each.url().includes('/wss/'))

  await page.goto(`${folder}/service/customer`)
  await expect(page).toHaveURL(new RegExp(`${folder}/auth/login`))
  await page.getByRole('textbox', { name: 'Benutzername' }).fill('super')
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  // The link that was opened signed out.
  await expect(page).toHaveURL(new RegExp(`${folder}/service/customer`))
  const row = page.getByRole('row').nth(1)
  await expect(row).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await socket

  await page.goto(`${folder}/service/customer/edit/2`)
  await expect(page.getByRole('dialog').getByRole('textbox').first()).not.toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(new RegExp(`${folder}/service/customer(\\?|$)`))

  const addresses = await page.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses.length).toBeGreaterThan(10)
  expect(addresses.filter((address) => !address?.startsWith('#') && !address?.startsWith(`${folder}/`))).toEqual([])

  await page.locator(`a[href^="${folder}/service/call-log"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`${folder}/service/call-log`))
  await expect(row).toBeVisible()
  await page.getByRole('button', { name: 'Hilfe zu dieser Seite' }).click()
  const guide = page.getByRole('complementary', { name: 'Anleitung' })
  await expect(guide.getByRole('heading', { name: 'Anrufe finden und anhören' })).toBeVisible()
  const picture = guide.getByRole('img').first()
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(0)

  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.locator('[data-paper="heading"]').last().waitFor({ state: 'attached' })
  expect(host.lost).toEqual([])
})
