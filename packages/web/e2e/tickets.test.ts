import type { APIRequestContext, Page } from '@playwright/test'
import { listPage, textOf } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { password } from './support/people.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'
import type { Mock } from './support/test.ts'

/** Opens a ticket with files, of which one does not arrive at first, and goes to it. */
async function openWithFiles(page: Page, mock: Mock) {
  await openAs(page, 'admin', '/service/ticket/add')
  const { dialog, row } = listPage(page)
  await dialog.getByLabel('Subject').fill('Callers hear nothing')
  await dialog.getByLabel('Message').fill('Since this morning, on every line.')
  await dialog.getByLabel('Priority').selectOption('High')
  const files = ['screen.png', 'first.log', 'second.log'].map((name) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(name),
  }))
  await dialog.locator('input[type=file]').setInputFiles(files)
  await dialog.getByRole('button', { name: 'Leave out screen.png' }).click()
  // A file that does not arrive takes nothing back, and is all that another try sends.
  await mock.fault({ operation: 'Ticket.createVersionAttachment', kind: 'status', status: 422, count: 1 })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Saved, but for its files.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/Ticket #\d+ is open\./)).toBeVisible()
  await expect(row('Callers hear nothing')).toHaveCount(1)
  await row('Callers hear nothing').getByRole('link', { name: 'Open Callers hear nothing' }).click()
  const opened = dialog.getByRole('listitem', { name: 'Version 1' })
  await expect(opened).toContainText('Since this morning')
  await expect(opened.getByRole('list', { name: 'Files' }).getByRole('link')).toHaveText(['first.log', 'second.log'])
  return { dialog, answer: dialog.getByRole('form', { name: 'Answer' }) }
}

/** Somebody else answers the ticket that the page shows. */
async function answerAsSuper(page: Page, request: APIRequestContext, body: string): Promise<void> {
  const [, id] = /(\d+)\/?(\?|$)/.exec(page.url()) ?? []
  const signIn = await request.post('/api/v1/DashUsers/authenticate', { data: { username: 'super', password } })
  const { id: token } = await signIn.json()
  const said = await request.post(`/api/v1/tickets/${id}/versions?access_token=${token}`, { data: { body } })
  expect(said.ok()).toBe(true)
  // As when the network comes back: what nobody tells of is read again, as it is every fifteen seconds.
  await page.evaluate(() => dispatchEvent(new Event('online')))
}

test('a ticket is opened and answered with files, while an answer of somebody else takes away nothing that is typed', async ({
  page,
  mock,
  request,
}) => {
  const { dialog, answer } = await openWithFiles(page, mock)
  await answer
    .locator('input[type=file]')
    .setInputFiles({ name: 'trace.log', mimeType: 'text/plain', buffer: Buffer.from('10:04:11 BYE received') })
  const text = answer.getByLabel('Your answer')
  await text.fill('The gateway drops the media stream.')
  await answer.getByLabel('State').selectOption('In progress')
  await answerAsSuper(page, request, 'We have looked into it.')
  await expect(dialog.getByText('We have looked into it.')).toBeVisible()
  await expect(dialog.getByText('The ticket has a new answer')).toBeVisible()
  await expect(text).toHaveValue('The gateway drops the media stream.')
  await answer.getByRole('button', { name: 'Add to the ticket' }).click()
  const third = dialog.getByRole('listitem', { name: 'Version 3' })
  await expect(third).toContainText('The gateway drops the media stream.')
  await expect(third).toContainText('State: Open → In progress')
  await expect(third.getByRole('link', { name: /trace\.log/ })).toBeVisible()
  await expect(text).toHaveValue('')
  await expect(dialog.getByText('The ticket has a new answer')).toHaveCount(0)
  // The form is long: what was written comes into sight, where the next one who reads goes on.
  await expect(third).toBeFocused()
  await expect(third).toBeInViewport()
})

const byVersions = nightly(
  'packages/web/src/features/tickets/version-changes.test.ts',
  'packages/web/src/features/tickets/reply-body.test.ts',
  'packages/web/src/features/tickets/assets-input.test.tsx',
  'packages/web/src/features/tickets/file-rules.test.ts',
  'packages/web/src/features/tickets/asset-kinds.test.ts',
  'packages/web/e2e/tickets.test.ts',
)
test(
  'a ticket is opened with files, answered with files, and says what changed',
  byVersions,
  async ({ page, mock }) => {
    const { dialog, answer } = await openWithFiles(page, mock)
    const file = answer.locator('input[type=file]')
    await file.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<b>hello</b>') })
    await expect(answer.getByRole('alert')).toContainText('page.html is of a type that is not taken')
    await file.setInputFiles({
      name: 'trace.log',
      mimeType: 'text/plain',
      buffer: Buffer.from('10:04:11 BYE received'),
    })
    await answer.getByLabel('Your answer').fill('The gateway drops the media stream.')
    await answer.getByLabel('State').selectOption('In progress')
    await answer.getByLabel('Subject').fill('Callers hear nothing at all')
    await answer.getByRole('combobox', { name: 'Owner' }).fill('adm')
    await page.getByRole('listbox').getByRole('option').first().click()
    await answer.getByLabel('Kind').selectOption('SIP gateway')
    await answer.getByRole('combobox', { name: 'About' }).click()
    const gateway = await textOf(page.getByRole('listbox').getByRole('option').first())
    await page.getByRole('listbox').getByRole('option').first().click()
    await answer.getByLabel('Kind').selectOption('Device')
    await answer.getByRole('textbox', { name: 'About' }).fill('Desk phone')
    await answer.getByRole('textbox', { name: 'About' }).press('Enter')
    await expect(answer.getByRole('list', { name: 'About' })).toContainText(`SIP gateway${gateway}DeviceDesk phone`)
    await answer.getByRole('button', { name: 'Add to the ticket' }).click()
    const second = dialog.getByRole('listitem', { name: 'Version 2' })
    await expect(second).toContainText('The gateway drops the media stream.')
    await expect(second).toContainText('State: Open → In progress')
    await expect(second).toContainText('Subject: Callers hear nothing → Callers hear nothing at all')
    await expect(second).toContainText(/Owner: nobody → \w/)
    await expect(second).toContainText(`About: nothing in particular → ${gateway}, Desk phone`)
    await expect(second.getByRole('link', { name: `${gateway} (opens in a new tab)` })).toHaveAttribute(
      'href',
      /^\/service\/routing\/sipgateway\/edit\/\d+$/,
    )
    await expect(second.getByRole('link', { name: /trace\.log/ })).toBeVisible()
    await expect(answer.getByLabel('Your answer')).toHaveValue('')

    await answer.getByRole('combobox', { name: 'Owner' }).fill('')
    await answer.getByRole('button', { name: 'No longer about Desk phone' }).click()
    await answer.getByRole('button', { name: 'Add to the ticket' }).click()
    const third = dialog.getByRole('listitem', { name: 'Version 3' })
    await expect(third).toContainText(/Owner: .+ → nobody/)
    await expect(third).toContainText(`About: ${gateway}, Desk phone → ${gateway}`)
    // The form is long: what was written comes into sight, where the next one who reads goes on.
    await expect(third).toBeFocused()
    await expect(third).toBeInViewport()
  },
)
