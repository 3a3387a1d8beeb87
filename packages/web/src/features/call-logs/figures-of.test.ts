import { expect, it } from 'vitest'
import { figuresOf, sourcesOf } from './caller-calls.tsx'

const call = (id: number, startedAt: string, more: object = {}) => ({
  id,
  customerId: 2,
  direction: 'inbound' as const,
  status: 'answered' as const,
  startedAt,
  talkSeconds: 10,
  callerNumber: '+12125550101',
  trackingNumber: '+16465550118',
  charge: 0,
  firstTimeCaller: false,
  ...more,
})

const calls = [
  call(3, '2026-03-03T10:00:00.000Z', { trackingSourceId: 8 }),
  call(1, '2026-03-01T10:00:00.000Z', { trackingSourceId: 7, status: 'missed', talkSeconds: 0 }),
  call(2, '2026-03-02T10:00:00.000Z', { trackingSourceId: 8, status: 'voicemail', talkSeconds: 5 }),
  call(4, '2026-03-02T12:00:00.000Z'),
]

it('adds up what the calls of a number come to, in whatever order they are', () => {
  expect(figuresOf(calls)).toEqual({
    calls: 4,
    answered: 2,
    talkSeconds: 25,
    first: '2026-03-01T10:00:00.000Z',
    last: '2026-03-03T10:00:00.000Z',
  })
  expect(figuresOf([])).toEqual({ calls: 0, answered: 0, talkSeconds: 0, first: undefined, last: undefined })
})

it('counts calls by source, the most at first', () => {
  expect(sourcesOf(calls)).toEqual([
    { id: 8, calls: 2 },
    { id: 7, calls: 1 },
  ])
})
