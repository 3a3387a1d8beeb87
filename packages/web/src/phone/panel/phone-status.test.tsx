import { render, screen, waitFor } from '@testing-library/react'
import { ref } from 'valtio'
import { afterEach, expect, test } from 'vitest'
import { type PhoneCall, type PhoneState, phoneOff } from '../machine/phone-state.ts'
import { phone } from '../phone.ts'
import { PhoneStatus } from './phone-panel.tsx'

const show = (change: Partial<PhoneState>) => Object.assign(phone, { state: ref({ ...phoneOff, ...change }) })
const call: PhoneCall = {
  ...{ id: 'a', callId: 'a@phone.example', direction: 'in', party: 'user', stage: 'talking' },
  ...{ isMuted: false, isHeld: false, isHeldThere: false, beganMs: 0 },
}

afterEach(() => void show({}))

test('a tab that can’t take the phone of another one yet says why', async () => {
  show({ registration: 'registered', calls: [call] })
  render(<PhoneStatus />)
  const take = () => screen.getByRole('button', { name: 'Use it in this tab' })
  expect(take()).toHaveProperty('disabled', true)
  expect(screen.getByRole('status').textContent).toContain('once its calls are over')
  show({ registration: 'registered' })
  await waitFor(() => expect(take()).toHaveProperty('disabled', false))
  expect(screen.getByRole('status').textContent).not.toContain('once its calls are over')
})
