import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import type { PhoneCall } from '../machine/phone-state.ts'
import { CallCard } from './call-card.tsx'

const call: PhoneCall = {
  ...{ id: 'a', callId: 'a@phone.example', direction: 'in', party: '+12125550142', stage: 'ringing' },
  ...{ isMuted: false, isHeld: false, isHeldThere: false, beganMs: 0, answeredMs: 0 },
}

beforeEach(() => answerCalls(() => []))

test('who answers by keyboard is with the call, though the button is gone', () => {
  const { rerender } = render(<CallCard call={call} others={[]} />)
  act(() => screen.getByRole('button', { name: 'Answer' }).focus())
  rerender(<CallCard call={{ ...call, stage: 'talking' }} others={[]} />)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Call with (212) 555-0142' }))
})

test('whom it is given to stands with it, and why that did not come about', () => {
  const talking: PhoneCall = { ...call, stage: 'talking' }
  const { rerender } = render(<CallCard call={{ ...talking, transfer: { whom: 'maya' } }} others={[]} />)
  expect(screen.getByText('Being transferred to maya …')).toBeTruthy()
  rerender(<CallCard call={{ ...talking, transfer: { whom: 'maya', ending: 'busy' } }} others={[]} />)
  expect(screen.getByText('Not transferred, and still yours. maya: was busy.')).toBeTruthy()
})

test('whoever is elsewhere stays there', () => {
  const page = (stage: PhoneCall['stage']) => (
    <>
      <input aria-label="Notes" />
      <CallCard call={{ ...call, stage }} others={[]} />
    </>
  )
  const { rerender } = render(page('ringing'))
  act(() => screen.getByLabelText('Notes').focus())
  rerender(page('talking'))
  expect(document.activeElement).toBe(screen.getByLabelText('Notes'))
})
