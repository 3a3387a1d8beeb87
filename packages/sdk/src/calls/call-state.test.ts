import { expect, it } from 'vitest'
import { callState } from './call-state.ts'

const at = '2026-03-05T15:00:00.000Z'
const minutes = (count: number) => Date.parse(at) + count * 60_000

it.each([
  ['rings until it is answered', { status: 'missed' }, 1, 'ringing'],
  ['goes on once somebody or the mailbox answers', { status: 'voicemail', answeredAt: at }, 1, 'inProgress'],
  ['goes on where a server does not say when it was answered', { status: 'answered' }, 90, 'inProgress'],
  ['has its result once it is over', { status: 'missed', endedAt: at }, 1, 'missed'],
  [
    'to somebody who did not answer was not missed',
    { status: 'missed', direction: 'outbound', endedAt: at },
    1,
    'notAnswered',
  ],
  ['is answered once it is over', { status: 'answered', answeredAt: at, endedAt: at }, 1, 'answered'],
  ['that nobody noted an end of rings no longer than anything does', { status: 'missed' }, 20, 'missed'],
  ['that is noted with its seconds has ended', { status: 'answered', talkSeconds: 60 }, 2, 'answered'],
  ['of another day has ended', { status: 'answered', answeredAt: at }, 24 * 60, 'answered'],
  ['without a beginning that is a moment has its result', { status: 'missed', startedAt: 'soon' }, 1, 'missed'],
] as const)('a call %s', (_, call, after, expected) => {
  expect(callState({ startedAt: at, ...call }, minutes(after))).toBe(expected)
})
