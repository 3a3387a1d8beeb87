import type { Quality } from '../../../parts/sound-quality/quality.ts'
import { factsOf } from './facts-of.ts'
import { qualityOf, type SoundFacts } from './quality-of.ts'

const LOOK_MS = 3000

/** A call, as much of the library's as is needed. */
interface Watched {
  isOnHold(): { local: boolean; remote: boolean }
  connection: { getStats(): Promise<{ values(): Iterable<Readonly<Record<string, unknown>>> }> }
  on(type: 'ended' | 'failed', listener: () => void): unknown
}

/** Says every few seconds how good the sound of a call is, from its answer to its end; nothing while it is on hold. */
export function watchQuality(session: Watched, tell: (quality: Quality) => void): void {
  let before: SoundFacts | undefined
  async function look(): Promise<void> {
    const { local, remote } = session.isOnHold()
    const facts = local || remote ? undefined : factsOf((await session.connection.getStats()).values())
    if (before && facts) tell(qualityOf(before, facts))
    before = facts
  }
  // A connection that is closed meanwhile has nothing more to say.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS)
  const end = () => clearInterval(timer)
  session.on('ended', end)
  session.on('failed', end)
}
