import { factsOf } from './facts-of.ts'
import type { SoundFacts } from './quality-of.ts'

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
