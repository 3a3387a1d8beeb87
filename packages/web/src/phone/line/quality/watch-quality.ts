import type { Quality } from '../../../shared/sound-quality/quality.ts'
import { qualityOf, type SoundFacts } from './quality-of.ts'
import { type Watched, watchFacts } from './watch-facts.ts'

const LOOK_MS = 3000

/** Says every few seconds how good the sound of a call is, from its answer to its end; nothing while it is on hold. */
export function watchQuality(session: Watched, onQuality: (quality: Quality) => void): void {
  let before: SoundFacts | undefined
  watchFacts(session, LOOK_MS, (facts) => {
    if (before && facts) onQuality(qualityOf(before, facts))
    before = facts
  })
}
