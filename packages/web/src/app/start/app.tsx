import { SWRConfig } from 'swr'
import { useSnapshot } from 'valtio'
import { Redirect, Router, useLocation } from 'wouter'
import { useExactSearch } from '../../browser/use-exact-search.ts'
import { useSession } from '../../state/session.ts'
import { PlainState } from '../../ui/plain-state.tsx'
import { ToastArea } from '../../ui/toast-area.tsx'
import { t } from '../app.messages.ts'
import { routeAt } from '../router/match-route.ts'
import { PageBoundary } from '../router/page-boundary.tsx'
import { navigateWhenLoaded } from '../router/page-loader.ts'
import { paths } from '../router/paths.ts'
import { checkSession, gate } from '../session/guard.ts'
import { ProgressBar } from '../shell/progress-bar.tsx'
import { PublicArea } from '../shell/public-area.tsx'
import { ServiceArea } from '../shell/service-area.tsx'
import { Splash } from './splash.tsx'

// Each way on has a key: one that takes the place of another must go there as well.
function Screen() {
  const [path] = useLocation()
  const { user } = useSession()
  const { status } = useSnapshot(gate)
  const route = routeAt(path)

  if (!route) return <Redirect key={paths.login} to={paths.login} replace />
  if (route.guard === 'anyone') return <PublicArea route={route} />
  if (status === 'checking') return <Splash />
  if (route.guard === 'visitor')
    return user ? <Redirect key={paths.home} to={paths.home} replace /> : <PublicArea route={route} />
  if (user) return <ServiceArea route={route} />
  if (status === 'settled') return <Redirect key={paths.login} to={paths.login} replace />
  return (
    <PlainState
      title={t('unreachable.title')}
      text={t('unreachable.text')}
      action={{ label: t('unreachable.retry'), onPress: () => void checkSession() }}
    />
  )
}

/** The whole app: which screen the address and the session ask for, and what lies over every screen. */
export function App() {
  return (
    <SWRConfig value={{ revalidateOnFocus: false, shouldRetryOnError: false }}>
      <Router aroundNav={navigateWhenLoaded} searchHook={useExactSearch}>
        <ProgressBar />
        <PageBoundary>
          <Screen />
        </PageBoundary>
        <ToastArea />
      </Router>
    </SWRConfig>
  )
}
