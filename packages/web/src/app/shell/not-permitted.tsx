import { navigate } from 'wouter/use-browser-location'
import { useSession } from '../../state/session.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { PlainState } from '../../ui/plain-state.tsx'
import { type AppRoute, addressOf } from '../router/app-route.ts'
import { firstScreen } from '../router/first-screen.ts'
import type { Refusal } from '../router/permission.ts'
import { routes } from '../router/routes.ts'
import { useRouteEffects } from '../router/use-route-effects.ts'
import { t } from './shell.messages.ts'

interface NotPermittedProps {
  route: AppRoute
  refusal: Refusal
}

/** Why a page is not shown, and the way on. */
export function NotPermitted({ route, refusal }: NotPermittedProps) {
  useRouteEffects(route, true)
  return (
    <>
      <PageHeader title={route.title} />
      <Reason route={route} refusal={refusal} />
    </>
  )
}

function Reason({ route, refusal }: NotPermittedProps) {
  const { access } = useSession()
  const { title } = route
  if (refusal === 'read-only') {
    return (
      <PlainState
        title={t('notPermitted.readOnlyTitle', { title })}
        text={t('notPermitted.readOnlyText')}
        action={{ label: t('notPermitted.back', { title }), onPress: () => navigate(addressOf(route)) }}
      />
    )
  }
  const home = access && firstScreen(access, routes)
  return (
    <PlainState
      title={t('notPermitted.title', { title })}
      text={t('notPermitted.text')}
      {...(home && { action: { label: t('notPermitted.home'), onPress: () => navigate(home) } })}
    />
  )
}
