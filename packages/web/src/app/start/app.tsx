import { useEffect } from 'react'
import { Redirect, Router, useLocation } from 'wouter'
import { configPath } from '../../boot/prefetch-start.ts'
import { appBase } from '../../browser/address.ts'
import { useExactSearch } from '../../browser/navigate.ts'
import { hrefOf } from '../../places/href.ts'
import { placeAt } from '../../places/place-at.ts'
import { useSession } from '../../state/session.ts'
import { noteStep } from '../../state/trail.ts'
import { PlainState } from '../../ui/plain-state.tsx'
import { ToastArea } from '../../ui/toast-area.tsx'
import { t } from '../app.messages.ts'
import { NewVersion } from '../router/new-version.tsx'
import { navigateWhenLoaded } from '../router/page-loader.ts'
import { PageBoundary } from '../router/page-outlet.tsx'
import { UnknownPage } from '../router/unknown-page.tsx'
import { Landing } from '../session/landing.tsx'
import { sendSession } from '../session/start-session.ts'
import { ProgressBar, Splash, StillTrying } from '../shell/loading.tsx'
import { PublicArea } from '../shell/public-area.tsx'
import { ServiceArea } from '../shell/service-area.tsx'

const login = hrefOf('login')

// Each way on has a key: one that takes the place of another must go there as well.
function Screen() {
  const [path] = useLocation()
  const { user, status } = useSession()
  const place = placeAt(path)

  useEffect(() => {
    if (path) sendSession({ type: 'visited' })
    noteStep(placeAt(path)?.path ?? 'unknown address')
  }, [path])

  if (!place) return status === 'checking' ? <Splash /> : <UnknownPage path={path} />
  if (place.guard === 'anyone') return <PublicArea place={place} />
  if (status === 'checking') return <Splash />
  if (place.guard === 'visitor') return user ? <Landing /> : <PublicArea place={place} />
  if (user) return <ServiceArea place={place} />
  if (status !== 'unreachable') return <Redirect key={login} to={login} replace />
  return (
    <PlainState
      title={t('unreachable.title')}
      text={t('unreachable.text')}
      action={{ label: t('unreachable.retry'), onPress: () => sendSession({ type: 'retry' }) }}
    />
  )
}

/** The whole app: which screen the address and the session ask for, and what lies over every screen. */
export function App() {
  return (
    <Router base={appBase()} aroundNav={navigateWhenLoaded} searchHook={useExactSearch}>
      <ProgressBar />
      <PageBoundary>
        <Screen />
      </PageBoundary>
      <ToastArea>
        <StillTrying />
        <NewVersion />
      </ToastArea>
    </Router>
  )
}

/** The app was installed without a configuration, or with one that cannot be used: what to do about it. */
export function NoConfig({ problem }: { problem?: string }) {
  return (
    <PlainState
      title={t('noConfig.title')}
      text={problem ? t('noConfig.fit', { problem }) : t('noConfig.text', { path: configPath() })}
      action={{ label: t('noConfig.retry'), onPress: () => location.reload() }}
    />
  )
}
