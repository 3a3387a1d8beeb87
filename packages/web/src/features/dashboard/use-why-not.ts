import { isSeen } from '../../places/is-seen.ts'
import { placeFacts } from '../../places/place.ts'
import { whyUnchangedText, whyUnseenText } from '../../places/why-unseen.ts'
import { mayAs } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import type { FirstStep } from './first-number-steps.ts'

/** What each step changes, and the place where that is done. */
const needed = {
  buy: { operation: 'NumberProvider.reserve', place: placeFacts.buyNumbers, section: 'Buy Numbers' },
  rings: { operation: 'OpNumber.upsert', place: placeFacts.trackingNumberSetup, section: 'Tracking Numbers' },
  test: { operation: 'OpNumber.upsert', place: placeFacts.trackingNumberSetup, section: 'Tracking Numbers' },
} as const

/** Why the person may not do a step, and who can change that; undefined for who may. */
export function useWhyNot(step: FirstStep): string | undefined {
  const { access } = useSession()
  const { operation, place, section } = needed[step]
  if (!access || (isSeen(place, access) && mayAs(access, operation))) return undefined
  return isSeen({ section }, access) ? whyUnchangedText({ section }, access) : whyUnseenText(place, access)
}
