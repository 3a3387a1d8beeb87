import type { Page } from '@playwright/test'
import { listPage, textOf } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { password } from './support/people.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'
import type { Mock } from './support/test.ts'

const byReplyForm = nightly('packages/web/src/features/tickets/reply-form.test.tsx')
const byTickets = nightly(
  'packages/mock-server/src/api/handlers/tickets/tickets.test.ts',
  'packages/web/src/features/tickets/recipients.test.ts',
)
const byOpenTicket = nightly(
  'packages/web/src/app/router/open-ticket.test.ts',
  'packages/web/src/features/tickets/from-about.test.ts',
)

/** Opens a ticket with files, of which one does not arrive at first, and goes to it. */
async function openWithFiles(page: Page, mock: Mock) {
  await openAs(page, 'admin', '/service/ticket/add')
  const { dialog, row } = listPage(page)
  await dialog.getByLabel('Subject').fill('Callers hear nothing')
  await dialog.getByLabel('What happened').fill('Since this morning, on every line.')
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
  await expect(page.getByText('The ticket was added.')).toBeVisible()
  await expect(row('Callers hear nothing')).toHaveCount(1)
  await row('Callers hear nothing').getByRole('link', { name: 'Open Callers hear nothing' }).click()
  const opened = dialog.getByRole('listitem', { name: 'Version 1' })
  await expect(opened).toContainText('Since this morning')
  await expect(opened.getByRole('list', { name: 'Files' }).getByRole('link')).toHaveText(['first.log', 'second.log'])
  return { dialog, answer: dialog.getByRole('form', { name: 'Answer' }) }
}

