import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { listPage, totalOf } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

const byImportDialog = nightly('packages/web/src/list/import/import-dialog.test.tsx')
const byEveryChange = nightly('packages/web/src/list/every-change.test.ts')

const path = '/service/tracking-source'

const csv = [
  'Source name,TYPE,Cost a month,Notes',
  'Winter mailing,direct_mail,120,x',
  'Poster at the station,poster,80,x',
  ',radio,5,x',
  'Local radio,radio,a lot,x',
  '',
].join('\n')

async function openImport(page: Page) {
  await openAs(page, 'admin', path)
  const total = await totalOf(page)
  await page.getByRole('button', { name: 'Import' }).click()
  return { total, dialog: page.getByRole('dialog', { name: 'Import tracking sources' }) }
}

const chooseFile = (page: Page, text: string) =>
  page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'sources.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test('shows the result for each row, corrects in place, and adds the good ones once', async ({ page }) => {
  const { total, dialog } = await openImport(page)
  await expectAccessible(page)
  await chooseFile(page, csv)
  await expect(dialog.getByLabel(/^Name/)).toHaveValue('Source name')
  await expect(dialog.getByLabel(/^Kind/)).toHaveValue('TYPE')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Check the rows' }).click()
  await expect(dialog.getByRole('button', { name: 'With problems 3' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Import 1 row' })).toBeEnabled()
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'With problems 3' }).click()
  const poster = dialog.getByRole('row').filter({ hasText: 'Poster at the station' })
  await expect(poster).toContainText('Kind: One of these:')
  await poster.getByRole('gridcell', { name: 'poster', exact: true }).dblclick()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('print')
  await page.keyboard.press('Enter')
  await expect(poster).toContainText('New')
  await expect(dialog.getByRole('button', { name: 'With problems 2' })).toBeVisible()

  // What was mended is not thrown away unasked, and stays where the columns are looked at again.
  await dialog.getByRole('button', { name: 'Close' }).click()
  const question = page.getByRole('dialog', { name: 'Discard your changes?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('button', { name: 'Check the rows' }).click()
  await expect(dialog.getByRole('button', { name: 'With problems 2' })).toBeVisible()

  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download the rows with problems' }).click()
  const bad = await readFile(await (await saving).path(), 'utf8')
  expect(bad.trim().split('\r\n')).toHaveLength(3)
  expect(bad).toMatch(/Local radio,radio,a lot,x,\d,.*Cost a month/)

  await dialog.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(dialog.getByText('2 tracking sources were added.')).toBeVisible()
  await expect(dialog.getByText('2 rows were not imported.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(listPage(page).count).toHaveText(`${total + 2} tracking sources`)
})

test('rows that are there already are not added again', byEveryChange, async ({ page }) => {
  const { dialog } = await openImport(page)
  const good = 'name,type\nWinter mailing,direct_mail\nPoster at the station,print\n'
  await chooseFile(page, good)
  await dialog.getByRole('button', { name: 'Check the rows' }).click()
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Import' }).click()
  await chooseFile(page, good)
  await dialog.getByRole('button', { name: 'Check the rows' }).click()
  await expect(dialog.getByRole('button', { name: 'There already 2' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Import 0/ })).toBeDisabled()
})

test(
  'says why a row was refused by the server, and tries only that one again',
  nightly('packages/web/src/list/import/import-dialog.test.tsx'),
  async ({ page, mock }) => {
    const { total, dialog } = await openImport(page)
    await chooseFile(page, 'name,type\nWinter mailing,direct_mail\n')
    await dialog.getByRole('button', { name: 'Check the rows' }).click()
    await mock.fault({ operation: 'TrackingSource.upsert', kind: 'status', status: 409, message: 'Not today' })
    await dialog.getByRole('button', { name: 'Import 1 row' }).click()
    await expect(dialog.getByRole('listitem')).toContainText('Not today')
    await mock.clearFaults()
    await dialog.getByRole('button', { name: 'Try these again' }).click()
    await expect(dialog.getByText('1 tracking source was added.')).toBeVisible()
    await expect(dialog.getByRole('listitem')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(listPage(page).count).toHaveText(`${total + 1} tracking sources`)
  },
)

test(
  'a file of 50,000 rows is read, checked and shown a page at a time',
  nightly('packages/sdk/test/csv.test.ts', 'packages/web/src/list/import/import-dialog.test.tsx'),
  async ({ page }) => {
    const { dialog } = await openImport(page)
    const lines = Array.from({ length: 50_000 }, (_, at) => `Row ${at},${at === 49_999 ? 'nothing' : 'radio'}`)
    await chooseFile(page, `name,type\n${lines.join('\n')}\n`)
    await expect(dialog.getByText('50,000 rows in sources.csv.', { exact: false })).toBeVisible()
    await dialog.getByRole('button', { name: 'Check the rows' }).click()
    // While it runs the page answers: it can be stopped, and begun anew.
    await dialog.getByRole('button', { name: 'Stop' }).click()
    await expect(dialog.getByRole('button', { name: 'Check the rows' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  },
)

test(
  'hands out an empty file with the right headings',
  nightly('packages/web/src/list/import/guess-headers.test.ts', 'packages/web/src/list/import/import-dialog.test.tsx'),
  async ({ page }) => {
    const { dialog } = await openImport(page)
    const saving = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download an empty file' }).click()
    const text = await readFile(await (await saving).path(), 'utf8')
    expect(text).toBe('\uFEFFname,type,description,companyId,monthlyCost,callValue\r\n')
  },
)

test('a file that is no CSV is refused in words', byImportDialog, async ({ page }) => {
  const { dialog } = await openImport(page)
  await chooseFile(page, 'name,name\na,b\n')
  await expect(dialog.getByRole('alert')).toContainText('The heading name is there twice')
})

test('rows belong to the customer chosen in the list', byEveryChange, async ({ page }) => {
  await openAs(page, 'super', `${path}?customer=2`)
  await totalOf(page)
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import tracking sources' })
  await expect(dialog.getByText('The rows will belong to Harbor Dental Group')).toBeVisible()
  await chooseFile(page, 'name,type\nAaa harbor poster,print\n')
  await dialog.getByRole('button', { name: 'Check the rows' }).click()
  await dialog.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(dialog.getByText(/^1 .* was added\.$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(listPage(page).row('Aaa harbor poster')).toContainText('Harbor Dental Group')
})
