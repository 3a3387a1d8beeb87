import type { Access } from '@lineboard/sdk'
import { useLocation } from 'wouter'
import { navigate } from '../../browser/navigate.ts'
import { fillPath } from '../../places/href.ts'
import { firstScreen, isChanged, isSeen } from '../../places/is-seen.ts'
import { allPlaces, isList, type Place } from '../../places/place.ts'
import { matchPlace } from '../../places/place-at.ts'
import { titleOf } from '../../places/title-of.ts'
import {
  askInTicketText,
  firstSeenText,
  ticketForUnseen,
  whyUnchangedText,
  whyUnseenText,
} from '../../places/why-unseen.ts'
import { useSession } from '../../state/session.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { PlainState } from '../../ui/plain-state.tsx'
import { t } from '../shell.messages.ts'
import { useRouteEffects } from './use-route-effects.ts'

/** Why a person may not open an address: not at all, or not what changes things. */
type Refusal = 'denied' | 'read-only'

/** Parts of an address that only open something to change. Editing shows its values to everybody who may read. */
const change = /\/(add|delete)(\/|$)/

/** Why the person may not open a place at this path; undefined for who may. */
export function refusalOf(place: Place, access: Access, path: string): Refusal | undefined {
  // Lists say themselves that their rows may not be seen, in the place of the rows.
  if (!isSeen(place, access)) {
    if (isList(place)) return undefined
    return isSeen({ ...place, forChangers: false }, access) ? 'read-only' : 'denied'
  }
  return change.test(path) && !isChanged(place, access) ? 'read-only' : undefined
}

interface NotPermittedProps {
  place: Place
  refusal: Refusal
}

/** Why a page is not shown, and the way on. */
export function NotPermitted({ place, refusal }: NotPermittedProps) {
  useRouteEffects(place, true)
  return (
    <>
      <PageHeader title={titleOf(place.id)} />
      <Reason place={place} refusal={refusal} />
    </>
  )
}

/** What people who only look may see instead: the screen that a place of those who change stands beside, else the place itself. */
const seenBeside = (place: Place): Place =>
  (place.forChangers && allPlaces.find(({ menu }) => menu !== undefined && menu === place.parentMenu)) || place

function Reason({ place, refusal }: NotPermittedProps) {
  const { access } = useSession()
  const [path] = useLocation()
  if (refusal === 'read-only') {
    const seen = seenBeside(place)
    const title = titleOf(seen.id)
    return (
      <PlainState
        title={t('notPermitted.readOnlyTitle', { title })}
        text={access ? whyUnchangedText(place, access) : ''}
        action={{
          label: t('notPermitted.back', { title }),
          onPress: () => navigate(fillPath(seen.path, matchPlace(path)?.params ?? {})),
        }}
      />
    )
  }
  const title = titleOf(place.id)
  const home = access && firstScreen(access)
  const ticketHref = access && ticketForUnseen(place, title, access)
  const action = ticketHref
    ? { label: askInTicketText(), onPress: () => navigate(ticketHref) }
    : home && { label: firstSeenText(), onPress: () => navigate(home) }
  return (
    <PlainState
      title={t('notPermitted.title', { title })}
      text={access ? whyUnseenText(place, access) : ''}
      {...(action && { action })}
    />
  )
}
