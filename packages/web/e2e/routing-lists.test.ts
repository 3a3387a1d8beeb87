import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

const form = (page: Page) => page.getByRole('dialog').last()

test(
  'an entry of the whitelist is judged as it is typed, and a sender is held against it',
  nightly(
    'packages/web/src/features/whitelist/test-sender-dialog.test.tsx',
    'packages/web/src/list/every-rule.test.ts',
  ),
  async ({ page }) => {
    await openAs(page, 'super', '/service/routing/whitelist/add')
    const drawer = form(page)
    await drawer.getByLabel('IP address').fill('198.51.100.7/24')
    await expect(drawer.getByText('it lets in 198.51.100.0/24')).toBeVisible()
    await drawer.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Test a sender' }).click()
    const dialog = page.getByRole('dialog', { name: 'Test a sender' })
    await dialog.getByLabel('Address and port').fill('198.51.100.200:5060')
    await expect(dialog.getByText('Calls from 198.51.100.200:5060 over UDP come in, by the entry')).toBeVisible()
    await expectAccessible(page)
  },
)
