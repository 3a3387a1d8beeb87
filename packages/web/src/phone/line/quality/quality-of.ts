import type { Quality } from '../../../shared/sound-quality/quality.ts'

/** What a connection has counted of the sound that comes in, from its beginning. */
export interface SoundFacts {
  /** Packets that came, and those that did not. */
  received: number
  lost: number
  /** How often the other side has answered that the way to it is open (STUN). */
  wayAnswers: number
  /** How unevenly they come, in milliseconds. */
  jitterMs: number
  /** To the other side and back, in milliseconds; not known at first. */
  roundTripMs?: number | undefined
}

/** Up to where sound is good, and fair: loss in parts of all, times in milliseconds (ITU-T G.114 for the way there and back). */
const limits = {
  loss: [0.01, 0.05],
  jitter: [30, 60],
  delay: [300, 800],
} as const

const reasons = ['loss', 'jitter', 'delay'] as const

/** How good the sound was between two looks at a connection that is not on hold, and what is worst about it. */
export function qualityOf(before: SoundFacts, now: SoundFacts): Quality {
  // A packet that is late after all is taken off what was lost.
  const lost = Math.max(0, now.lost - before.lost)
  const received = now.received - before.received
  if (received <= 0) return { grade: 'poor', reason: 'silence', loss: 1, jitterMs: 0 }
  const loss = lost / (received + lost)
  const { jitterMs, roundTripMs } = now
  const figures = { loss, jitter: jitterMs, delay: roundTripMs ?? 0 }
  const isOver = (at: 0 | 1) => reasons.find((reason) => figures[reason] > limits[reason][at])
  const [poor, fair] = [isOver(1), isOver(0)]
  const reason = poor ?? fair
  return {
    grade: poor ? 'poor' : fair ? 'fair' : 'good',
    ...(reason && { reason }),
    loss,
    jitterMs,
    ...(roundTripMs !== undefined && { roundTripMs }),
  }
}
