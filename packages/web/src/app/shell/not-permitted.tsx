import { useLocation } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { fillPath } from '../../places/href.ts'
import type { Place } from '../../places/place.ts'
import { matchPlace } from '../../places/place-at.ts'
import { titleOf } from '../../places/title-of.ts'
import { useSession } from '../../state/session.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { PlainState } from '../../ui/plain-state.tsx'
import { firstScreen } from '../router/first-screen.ts'
import type { Refusal } from '../router/permission.ts'
import { useRouteEffects } from '../router/use-route-effects.ts'
import { t } from './shell.messages.ts'

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

function Reason({ place, refusal }: NotPermittedProps) {
  const { access } = useSession()
  const [path] = useLocation()
  const title = titleOf(place.id)
  if (refusal === 'read-only') {
    return (
      <PlainState
        title={t('notPermitted.readOnlyTitle', { title })}
        text={t('notPermitted.readOnlyText')}
        action={{
          label: t('notPermitted.back', { title }),
          onPress: () => navigate(fillPath(place.path, matchPlace(path)?.params ?? {})),
        }}
      />
    )
  }
  const home = access && firstScreen(access)
  return (
    <PlainState
      title={t('notPermitted.title', { title })}
      text={t('notPermitted.text')}
      {...(home && { action: { label: t('notPermitted.home'), onPress: () => navigate(home) } })}
    />
  )
}
