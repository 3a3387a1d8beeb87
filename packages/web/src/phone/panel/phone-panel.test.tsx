import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { ref } from 'valtio'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { initSoftphone } from '../../state/softphone-config.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { type PhoneCall, type PhoneState, phoneOff } from '../machine/phone-state.ts'
import { phone } from '../phone.ts'
import { PhonePanel, PhoneStatus } from './phone-panel.tsx'

const show = (change: Partial<PhoneState>) =>
  act(async () => void Object.assign(phone, { state: ref({ ...phoneOff, registration: 'registered', ...change }) }))

const call: PhoneCall = {
  ...{ id: 'a', callId: 'a@phone.example', direction: 'in', party: 'user', stage: 'ringing' },
  ...{ isMuted: false, isHeld: false, isHeldThere: false, beganMs: 0 },
}

beforeEach(() => {
  answerCalls(() => [])
  Object.assign(globalThis, { isSecureContext: true })
  initSoftphone({ scheme: 'ws', port: 1, path: '/ws', sipDomain: 'x.invalid' })
})
afterEach(() => void Object.assign(phone, { state: ref(phoneOff) }))

test('a number that is being typed stays while a call rings, and while the connection is lost', async () => {
  await show({})
  render(<PhonePanel />)
  const field = () => screen.getByLabelText<HTMLInputElement>('Number or username')
  const dial = () => screen.getByRole('button', { name: 'Call' })
  fireEvent.change(field(), { target: { value: '+44 20 79' } })
  field().focus()
  await show({ calls: [call] })
  expect(screen.getByRole('button', { name: 'Answer' })).toBeTruthy()
  expect(document.activeElement).toBe(field())
  await show({ registration: 'lost' })
  expect(dial()).toHaveProperty('disabled', true)
  await show({})
  expect(field().value).toBe('+44 20 79')
  expect(dial()).toHaveProperty('disabled', false)
})

test.each(['before', 'after'])('a call is answered beside a form that was opened %s the softphone', async (order) => {
  const form = (
    <Dialog title="Add ticket">
      <input aria-label="Subject" />
    </Dialog>
  )
  await show({ calls: [call] })
  const page = (hasForm: boolean, hasPhone: boolean) => (
    <>
      {hasForm && form}
      {hasPhone && <PhonePanel />}
    </>
  )
  const { rerender } = render(page(order === 'before', order === 'after'))
  rerender(page(true, true))
  const answer = await screen.findByRole('button', { name: 'Answer' })
  expect(screen.getByRole('textbox', { name: 'Subject' })).toBeTruthy()
  act(() => answer.focus())
  expect(document.activeElement).toBe(answer)
})

test('a call that rings while the connection is lost can be answered once it is back', async () => {
  await show({ calls: [call], registration: 'lost' })
  render(<PhonePanel />)
  expect(screen.getByRole('button', { name: 'Answer' })).toHaveProperty('disabled', true)
  expect(screen.getByText('No connection to the phone server. You can answer once it is back.')).toBeTruthy()
  await show({ calls: [call] })
  expect(screen.getByRole('button', { name: 'Answer' })).toHaveProperty('disabled', false)
})

test('calls that are over say when, which way, how long, and what to do where they came to nothing', async () => {
  const over = { ...call, stage: 'over', ending: 'hungUp' } as const
  const recent: PhoneCall[] = [
    { ...over, id: 'b', party: '+12125550199', direction: 'out', ending: 'moved', movedTo: '+12125550188' },
    { ...over, id: 'c', party: 'bob@other.example', caller: { kind: 'stranger' }, ending: 'missed' },
    { ...over, id: 'd', answeredMs: 1000, endedMs: 186_000 },
  ]
  await show({ recent: [{ ...over, id: 'e', direction: 'out', ending: 'serverTrouble' }, ...recent] })
  render(<PhonePanel />)
  const entries = within(screen.getByRole('region', { name: 'Softphone' })).getAllByRole('listitem')
  const [failed, moved, stranger, talked] = entries.map((entry) => entry.textContent)
  expect(failed).toMatch(/Outgoing · .*the phone server or its gateway failed.*Try again in a few minutes/)
  expect(moved).toContain('has another number now')
  expect(screen.getByRole('button', { name: 'Call (212) 555-0188' })).toBeTruthy()
  expect(stranger).toMatch(/^bob@other.example.*was missed/)
  expect(screen.queryByRole('button', { name: 'Call bob@other.example' })).toBeNull()
  expect(talked).toMatch(/Incoming · .* · Lasted 3:05 · ended/)
})

test('a tab that can’t take the phone of another one yet says why', async () => {
  await show({ calls: [{ ...call, stage: 'talking' }] })
  render(<PhoneStatus />)
  const take = () => screen.getByRole('button', { name: 'Use it in this tab' })
  expect(take()).toHaveProperty('disabled', true)
  expect(screen.getByRole('status').textContent).toContain('once its calls are over')
  await show({})
  await waitFor(() => expect(take()).toHaveProperty('disabled', false))
  expect(screen.getByRole('status').textContent).not.toContain('once its calls are over')
})
