import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'

const more = /^More to do with/

test(
  'a document is opened and saved with the session, and says when its file is gone',
  nightly('packages/web/src/features/records/document-file.test.ts', 'packages/web/src/data/read-file.test.tsx'),
  async ({ page, ownServer }) => {
    await openAs(page, 'super', '/service/system/documents')
    const { rows, dialog } = listPage(page)
    const name = (await rows.first().getByRole('link').first().textContent()) ?? ''
    await rows.first().getByRole('link').first().click()
    const saving = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download' }).click()
    expect((await saving).suggestedFilename()).toBe(name)

    const opening = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: 'Open' }).click()
    const tab = await opening
    await expect
      .poll(() => tab.url(), { message: 'a file of this page, not an address of the server' })
      .toMatch(/^blob:|^$|^about:blank/)
    await tab.close()

    await page.keyboard.press('Escape')
    for (const { id } of ownServer.store.table('Document').find()) ownServer.store.table('Document').delete(id)
    await rows.first().getByRole('button', { name: more }).click()
    await page.getByRole('menuitem', { name: 'Download' }).click()
    await expect(page.getByText(/has been deleted/)).toBeVisible()
  },
)

test(
  'work that is near is told of over every screen until it is dismissed',
  nightly(
    'packages/web/src/app/shell/maintenance-band.test.tsx',
    'packages/web/src/shared/maintenance/windows.test.ts',
  ),
  async ({ page, ownServer }) => {
    const windows = ownServer.store.table('Mainteinance')
    const [first] = windows.find({ where: { status: 'planned' } })
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    windows.patch(first?.id ?? 0, {
      title: 'Night shift',
      impact: 'outage',
      startsAt: inHours(20),
      endsAt: inHours(22),
    })
    await openAs(page, 'readonly', '/service/call-log')
    const notice = page.getByText(/^Planned work: Night shift, /)
    await expect(notice).toContainText('Calls do not come through during that time.')
    await page.getByRole('button', { name: 'Dismiss the notice of Night shift' }).click()
    await expect(notice).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice).toHaveCount(0)
  },
)
