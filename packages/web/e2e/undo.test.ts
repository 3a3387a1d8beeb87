import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { password } from './support/people.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

const byUsePending = nightly(
  'packages/web/src/list/undo/use-pending.test.tsx',
  'packages/web/src/state/pending-changes.test.ts',
)

/** Subjects of the tickets that are stored, whatever the page shows. */
async function storedTickets(request: APIRequestContext): Promise<string[]> {
  const session = await request.post('/api/v1/DashUsers/authenticate', { data: { username: 'admin', password } })
  const { id } = await session.json()
  const answer = await request.get(`/api/v1/tickets?access_token=${id}`)
  const rows: { subject: string }[] = await answer.json()
  expect(rows).not.toHaveLength(0)
  return rows.map(({ subject }) => subject)
}

const path = '/service/ticket'

test('deletes are shown at once, can be taken back, and are only said to be done when they are', async ({ page }) => {
  await openAs(page, 'admin', path)
  const { rows, count } = listPage(page)
  const first = rows.nth(0)
  await expect(first).toBeVisible()
  const total = Number((await count.textContent())?.replace(/\D/g, ''))
  const name = (await first.getByRole('link').first().textContent()) ?? ''
  await first.getByRole('button', { name: `Delete ${name}` }).click()
  const bar = page.getByRole('region', { name: 'Changes that can be undone' })
  await expect(bar).toContainText(
    `Taken off the list: ticket ${name}. You can undo this until the message goes. Nothing else is needed.`,
  )
  // It covers no entry of the menu, and no button of the list.
  const place = await bar.boundingBox()
  const list = await page.getByRole('region', { name: 'Tickets', exact: true }).boundingBox()
  expect(place?.y).toBeGreaterThanOrEqual((list?.y ?? 0) + (list?.height ?? 0))
  expect(place?.x).toBe(list?.x)
  await expect(rows.filter({ hasText: name })).toHaveCount(0)
  await expect(count).toHaveText(`${total - 1} tickets`)
  await expect(page.getByText(`${name} deleted.`)).toHaveCount(0)
  // Its time stands still while the pointer is there.
  await bar.hover()
  await expectAccessible(page)
  await page.mouse.move(0, 0)
  await bar.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(rows.filter({ hasText: name })).toHaveCount(1)
  // The button is gone: whoever goes by keyboard goes on at the row.
  await expect(rows.filter({ hasText: name }).locator(':focus')).toHaveCount(1)
  await expect(count).toHaveText(`${total} tickets`)
  expect(await storedTickets(page.request)).toContain(name)
})

test('closing the tab carries a pending deletion out', async ({ page, context }) => {
  await openAs(page, 'admin', path)
  const { rows } = listPage(page)
  const name = (await rows.nth(0).getByRole('link').first().textContent()) ?? ''
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(await storedTickets(page.request)).toContain(name)
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => storedTickets(context.request)).not.toContain(name)
})

test('leaving for another page carries it out', byUsePending, async ({ page }) => {
  await openAs(page, 'admin', path)
  const { rows } = listPage(page)
  const name = (await rows.nth(0).getByRole('link').first().textContent()) ?? ''
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByText(`${name} deleted.`)).toBeVisible()
  expect(await storedTickets(page.request)).not.toContain(name)
})
