import { expect, it } from 'vitest'
import { factsOf, qualityOf } from '../line-quality.ts'

const start = { received: 1000, lost: 10, wayAnswers: 1, jitterMs: 5 }
const after = (received: number, lost: number, more: { jitterMs?: number; roundTripMs?: number } = {}) => ({
  ...start,
  received: 1000 + received,
  lost: 10 + lost,
  ...more,
})

it.each([
  ['nothing is lost', after(150, 0, { roundTripMs: 40 }), 'good', undefined],
  ['one of a hundred is lost', after(99, 1), 'good', undefined],
  ['some is lost', after(97, 3), 'fair', 'loss'],
  ['much is lost', after(90, 10), 'poor', 'loss'],
  ['a late one came after all', after(150, -2), 'good', undefined],
  ['it comes unevenly', after(150, 0, { jitterMs: 45 }), 'fair', 'jitter'],
  ['it comes in bursts', after(150, 0, { jitterMs: 80 }), 'poor', 'jitter'],
  ['the way is long', after(150, 0, { roundTripMs: 400 }), 'fair', 'delay'],
  ['the way is too long', after(150, 0, { roundTripMs: 900 }), 'poor', 'delay'],
  ['what is poor goes before what is fair', after(97, 3, { roundTripMs: 900 }), 'poor', 'delay'],
  ['nothing comes', after(0, 0), 'poor', 'silence'],
] as const)('%s', (_name, now, grade, reason) => {
  const quality = qualityOf(start, now)
  expect([quality.grade, quality.reason]).toEqual([grade, reason])
})

it('figures are those since the look before', () => {
  expect(qualityOf(start, after(90, 10, { jitterMs: 7, roundTripMs: 20 }))).toMatchObject({
    loss: 0.1,
    jitterMs: 7,
    roundTripMs: 20,
  })
})

it('the statistics of a browser are read: seconds are milliseconds, and of ways the one in use counts', () => {
  const stats = [
    { type: 'candidate-pair', nominated: false, state: 'succeeded', currentRoundTripTime: 3, responsesReceived: 2 },
    { type: 'candidate-pair', nominated: true, state: 'succeeded', currentRoundTripTime: 0.042, responsesReceived: 5 },
    { type: 'inbound-rtp', kind: 'video', packetsReceived: 9 },
    { type: 'inbound-rtp', kind: 'audio', packetsReceived: 500, packetsLost: 4, jitter: 0.012 },
  ]
  expect(factsOf(stats)).toEqual({ received: 500, lost: 4, wayAnswers: 7, jitterMs: 12, roundTripMs: 42 })
  expect(factsOf(stats.slice(0, 3))).toBeUndefined()
})
