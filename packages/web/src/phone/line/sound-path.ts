import type { SoundFacts } from './line-quality.ts'

/** Sound comes in packets of 20 ms; a gap as long as this is heard by anybody, and a busy network has none. */
const STILL_MS = 600

/** Follows whether sound finds its way to this side. */
export interface SoundPath {
  /** What the browser says of the way: it needs several seconds to notice that one is gone. */
  iceIs(state: RTCIceConnectionState): void
  /** What has come by now, at a time in milliseconds; nothing where the call is on hold. */
  look(facts: Pick<SoundFacts, 'received' | 'wayAnswers'> | undefined, nowMs: number): void
}

/**
 * Tells when sound breaks off, and when it is back: a stream that stops tells it within a second. Phones that send nothing while
 * nobody speaks are known by a way that answers although no sound comes: from then on the browser alone is believed.
 */
export function createSoundPath(onLost: (isLost: boolean) => void): SoundPath {
  let isBroken = false
  /** Whether the way was gone since the last packet: who finds it again may answer before sending. */
  let wasBroken = false
  let isStill = false
  let mayRest = false
  let isReported = false
  let before: { received: number; wayAnswers: number; atMs: number } | undefined

  function say(): void {
    const isLost = isBroken || isStill
    if (isLost === isReported) return
    isReported = isLost
    onLost(isLost)
  }

  return {
    iceIs(state) {
      if (state === 'disconnected' || state === 'failed') isBroken = wasBroken = true
      // While another way is tried, none is known yet.
      if (state === 'connected' || state === 'completed') isBroken = false
      say()
    },
    look(facts, nowMs) {
      if (!facts) {
        before = undefined
        isStill = false
      } else if (!before || facts.received > before.received) {
        before = { ...facts, atMs: nowMs }
        wasBroken = isBroken
        isStill = false
      } else {
        if (isStill && !wasBroken && facts.wayAnswers > before.wayAnswers) mayRest = true
        before.wayAnswers = facts.wayAnswers
        isStill = !mayRest && before.received > 0 && nowMs - before.atMs >= STILL_MS
      }
      say()
    },
  }
}
