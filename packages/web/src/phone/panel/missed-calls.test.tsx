import { accessOf } from '@lineboard/sdk'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionStore } from '../../state/session-store.ts'
import { initSoftphone } from '../../state/softphone-config.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { MissedCalls } from './missed-calls.tsx'
import { CallHistory } from './phone-panel.tsx'

const live = vi.hoisted(() => ({ tell: (_message: object) => {} }))
vi.mock('../../data/live.ts', () => ({
  subscribeLive: (_channel: string, listener: typeof live.tell) => {
    live.tell = listener
    return () => undefined
  },
}))

beforeEach(() => initSoftphone({}))

afterEach(() => {
  sessionStore.access = undefined
})

const missed = (id: number, callerNumber: string) => ({
  id,
  callerNumber,
  startedAt: '2026-05-04T10:00:00Z',
  status: 'missed',
})

const show = (permission: 'READONLY' | 'DENY', calls: () => object[] = () => []) => {
  answerCalls(calls)
  sessionStore.access = accessOf({ id: 7, customerId: 2, DashRoleMapping: [{ principalType: 'USER' }] }, [
    { GuiSection: { name: 'Call Logs' }, GuiPermission: { name: permission } },
  ])
  render(<MissedCalls />)
}

test('missed calls are offered to who sees calls', async () => {
  show('READONLY')
  expect(await screen.findByText('No call was missed')).toBeTruthy()
})

test('a call that is missed while they are in sight is among them', async () => {
  const calls = [missed(1, '+12125550142')]
  show('READONLY', () => [...calls])
  await screen.findByText('(212) 555-0142')
  calls.unshift(missed(2, '+12125550143'))
  act(() => live.tell({ event: 'update', data: calls[0] }))
  expect(await screen.findByText('(212) 555-0143')).toBeTruthy()
})

test('whose number is withheld can’t be called back', async () => {
  show('READONLY', () => [missed(1, 'anonymous'), missed(2, '+12125550142')])
  await screen.findByText('Anonymous')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['(212) 555-0142'])
  cleanup()
  const over = { id: 'a', callId: 'x', direction: 'in', stage: 'over', ending: 'missed', beganMs: 0 } as const
  const quiet = { isMuted: false, isHeld: false, isHeldThere: false }
  render(<CallHistory recent={[{ ...over, ...quiet, party: 'anonymous' }]} />)
  expect(screen.getByText('Anonymous')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('anyone who may not see calls is offered none that never come', () => {
  show('DENY')
  expect(screen.queryByText('Latest missed calls')).toBeNull()
})
