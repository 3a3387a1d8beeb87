import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { goTo, openAs } from './support/sign-in.ts'

test(
  'a source leads to its numbers, and all of them ring elsewhere at once',
  nightly(
    'packages/web/src/kit/belonging/belonging.test.ts',
    'packages/web/src/features/tracking-sources/ring-targets.test.ts',
    'packages/web/src/features/tracking-sources/ring-dialog.test.tsx',
  ),
  async ({ page, ownServer: { store } }) => {
    await openAs(page, 'admin', '/service/tracking-source')
    const { dialog, row } = listPage(page)
    await row('Neighbourhood flyer').getByRole('link', { name: 'Neighbourhood flyer', exact: true }).click()
    const belonging = dialog.getByRole('navigation', { name: 'What belongs to it' })
    await expect(belonging.getByRole('link', { name: '3 tracking numbers' })).toBeVisible()
    await expectAccessible(page)
    await belonging.getByRole('link', { name: '3 tracking numbers' }).click()
    await expect(page).toHaveURL(/tracking-number\?.*of=tracking_sourceId/)
    await expect(page.getByRole('button', { name: /Of tracking source Neighbourhood flyer/ })).toBeVisible()
    await expect(page.getByText('3 tracking numbers', { exact: true })).toBeVisible()

    await goTo(page, '/service/tracking-source')
    await row('Neighbourhood flyer').getByRole('link', { name: 'Neighbourhood flyer', exact: true }).click()
    // What can be done with a row is found where it is open as well.
    await dialog.locator('[aria-haspopup=menu]').click()
    await page.getByRole('menuitem', { name: 'Where its numbers ring' }).click()
    const ring = page.getByRole('dialog', { name: 'Where its numbers ring' })
    await ring.getByLabel('From now on they ring at').fill('0140')
    await page.getByRole('option').first().click()
    const sources = [...store.table('TrackingSource').all()]
    const source = sources.find(({ name, customerId }) => name === 'Neighbourhood flyer' && customerId === 2)
    const ringing = () => {
      const numbers = [...store.table('OpNumber').all()].filter(
        ({ tracking_sourceId }) => tracking_sourceId === source?.id,
      )
      const where = numbers.map(({ receiving_numberId, routing_actionId }) => [
        receiving_numberId,
        routing_actionId ?? null,
      ])
      return new Set(where.map(String)).size
    }
    expect(ringing()).toBeGreaterThan(1)
    // Some have a routing action, which would go before another receiving number: it is taken off.
    await ring.getByRole('button', { name: 'Change all 3 numbers' }).click()
    await expect.poll(ringing).toBe(1)
  },
)

/** Where each field of the open form begins, in pixels from the first: what failed as a whole is said above that. */
const tops = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => {
    const fields = Array.from(dialog.querySelectorAll('form input:not([type=hidden]), form [role=combobox]'))
    const all = fields.map((field) => field.getBoundingClientRect().top)
    return all.map((top) => Math.round(top - (all[0] ?? 0)))
  })

async function expectStill(page: Page, forms: readonly string[]): Promise<void> {
  await openAs(page, 'super', `/service/${forms[0]}/add`)
  for (const path of forms) {
    await goTo(page, `/service/${path}/add`)
    const { dialog } = listPage(page)
    await expect(dialog.locator('form')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled()
    const before = await tops(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible()
    expect(await tops(page), path).toEqual(before)
  }
}

test('forms do not move when they say what is wrong', async ({ page }) => {
  await expectStill(page, ['user'])
})

// Their fields are those of the form above.
test('nor do all other forms', nightly('packages/web/e2e/links.test.ts'), async ({ page }) => {
  await expectStill(page, [
    ...['tracking-number', 'routing/sipgateway'],
    ...['routing/receiving', 'routing/blacklist', 'tracking-source'],
    ...['phone-book', 'role', 'routing/whitelist'],
  ])
})
