import { isChanged, isSeen } from '../../places/is-seen.ts'
import { placeFacts } from '../../places/place.ts'
import { whyUnchangedText, whyUnseenText } from '../../places/why-unseen.ts'
import { useSession } from '../../state/session.ts'
import type { FirstStep } from './first-number-steps.ts'

const setUp = { place: placeFacts.trackingNumberSetup, section: 'Tracking Numbers' } as const

/** The place where each step is done, and the section whose permission it takes. */
const needed = { buy: { place: placeFacts.buyNumbers, section: 'Buy Numbers' }, rings: setUp, test: setUp } as const

/** Why the person may not do a step, and who can change that; undefined for who may. */
export function useWhyNot(step: FirstStep): string | undefined {
  const { access } = useSession()
  const { place, section } = needed[step]
  if (!access || (isSeen(place, access) && isChanged({ section }, access))) return undefined
  return isSeen({ section }, access) ? whyUnchangedText({ section }, access) : whyUnseenText(place, access)
}
