import { accessOf } from '@lineboard/sdk'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { sessionStore } from '../../state/session-store.ts'
import { toasts } from '../../state/toasts.ts'
import { ReplyForm } from './reply-form.tsx'

const at = '2026-05-29T16:20:44.000Z'
const same = { priority: 'normal', stateId: 1, state: 'open', createdBy: 3, createdAt: at } as const
const latest = { id: 8, ticketId: 7, number: 1, title: 'No ring', body: '', assetIds: [], ...same }
const ticket = { id: 7, customerId: 2, subject: 'No ring', versionId: 8, versionNumber: 1, updatedAt: at, ...same }
const nothing = () => undefined
const uploads = {
  ...{ files: [], problems: [], add: nothing, remove: nothing, stop: nothing, retry: nothing },
  send: async () => true,
}

const reported = vi.fn()
let answer: { status: number; body: object }

beforeEach(() => {
  reported.mockClear()
  toasts.list.length = 0
  setErrorHandler(reported)
  const fetch = async () => Response.json(answer.body, { status: answer.status })
  initClient({ wholeContract: true, baseUrl: 'http://core.example/api/v1', retry: false, fetch })
})
afterEach(() => {
  sessionStore.access = undefined
})
const refusal = (field: string, message: string) => ({
  status: 422,
  body: {
    error: {
      statusCode: 422,
      name: 'ValidationError',
      message: 'The `TicketVersion` instance is not valid.',
      details: { context: 'TicketVersion', codes: { [field]: ['existence'] }, messages: { [field]: [message] } },
    },
  },
})

async function reply(notified?: readonly string[]) {
  render(
    <ReplyForm
      ticket={ticket}
      latest={latest}
      assets={[]}
      ownerName=""
      uploads={uploads}
      notified={notified}
      onTyping={nothing}
      onSent={nothing}
    />,
  )
  fireEvent.change(screen.getByLabelText(/^Subject/), { target: { value: 'It rings' } })
  fireEvent.submit(screen.getByRole('form'))
}

it('shows what the server refuses at its field, with the focus', async () => {
  answer = refusal('title', 'is too long for the printer')
  await reply()
  const field = screen.getByLabelText(/^Subject/)
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText(/too long for the printer/)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(reported).not.toHaveBeenCalled()
})

it('shows a state that is there no more at the field of the state', async () => {
  answer = refusal('stateId', 'is no state of tickets')
  await reply()
  const field = screen.getByLabelText(/^State/)
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(toasts.list).toEqual([])
})

it('says what has no field in words, at the form and in a toast', async () => {
  answer = refusal('versionId', 'is no version of the ticket')
  await reply()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).not.toMatch(/versionId|TicketVersion/)
  expect(toasts.list.map(({ text }) => text)).toEqual([alert.textContent])
})

it('hands on what is about nothing that was typed', async () => {
  answer = { status: 500, body: { error: { statusCode: 500, name: 'Error', message: 'x' } } }
  await reply()
  await waitFor(() => expect(reported).toHaveBeenCalledTimes(1))
})

it('an answer that comes back without its id is sent once, and its files wait', async () => {
  answer = { status: 200, body: { ticketId: 7, title: 'It rings' } }
  const send = vi.fn(async () => true)
  const files = [{ key: 1, name: 'log.txt', size: 3, status: 'chosen' as const, share: 0 }]
  const waiting = { ...uploads, files, send }
  render(
    <ReplyForm
      ticket={ticket}
      latest={latest}
      assets={[]}
      ownerName=""
      uploads={waiting}
      onTyping={nothing}
      onSent={nothing}
    />,
  )
  fireEvent.change(screen.getByLabelText(/^Subject/), { target: { value: 'It rings' } })
  fireEvent.submit(screen.getByRole('form'))
  await waitFor(() => expect(toasts.list).toHaveLength(2))
  expect(toasts.list.at(-1)?.text).toMatch(/files are not sent yet/)
  expect(send).not.toHaveBeenCalled()
  expect(screen.getByLabelText(/^Subject/)).toHaveProperty('value', 'No ring')
})

it.each([
  ['staff', ['Owen Brennan', 'Priya Rahman'], 'Added. Goes by e-mail to Owen Brennan, Priya Rahman.'],
  ['staff', [], 'Added. Nobody else observes it: nobody gets an e-mail.'],
  [
    'a customer',
    [],
    'Added. The people who run this service see it in their list of tickets. Nobody else observes it: nobody gets an e-mail.',
  ],
  ['a customer', undefined, 'Added to the ticket.'],
])('says to %s who gets the answer: %j', async (whom, notified, text) => {
  answer = { status: 200, body: { id: 9, ticketId: 7, number: 2, title: 'It rings', body: '', assetIds: [], ...same } }
  sessionStore.access = accessOf({ id: 3, customerId: 2, isSuperAdmin: whom === 'staff' }, [])
  await reply(notified)
  await waitFor(() => expect(toasts.list.map((toast) => toast.text)).toEqual([text]))
  const hint = text.match(/The people who run this service see it in their list of tickets/)
  if (hint) expect(screen.getByText(new RegExp(hint[0]))).toBeTruthy()
})
