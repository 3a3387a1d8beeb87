import type { components } from '@lineboard/contract'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { pending } from '../../state/pending-changes.ts'
import { toasts } from '../../state/toasts.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { MayOpenProvider } from '../../ui/may-open.ts'
import { Details } from './call-details.tsx'
import { CallerCalls } from './caller-calls.tsx'

const ann = { id: 7, username: 'ann', firstName: 'Ann', lastName: 'Lee' }

const owen = testUser({ username: 'owen', firstName: 'Owen', lastName: 'Brennan' })
const grants = (guiSectionId: number, guiPermissionId: number, name: string) => ({
  ...{ id: 1, dashRoleId: 1, guiSectionId, guiPermissionId },
  GuiSection: { id: guiSectionId, name },
})

const startedAt = '2026-11-30T15:24:00.000Z'
const call: components['schemas']['CallLog'] = {
  ...{ id: 3, customerId: 2, callId: 'a@carrier.example', callerNumber: '+12125550111', startedAt },
  ...{ trackingNumber: '+12125550100', direction: 'inbound', status: 'missed', firstTimeCaller: true },
  ...{ ringSeconds: 45, talkSeconds: 0, charge: 0, currency: 'USD', metrics: startedAt, handling: 'open' },
}

let sent: unknown[]

beforeAll(async () => void (await import('./change-calls.ts')))

function signIn(permission: number): void {
  answerCalls((request) => {
    if (request.method === 'GET') return request.url.includes('/CallLogs/3') ? call : [call]
    void request
      .clone()
      .json()
      .then((body) => sent.push(body))
    return { ...call, handling: 'called_back' }
  })
  const DashRole = { id: 1, GuiVisibilities: [grants(1, permission, 'Call Logs')] }
  const user = { ...owen, DashRoleMapping: [{ id: 1, principalType: 'USER', principalId: 3, roleId: 1, DashRole }] }
  showSession({ status: 'signed-in', user: Object(user), token: testToken('t') })
}

beforeEach(() => {
  sent = []
})

const openPanel = () =>
  render(
    <MayOpenProvider value={() => true}>
      <Details row={call} />
    </MayOpenProvider>,
  )

const caller = Object({ number: call.callerNumber, customerId: 2, latest: [call] })
const openCaller = () =>
  render(
    <MayOpenProvider value={() => true}>
      <CallerCalls caller={caller}>{null}</CallerCalls>
    </MayOpenProvider>,
  )

it.each([
  ['the panel of a call', openPanel],
  ['the page of a caller', openCaller],
])('%s sets the follow-up beside its state, at once', async (_, open) => {
  signIn(3)
  open()
  const state = (await screen.findByText('Open')).parentElement ?? document.body
  expect(within(state).queryByRole('button', { name: 'Open again' })).toBeNull()
  fireEvent.click(within(state).getByRole('button', { name: 'Mark as called back' }))
  await waitFor(() => expect(sent).toMatchObject([{ handling: 'called_back' }]))
  await waitFor(() => expect(toasts.list.at(-1)?.text).toBe('(212) 555-0111 was called back.'))
  expect(pending.list).toEqual([])
})

it('the page of a caller says by whom and when a call was called back, apart from what can be done', async () => {
  signIn(3)
  const handled = { ...call, handling: 'called_back', handledBy: 7, handledAt: '2026-11-09T15:24:00.000Z' }
  answerCalls(() => [{ ...handled, handler: ann }])
  render(
    <MayOpenProvider value={() => true}>
      <CallerCalls caller={Object({ ...caller, latest: [handled] })}>{null}</CallerCalls>
    </MayOpenProvider>,
  )
  const state = (await screen.findByText('Called back')).parentElement ?? document.body
  expect(within(state).getByText('Handling:')).toBeDefined()
  expect((await within(state).findByText(/^by Ann Lee, /)).textContent).toContain('11/09/2026')
  const buttons = within(state).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Mark as handled', 'Open again'])
})

it('users who may only read calls see the state without buttons', async () => {
  signIn(2)
  openPanel()
  const state = (await screen.findByText('Open')).parentElement ?? document.body
  expect(within(state).queryAllByRole('button')).toEqual([])
})
