import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import type { PhoneCall } from '../machine/phone-state.ts'
import { CallCard } from './call-card.tsx'

const carriedOut = vi.hoisted(() => vi.fn())
vi.mock('../phone.ts', () => ({ act: carriedOut }))

const call: PhoneCall = {
  ...{ id: 'a', callId: 'a@phone.example', direction: 'in', party: '+12125550142', stage: 'ringing' },
  ...{ isMuted: false, isHeld: false, isHeldThere: false, beganMs: 0, answeredMs: 0 },
}

beforeEach(() => {
  carriedOut.mockClear()
  answerCalls(() => [])
})

test('who answers by keyboard is with the call, though the button is gone', () => {
  const { rerender } = render(<CallCard call={call} others={[]} />)
  act(() => screen.getByRole('button', { name: 'Answer' }).focus())
  rerender(<CallCard call={{ ...call, stage: 'talking' }} others={[]} />)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Call with (212) 555-0142' }))
})

test('whom it is given to is with it, and why that did not come about', () => {
  const talking: PhoneCall = { ...call, stage: 'talking' }
  const { rerender } = render(<CallCard call={{ ...talking, transfer: { whom: 'maya' } }} others={[]} />)
  expect(screen.getByText('Being transferred to maya …')).toBeTruthy()
  rerender(<CallCard call={{ ...talking, transfer: { whom: 'maya', ending: 'busy' } }} others={[]} />)
  expect(screen.getByText('Not transferred, and still yours. maya: was busy.')).toBeTruthy()
})

test('a number that the other side gives the call to is called once somebody agrees', () => {
  const asked: PhoneCall = { ...call, stage: 'talking', referral: '+12125550188' }
  render(<CallCard call={asked} others={[]} />)
  expect(screen.getByRole('alert').textContent).toBe(
    '(212) 555-0142 wants to connect you with (212) 555-0188. Your company pays for that call.',
  )
  expect(carriedOut).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }))
  fireEvent.click(screen.getByRole('button', { name: 'Call (212) 555-0188' }))
  expect(carriedOut.mock.calls).toEqual([
    ['answerReferral', 'a', false],
    ['answerReferral', 'a', true],
  ])
})

test('keys can be pressed before somebody answers', () => {
  render(<CallCard call={{ ...call, direction: 'out', stage: 'calling' }} others={[]} />)
  fireEvent.click(screen.getByRole('button', { name: 'Keys' }))
  fireEvent.click(screen.getByRole('button', { name: 'Key 1' }))
  expect(carriedOut).toHaveBeenCalledWith('sendKey', 'a', '1')
})

test('keys of a call are pressed at the keyboard as well, and which were sent is seen', () => {
  const { rerender } = render(<CallCard call={{ ...call, stage: 'talking' }} others={[]} />)
  const card = screen.getByRole('region')
  fireEvent.keyDown(card, { key: '5' })
  expect(carriedOut).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Keys' }))
  for (const key of ['4', '#', '\u0662', 'a']) fireEvent.keyDown(screen.getByRole('button', { name: 'Keys' }), { key })
  fireEvent.keyDown(card, { key: '4', repeat: true })
  fireEvent.keyDown(card, { key: '1', ctrlKey: true })
  fireEvent.click(screen.getByRole('button', { name: 'Key *' }))
  expect(carriedOut.mock.calls).toEqual(['4', '#', '2', '*'].map((key) => ['sendKey', 'a', key]))
  // What the server has refused was not sent.
  expect(screen.queryByText('4#2*')).toBeNull()
  rerender(<CallCard call={{ ...call, stage: 'talking', keys: '4#2*' }} others={[]} />)
  expect(screen.getByText('4#2*')).toBeTruthy()
})

test('anyone who is elsewhere stays there', () => {
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