test('a ticket is opened with files, and answered with a file', async ({ page, mock }) => {
  const { dialog, answer } = await openWithFiles(page, mock)
  await answer
    .locator('input[type=file]')
    .setInputFiles({ name: 'trace.log', mimeType: 'text/plain', buffer: Buffer.from('10:04:11 BYE received') })
  await answer.getByLabel('Your answer').fill('The gateway drops the media stream.')
  await answer.getByLabel('State').selectOption('In progress')
  await answer.getByRole('button', { name: 'Add to the ticket' }).click()
  const second = dialog.getByRole('listitem', { name: 'Version 2' })
  await expect(second).toContainText('The gateway drops the media stream.')
  await expect(second).toContainText('State: Open → In progress')
  await expect(second.getByRole('link', { name: /trace\.log/ })).toBeVisible()
  await expect(answer.getByLabel('Your answer')).toHaveValue('')
  // The form is long: what was written comes into sight, where the next one who reads goes on.
  await expect(second).toBeFocused()
  await expect(second).toBeInViewport()
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

test(
  'a file that did not arrive is sent again, and nothing unsent is lost by closing',
  nightly(
    'packages/web/src/features/tickets/upload-queue.test.ts',
    'packages/web/src/features/tickets/reply-form.test.tsx',
  ),
  async ({ page, mock }) => {
    await openAs(page, 'admin', '/service/ticket')
    const { dialog, rows } = listPage(page)
    await rows.first().getByRole('link').first().click()
    const answer = dialog.getByRole('form', { name: 'Answer' })
    const files = ['first.log', 'second.log'].map((name) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(name),
    }))
    await answer.locator('input[type=file]').setInputFiles(files)
    await mock.fault({ operation: 'Ticket.createVersionAttachment', kind: 'status', status: 422, count: 1 })
    await answer.getByLabel('Your answer').fill('Here are the traces.')
    await answer.getByRole('button', { name: 'Add to the ticket' }).click()
    const latest = dialog.getByRole('listitem', { name: /^Version / }).last()
    await expect(latest).toContainText('Here are the traces.')
    await expect(latest.getByRole('link', { name: /second\.log/ })).toBeVisible()
    await expect(answer.getByRole('alert')).toContainText('Not sent')

    await dialog.getByRole('button', { name: 'Close' }).click()
    const question = page.getByRole('dialog', { name: 'Discard your changes?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await answer.getByLabel('Your answer').fill('Half a thought')
    await answer.getByRole('button', { name: 'Send first.log again' }).click()
    await expect(latest.getByRole('link', { name: /first\.log/ })).toBeVisible()
    await expect(answer.getByLabel('Your answer')).toHaveValue('Half a thought')
    await page.goBack()
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(dialog).toHaveCount(0)
  },
)

test('an answer of somebody else comes into the ticket that is read, and takes away nothing that is being typed', async ({
  page,
  request,
}) => {
  await openAs(page, 'admin', '/service/ticket')
  const { dialog, rows } = listPage(page)
  await rows.first().getByRole('link').first().click()
  const answer = dialog.getByRole('form', { name: 'Answer' })
  await answer.getByLabel('Your answer').fill('Half a sentence')
  const [, id] = /(\d+)\/?(\?|$)/.exec(page.url()) ?? []
  const signIn = await request.post('/api/v1/DashUsers/authenticate', { data: { username: 'super', password } })
  const { id: token } = await signIn.json()
  const said = await request.post(`/api/v1/tickets/${id}/versions?access_token=${token}`, {
    data: { body: 'We have looked into it.' },
  })
  expect(said.ok()).toBe(true)
  // As when the network comes back: what nobody tells of is read again, as it is every fifteen seconds.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(dialog.getByText('We have looked into it.')).toBeVisible()
  await expect(dialog.getByText('The ticket has a new answer')).toBeVisible()
  await expect(answer.getByLabel('Your answer')).toHaveValue('Half a sentence')
  await answer.getByRole('button', { name: 'Add to the ticket' }).click()
  await expect(dialog.getByText('Half a sentence')).toBeVisible()
  await expect(answer.getByLabel('Your answer')).toHaveValue('')
  await expect(dialog.getByText('The ticket has a new answer')).toHaveCount(0)
})

test('what was written stays when it cannot be sent', byReplyForm, async ({ page, mock }) => {
  await openAs(page, 'admin', '/service/ticket')
  const { dialog, rows } = listPage(page)
  await rows.first().getByRole('link').first().click()
  const answer = dialog.getByRole('form', { name: 'Answer' })
  await answer.getByRole('button', { name: 'Add to the ticket' }).click()
  await expect(answer.getByRole('alert')).toContainText('Write an answer')
  await answer.getByLabel('Your answer').fill('Please try again.')
  await mock.fault({ operation: 'Ticket.createVersion', kind: 'status', status: 500, message: 'Out of paper' })
  await answer.getByRole('button', { name: 'Add to the ticket' }).click()
  await expect(answer.getByRole('alert')).toContainText('Out of paper')
  await expect(answer.getByLabel('Your answer')).toHaveValue('Please try again.')
})

test('people are told of changes by name, and messages go to them', byTickets, async ({ page }) => {
  await openAs(page, 'super', '/service/ticket/edit/3')
  const { dialog } = listPage(page)
  await dialog.getByRole('button', { name: 'Tell me of changes' }).click()
  const observers = dialog.getByRole('list', { name: 'Observers' }).last()
  await expect(dialog.getByRole('heading', { name: 'Observers (2)' })).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Tell somebody of changes' }).click()
  const name = await textOf(page.getByRole('listbox').getByRole('option').first())
  await page.getByRole('listbox').getByRole('option').first().click()
  await expect(dialog.getByRole('heading', { name: 'Observers (3)' })).toBeVisible()
  await expect(observers).toContainText(name)
  await dialog.getByRole('button', { name: `Stop telling ${name}` }).click()
  await dialog.getByRole('button', { name: 'Stop telling me' }).click()
  await expect(dialog.getByRole('heading', { name: 'Observers (1)' })).toBeVisible()

  await dialog.getByText('Send a message').last().click()
  const message = dialog.getByRole('form', { name: 'Send a message' })
  await message.getByLabel('Address').fill('nowhere')
  await message.getByRole('button', { name: 'Send' }).click()
  await expect(message).toContainText('Write an e-mail address')
  await message.getByLabel('Goes to').selectOption({ index: 1 })
  await message.getByLabel('Text').fill('Please have a look.')
  await message.getByRole('button', { name: 'Send' }).click()
  const sent = dialog.getByRole('list', { name: 'Messages sent' }).last()
  await expect(sent).toContainText('Please have a look.')
  await expect(sent).toContainText(/E-mail to \S+@\S+: sent/)

  const first = dialog.getByRole('listitem', { name: 'Version 1' })
  await first.getByText('Observers and messages').click()
  await expect(first.getByRole('list', { name: 'Observers' }).getByRole('listitem')).toHaveCount(1)
  await expect(first.getByRole('list', { name: 'Messages sent' })).toContainText('E-mail to')
})

test(
  'who may change nothing reads all of it, and is told why',
  nightly('packages/web/src/features/tickets/reply-form.test.tsx', 'packages/web/src/list/every-permission.test.ts'),
  async ({ page }) => {
    await openAs(page, 'readonly', '/service/ticket')
    const { dialog, rows } = listPage(page)
    await rows.first().getByRole('link').first().click()
    await expect(dialog.getByRole('alert')).toContainText('View only')
    await expect(dialog.getByRole('listitem', { name: 'Version 1' })).toBeVisible()
    await expect(dialog.getByRole('heading', { name: /^Observers/ }).last()).toBeVisible()
    await expect(dialog.getByRole('form')).toHaveCount(0)
    await expect(
      dialog.getByRole('button', { name: /^(?!Close$|Next ticket$|Previous ticket$|More to do with)/ }),
    ).toHaveCount(0)
  },
)

test(
  'tickets are counted by state and by owner, and each count leads to its tickets',
  nightly(
    'packages/web/src/features/tickets/ticket-counts.test.tsx',
    'packages/web/src/features/tickets/ticket-filter.test.ts',
  ),
  async ({ page }) => {
    await openAs(page, 'super', '/service/ticket')
    const { rows, chips } = listPage(page)
    const counts = page.getByRole('navigation', { name: 'Tickets by state' })
    const open = counts.getByRole('link', { name: /^Open \d+$/ })
    const count = Number(((await open.textContent()) ?? '').replaceAll(/\D/g, ''))
    expect(count).toBeGreaterThan(0)
    await open.click()
    await expect(chips).toContainText('Open')
    await expect(rows).toHaveCount(Math.min(count, 10))
    const owners = page.getByRole('navigation', { name: 'Tickets by owner' })
    await owners.getByRole('link', { name: /^Mine \d+$/ }).click()
    await expect(chips).toContainText('super')
    await expect(chips).toContainText('Open')
    await counts.getByRole('link', { name: /^All/ }).click()
    const nobodys = owners.getByRole('link', { name: /^Nobody's \d+$/ })
    const unowned = Number((await textOf(nobodys)).replaceAll(/\D/g, ''))
    await nobodys.click()
    await expect(rows).toHaveCount(Math.min(unowned, 10))
    await owners.getByRole('combobox', { name: 'Of somebody else' }).fill('felix')
    await page.getByRole('listbox').getByRole('option').first().click()
    await expect(chips).toContainText('felix')
    await expect(owners.getByRole('link', { name: /\d+$/ }).last()).toHaveAttribute('aria-current', 'true')

    // On a phone they stand in one line, which scrolls, and leave the height to the tickets.
    await page.setViewportSize({ width: 390, height: 844 })
    const tallest = async () => {
      const boxes = await Promise.all([counts, owners].map((each) => each.boundingBox()))
      return Math.max(...boxes.map((box) => box?.height ?? Number.POSITIVE_INFINITY))
    }
    await expect.poll(tallest).toBeLessThan(45)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  },
)

test('a ticket about a row names it, and the next one does not', byOpenTicket, async ({ page }) => {
  await openAs(page, 'admin', '/service/tracking-source')
  const { dialog } = listPage(page)
  const more = page.getByRole('button', { name: /^More to do with / }).first()
  const name = ((await more.getAttribute('aria-label')) ?? '').replace('More to do with ', '')
  await more.click()
  await page.getByRole('menuitem', { name: 'Open a ticket' }).click()
  await expect(dialog.getByRole('list', { name: 'About' })).toHaveText(`Tracking source${name}`)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page).not.toHaveURL(/about/)
  await page.getByRole('button', { name: 'Add ticket' }).click()
  await expect(dialog.getByRole('list', { name: 'About' }).getByRole('listitem')).toHaveCount(0)
})
