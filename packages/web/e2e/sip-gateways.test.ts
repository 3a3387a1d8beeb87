import type { Page } from '@playwright/test'
import { test } from './support/fresh-server.ts'
import { columnTexts, listPage } from './support/list-page.ts'
import { expect } from './support/patient.ts'
import { openAs } from './support/sign-in.ts'

const path = '/service/routing/sipgateway'

async function choose(page: Page, gateway: string, action: string) {
  await page.getByRole('button', { name: `More to do with ${gateway}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('gateways are tried in the order staff give them', async ({ page }) => {
  await openAs(page, 'admin', path)
  await expect(listPage(page).rows).toHaveCount(2)
  await choose(page, 'Practice PBX', 'Try later')
  await expect(page.getByText('The order is saved.')).toBeVisible()
  await expect.poll(() => columnTexts(page, 'name')).toEqual(['Overflow desk', 'Practice PBX'])
  await choose(page, 'Practice PBX', 'Try later')
  await expect(page.getByText('It is tried last already.')).toBeVisible()
})

test('another gateway becomes the outbound default', async ({ page }) => {
  await openAs(page, 'admin', path)
  const { row } = listPage(page)
  await expect(row('Practice PBX')).toContainText('Default')
  await choose(page, 'Overflow desk', 'Make the outbound default')
  await expect(row('Overflow desk')).toContainText('Default')
  await expect(row('Practice PBX')).not.toContainText('Default')
})

test('numbers of a gateway that is deleted go to another one', async ({ page }) => {
  await openAs(page, 'admin', path)
  const { rows, row } = listPage(page)
  await choose(page, 'Practice PBX', 'Delete and settle its numbers')
  const dialog = page.getByRole('dialog', { name: /Practice PBX/ })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Practice PBX deleted.')).toBeVisible()
  await expect(row('Practice PBX')).toHaveCount(0)
  await expect(rows).toHaveCount(1)
})

test('who may only look is told so, and finds nothing to change', async ({ page }) => {
  await openAs(page, 'readonly', path)
  await expect(listPage(page).rows).toHaveCount(2)
  await expect(page.getByText(/^View only\./)).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Add|Delete|More to do)/ })).toHaveCount(0)
})
