import type { components } from '@lineboard/contract'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { MayOpenProvider } from '../../ui/may-open.ts'
import { Details } from './call-details.tsx'
import { noteBlocked } from './callers.ts'

type CallLog = components['schemas']['CallLog']

afterEach(cleanup)

const startedAt = new Date().toISOString()
const call: CallLog = {
  ...{ id: 3, customerId: 2, callId: 'a@carrier.example', callerNumber: '+12125550111', startedAt },
  ...{ trackingNumber: '+12125550100', direction: 'inbound', status: 'missed', firstTimeCaller: true },
  ...{ ringSeconds: 45, talkSeconds: 0, charge: 0, currency: 'USD', metrics: '' },
}

it.each([
  ['that has ended without one', { endedAt: '2026-11-01T12:00:45.000Z' }, true, false],
  ['that goes on', {}, false, false],
  ['of another day without an end', { startedAt: '2026-11-01T12:00:00.000Z' }, true, false],
  ['that has one', { endedAt: '2026-11-01T12:00:45.000Z', recordingId: 7 }, false, true],
])('a call %s says so at the place of its recording', async (_, more, saysNone, isHeard) => {
  const row = { ...call, ...more }
  answerCalls(() => row)
  render(
    <MayOpenProvider value={() => true}>
      <Details row={row} />
    </MayOpenProvider>,
  )
  await screen.findByText('Who called')
  expect(screen.queryByText('Ringing') !== null).toBe(!saysNone && !isHeard)
  expect(screen.queryByText('There is no recording of this call.') !== null).toBe(saysNone)
  expect(screen.queryByRole('button', { name: 'Listen to the recording' }) !== null).toBe(isHeard)
})

it('a call of a blocked caller says so as soon as the caller is blocked', async () => {
  answerCalls(() => call)
  render(<Details row={call} />)
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => noteBlocked([{ number: call.callerNumber, customerId: call.customerId }]))
  expect((await screen.findByRole('alert')).textContent).toBe('Calls of (212) 555-0111 are rejected')
  noteBlocked([])
})

it.each([
  [
    'a contact, with what is written there',
    { caller_contactId: 4 },
    'Wants a quote Change the notes',
    '/service/phone-book/edit/4',
  ],
  [
    'who is no contact, on the page of the caller',
    {},
    'Add a note',
    '/service/call-log/caller/%2B12125550111?customer=2',
  ],
])('notes are kept of %s', async (_, more, words, href) => {
  answerCalls(({ url }) => (url.includes('/PhoneBooks/4') ? { id: 4, notes: 'Wants a quote' } : call))
  render(
    <MayOpenProvider value={() => true}>
      <Details row={{ ...call, ...more }} />
    </MayOpenProvider>,
  )
  const label = await screen.findByText('Notes about the caller')
  await waitFor(() => expect(label.nextElementSibling?.textContent?.trim()).toBe(words))
  expect(label.parentElement?.querySelector('a')?.getAttribute('href')).toBe(href)
})
