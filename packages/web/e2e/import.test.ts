import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { listPage, totalOf } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

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
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'sources.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test('shows the result for each row, corrects in place, and adds the good ones once', async ({ page }) => {
  const { total, dialog } = await openImport(page)
  await expectAccessible(page, '[role=dialog]')
  await chooseFile(page, csv)
  await expect(dialog.getByLabel(/^Name/)).toHaveValue('Source name')
  await expect(dialog.getByLabel(/^Kind/)).toHaveValue('TYPE')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Check the rows' }).click()
  await expect(dialog.getByRole('button', { name: 'With problems 3' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Import 1 row' })).toBeEnabled()
  await expectAccessible(page, '[role=dialog]')

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
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(listPage(page).count).toHaveText(`${total + 2} tracking sources`)
})

test(
  'reads a sheet of a workbook, and contacts from cards',
  nightly('packages/web/src/list/import/import-dialog.test.tsx'),
  async ({ page }) => {
    await openAs(page, 'admin', '/service/phone-book')
    await page.getByRole('button', { name: 'Import' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import contacts' })
    const workbook = join(import.meta.dirname, '../../sdk/test/spreadsheets/libreoffice.ods')
    await page.getByLabel('Choose a file').setInputFiles(workbook)
    await expect(dialog.getByLabel('Sheet')).toHaveValue('Contacts')
    await expect(dialog.getByLabel(/^Number/)).toHaveValue('Phone')
    await expectAccessible(page, '[role=dialog]')
    await dialog.getByLabel('Sheet').selectOption('Numbers')
    await expect(dialog.getByText('1 row in libreoffice.ods.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Back' }).click()

    const cards = ['BEGIN:VCARD', 'VERSION:3.0', 'N:Stone;Bob', 'TEL;TYPE=cell:+44 20 7946 0991', 'END:VCARD', ''].join(
      '\r\n',
    )
    const file = { name: 'contacts.vcf', mimeType: 'text/vcard', buffer: Buffer.from(cards) }
    await page.getByLabel('Choose a file').setInputFiles(file)
    await expect(dialog.getByText('First row: Bob Stone')).toBeVisible()
    await dialog.getByRole('button', { name: 'Check the rows' }).click()
    await dialog.getByRole('button', { name: 'Import 1 row' }).click()
    await expect(dialog.getByText('1 contact was added.')).toBeVisible()
  },
)
