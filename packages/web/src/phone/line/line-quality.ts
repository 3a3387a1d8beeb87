import type { Quality } from '../../shared/sound-quality/quality.ts'

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

const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined)
const inMs = (seconds: number | undefined) => (seconds === undefined ? undefined : Math.round(seconds * 1000))

/** What the statistics of a connection (W3C webrtc-stats) say of the sound that comes in; undefined before any has come. */
export function factsOf(stats: Iterable<Readonly<Record<string, unknown>>>): SoundFacts | undefined {
  const all = [...stats]
  const sound = all.find(({ type, kind }) => type === 'inbound-rtp' && kind === 'audio')
  const received = numberOf(sound?.packetsReceived)
  if (!sound || received === undefined) return undefined
  const ways = all.filter(({ type }) => type === 'candidate-pair')
  const way = ways.find(({ nominated, state }) => nominated && state === 'succeeded')
  return {
    received,
    lost: numberOf(sound.packetsLost) ?? 0,
    wayAnswers: ways.reduce((sum, { responsesReceived }) => sum + (numberOf(responsesReceived) ?? 0), 0),
    jitterMs: inMs(numberOf(sound.jitter)) ?? 0,
    roundTripMs: inMs(numberOf(way?.currentRoundTripTime)),
  }
}

/** A call, as much of the library's as is needed. */
interface Watched {
  isOnHold(): { local: boolean; remote: boolean }
  connection: { getStats(): Promise<{ values(): Iterable<Readonly<Record<string, unknown>>> }> }
  on(type: 'ended' | 'failed', listener: () => void): unknown
}

/** Looks at the sound of a call every so many milliseconds, to its end; there are no facts while it is on hold. */
export function watchFacts(session: Watched, everyMs: number, onFacts: (facts: SoundFacts | undefined) => void): void {
  async function look(): Promise<void> {
    const { local, remote } = session.isOnHold()
    onFacts(local || remote ? undefined : factsOf((await session.connection.getStats()).values()))
  }
  // A connection that is closed meanwhile has nothing more to say.
  const timer = setInterval(() => void look().catch(() => undefined), everyMs)
  const end = () => clearInterval(timer)
  session.on('ended', end)
  session.on('failed', end)
}

const LOOK_MS = 3000

/** Says every few seconds how good the sound of a call is, from its answer to its end; nothing while it is on hold. */
export function watchQuality(session: Watched, onQuality: (quality: Quality) => void): void {
  let before: SoundFacts | undefined
  watchFacts(session, LOOK_MS, (facts) => {
    if (before && facts) onQuality(qualityOf(before, facts))
    before = facts
  })
}
