import type { Page } from '@playwright/test'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

/** Takes files of the build away, as a deployment does that keeps none of the old ones. */
async function takeAway(page: Page, files: RegExp): Promise<void> {
  await page.route(files, (route) => route.fulfill({ status: 404, body: '' }))
}

test('where files of the app are gone, whatever is pressed says so, and a screen is never drawn without its styles', async ({
  page,
}) => {
  // What comes ahead of need would be here already.
  await takeAway(page, /\/assets\/overlay-panels-[\w-]+\.js/)
  await takeAway(page, /\/assets\/reports-[\w-]+\.css/)
  await openAs(page, 'admin', '/service/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' }).first()).toBeVisible()
  await page.getByRole('button', { name: /^Search everything/ }).click()
  const said = page.getByText('This could not be downloaded')
  await expect(said.first()).toBeVisible()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Activity Reports' }).click()
  await expect(page.getByText('This page could not be downloaded')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Load again' }).click()
  const table = page.getByRole('region', { name: 'Day by day' }).getByRole('table')
  await expect(table).toHaveCSS('border-collapse', 'collapse')
})
