import { test } from './support/fresh-server.ts'
import { listPage } from './support/list-page.ts'
import { expect } from './support/patient.ts'
import { openAs } from './support/sign-in.ts'

test('a ticket is opened, answered with files, and says what changed', async ({ page }) => {
  await openAs(page, 'admin', '/service/ticket/add')
  const { dialog, row } = listPage(page)
  await dialog.getByLabel('Subject').fill('Callers hear nothing')
  await dialog.getByLabel('What happened').fill('Since this morning, on every line.')
  await dialog.getByLabel('Priority').selectOption('High')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The ticket was added.')).toBeVisible()
  await row('Callers hear nothing').getByRole('link', { name: 'Open Callers hear nothing' }).click()
  await expect(dialog.getByRole('listitem', { name: 'Version 1' })).toContainText('Since this morning')

  const answer = dialog.getByRole('form', { name: 'Answer' })
  const file = answer.locator('input[type=file]')
  await file.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<b>hello</b>') })
  await expect(answer.getByRole('alert')).toContainText('page.html is of a type that is not taken')
  await file.setInputFiles({ name: 'trace.log', mimeType: 'text/plain', buffer: Buffer.from('10:04:11 BYE received') })
  await answer.getByLabel('Your answer').fill('The gateway drops the media stream.')
  await answer.getByLabel('State').selectOption('In progress')
  await answer.getByRole('button', { name: 'Add to the ticket' }).click()
  const second = dialog.getByRole('listitem', { name: 'Version 2' })
  await expect(second).toContainText('The gateway drops the media stream.')
  await expect(second).toContainText('State: Open → In progress')
  await expect(second.getByRole('link', { name: /trace\.log/ })).toBeVisible()
  await expect(answer.getByLabel('Your answer')).toHaveValue('')
})

test('what was written stays when it can not be sent', async ({ page, mock }) => {
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

test('one can be told of changes, and no longer', async ({ page }) => {
  await openAs(page, 'super', '/service/ticket')
  const { dialog, rows } = listPage(page)
  await rows.first().getByRole('link').first().click()
  await dialog.getByRole('button', { name: 'Tell me of changes' }).click()
  await expect(dialog.getByRole('button', { name: 'Stop telling me' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Stop telling me' }).click()
  await expect(dialog.getByRole('button', { name: 'Tell me of changes' })).toBeVisible()
})

test('tickets are counted by state and by owner, and each count leads to its tickets', async ({ page }) => {
  await openAs(page, 'super', '/service/ticket')
  const { rows, chips } = listPage(page)
  const counts = page.getByRole('navigation', { name: 'Tickets by state' })
  const open = counts.getByRole('link', { name: /^Open \d+$/ })
  const count = Number(((await open.textContent()) ?? '').replaceAll(/\D/g, ''))
  expect(count).toBeGreaterThan(0)
  await open.click()
  await expect(chips).toContainText('open')
  await expect(rows).toHaveCount(Math.min(count, 10))
  await counts.getByRole('link', { name: /^Mine/ }).click()
  await expect(chips).toContainText('super')
})
