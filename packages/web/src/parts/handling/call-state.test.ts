import { expect, it } from 'vitest'
import { callState } from './call-state.ts'

const at = '2026-03-05T15:00:00.000Z'

it.each([
  ['rings until it is answered', { status: 'missed' }, 'ringing'],
  ['goes on once somebody or the mailbox answers', { status: 'voicemail', answeredAt: at }, 'inProgress'],
  ['goes on where a server does not say when it was answered', { status: 'answered' }, 'inProgress'],
  ['has its result once it is over', { status: 'missed', endedAt: at }, 'missed'],
  ['is answered once it is over', { status: 'answered', answeredAt: at, endedAt: at }, 'answered'],
] as const)('a call %s', (_, call, expected) => {
  expect(callState(call)).toBe(expected)
})
