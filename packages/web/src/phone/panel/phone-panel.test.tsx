import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
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
