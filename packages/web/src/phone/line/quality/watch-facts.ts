import type { SoundFacts } from './quality-of.ts'

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
export interface Watched {
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
