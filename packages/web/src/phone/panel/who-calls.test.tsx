import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { MayOpenProvider } from '../../ui/may-open.ts'
import { WhoCalls } from './who-calls.tsx'

const ticket = { id: 5, subject: 'Wants a call at nine', state: 'open', versions: [{ assetIds: [9] }] }
const settled = { ...ticket, id: 6, subject: 'Was called back', state: 'closed' }
const rows: Readonly<Record<string, unknown>> = {
  PhoneBooks: [{ id: 3, customerId: 1, name: 'Ada Quill', number: '+12125550142', city: 'Salem' }],
  count: { count: 4 },
  OpNumbers: [{ id: 7, tracking_number: '+12125550110', TrackingSource: { id: 2, name: 'Radio' } }],
  LightCallLogs: [{ id: 8, callerNumber: '+12125550142' }],
  Assets: [{ id: 9, kind: 'call', recordId: 8 }],
  tickets: [ticket, settled],
}

it('before a call is answered one knows who calls, what was called, the calls before and the open tickets', async () => {
  answerCalls(({ url }) => rows[new URL(url).pathname.split('/').at(-1) ?? ''] ?? [])
  render(
    <MayOpenProvider value={() => true}>
      <WhoCalls party="+12125550142" called="+12125550110" />
    </MayOpenProvider>,
  )
  expect(await screen.findByText(/^Ada Quill · Salem/)).toBeTruthy()
  expect(await screen.findByText(/^Called \(212\) 555-0110.*Radio/)).toBeTruthy()
  expect(screen.getByText(/3 calls before/)).toBeTruthy()
  const link = await screen.findByRole('link', { name: ticket.subject })
  expect(link.getAttribute('href')).toBe('/service/ticket/view/5')
  expect(screen.queryByText(settled.subject)).toBeNull()
})

it.each([
  ['user', { kind: 'colleague' }, 'Internal call'],
  ['bob@other.example', { kind: 'stranger' }, 'A caller from another network, who cannot be called back'],
  ['5550142', { kind: 'number' }, 'Not in the phone book'],
  ['anonymous', { kind: 'withheld' }, 'Number withheld'],
] as const)('%s is said to be what it is', (party, caller, words) => {
  answerCalls(() => [])
  render(<WhoCalls party={party} caller={{ ...caller, sentName: 'Nora' }} called={undefined} />)
  expect(screen.getByText(words)).toBeTruthy()
  // Of a colleague the phone server knows more than what their phone says.
  expect(screen.queryByText(/Nora/) === null).toBe(caller.kind === 'colleague')
})

it('the name that the network sends is shown as such where nobody else knows the caller', async () => {
  const caller = { kind: 'number', sentName: 'SMITH J' } as const
  answerCalls(() => [])
  const { unmount } = render(<WhoCalls party="+12125550143" caller={caller} called={undefined} />)
  expect(await screen.findByText('The network calls them “SMITH J”')).toBeTruthy()
  unmount()
  answerCalls(({ url }) => rows[new URL(url).pathname.split('/').at(-1) ?? ''] ?? [])
  render(<WhoCalls party="+12125550142" caller={caller} called={undefined} />)
  expect(await screen.findByText(/^Ada Quill/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(/SMITH J/)).toBeNull())
})
