import type { Locator, Page } from '@playwright/test'
import { listPage } from './list-page.ts'
import { openAs } from './sign-in.ts'
import { expect } from './test.ts'

/** Opens the form of a menu, and answers it. */
export async function openMenu(page: Page, name: string): Promise<Locator> {
  await openAs(page, 'admin', '/service/ivr')
  await listPage(page).rows.filter({ hasText: name }).getByRole('link', { name: /^Edit/ }).click()
  const dialog = page.getByRole('dialog').first()
  await expect(dialog.getByRole('heading', { name: 'What each key does' })).toBeVisible()
  return dialog
}
