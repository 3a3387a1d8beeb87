import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { listPage, totalOf } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { password } from './support/people.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

const bySignOut = nightly('packages/web/src/app/session/sign-out.test.tsx')
const byPendingChanges = nightly('packages/web/src/state/pending-changes.test.ts')
const byRefusedRemovals = nightly('packages/web/src/list/actions/refused-removals.test.tsx')
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
  await expect(bar).toContainText(`Deleting ${name}.`)
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

test('what nobody takes back is carried out, several of them too', byPendingChanges, async ({ page }) => {
  await page.clock.install()
  await openAs(page, 'admin', path)
  const { rows } = listPage(page)
  await expect(rows.nth(1)).toBeVisible()
  const names = await rows.locator('[data-field=subject]').getByRole('link').allTextContents()
  const [one = '', two = ''] = names.filter(Boolean)
  await page.getByRole('button', { name: `Delete ${one}` }).click()
  await page.getByRole('button', { name: `Delete ${two}` }).click()
  await page.mouse.move(700, 5)
  await page.clock.runFor(9000)
  await expect(page.getByText(`${one} deleted.`)).toBeVisible()
  await expect(page.getByText(`${two} deleted.`)).toBeVisible()
  await expect(rows.filter({ hasText: one })).toHaveCount(0)
  const stored = await storedTickets(page.request)
  expect(stored).not.toContain(one)
  expect(stored).not.toContain(two)
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

test('a deletion the server refuses brings the row back and says why', byRefusedRemovals, async ({ page, mock }) => {
  await page.clock.install()
  await openAs(page, 'admin', path)
  const { rows } = listPage(page)
  const name = (await rows.nth(0).getByRole('link').first().textContent()) ?? ''
  for (const operation of ['Ticket.deleteById', 'Ticket.deleteAll'] as const) {
    await mock.fault({ operation, kind: 'status', status: 409, message: 'Still in use' })
  }
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await expect(rows.filter({ hasText: name })).toHaveCount(0)
  await page.mouse.move(700, 5)
  await page.clock.runFor(9000)
  const failures = page.getByRole('alertdialog', { name: `${name} not deleted` })
  await expect(failures.getByRole('listitem')).toHaveText([new RegExp(`${name}.*Still in use`)])
  await mock.clearFaults()
  await failures.getByRole('button', { name: 'Try these again' }).click()
  await expect(failures).toHaveCount(0)
  await expect(rows.filter({ hasText: name })).toHaveCount(0)
  await expect.poll(() => storedTickets(page.request)).not.toContain(name)
})

test(
  'a whole page that is deleted makes room for the next rows, and for no others in a file',
  nightly('packages/web/src/list/undo/use-pending.test.tsx', 'packages/web/src/list/every-change.test.ts'),
  async ({ page, ownServer }) => {
    // Numbers are deleted once they were given back.
    const numbers = ownServer.store.table('OpNumber')
    for (const { id } of numbers.find()) numbers.patch(id, { status: 'released' })
    await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
    await page.clock.install()
    await openAs(page, 'super', '/service/tracking-number')
    const { rows, count } = listPage(page)
    const total = await totalOf(page)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('button', { name: 'Delete for good' }).click()
    const question = page.getByRole('dialog', { name: 'Delete 10 tracking numbers?' })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(count).toHaveText(`${total - 10} tracking numbers`)
    await expect(rows).toHaveCount(Math.min(10, total - 10))
    // However long a file takes here, it is made before the deletion is carried out.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const saving = page.waitForEvent('download')
    await page.getByRole('dialog', { name: 'Export' }).getByRole('button', { name: 'Export' }).click()
    const file = await readFile(await (await saving).path(), 'utf8')
    expect(file.trim().split('\r\n')).toHaveLength(total - 10 + 1)
    await page.clock.resume()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(count).toHaveText(`${total} tracking numbers`)
  },
)

test('signing out carries it out, in the name of who did it', bySignOut, async ({ page }) => {
  await openAs(page, 'admin', path)
  const { rows } = listPage(page)
  const name = (await rows.nth(0).getByRole('link').first().textContent()) ?? ''
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('button', { name: /^Profile of/ }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/auth/login')
  expect(await storedTickets(page.request)).not.toContain(name)
})
