import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { Route, useLocation, useSearch } from 'wouter'
import { useIsOnline } from '../../browser/events.ts'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { endPrerendered, isOutdated } from '../../browser/page.ts'
import type { Place } from '../../places/place.ts'
import { patternOf } from '../../places/place-at.ts'
import { isUnsaved } from '../../state/unsaved.ts'
import { PlainState } from '../../ui/plain-state.tsx'
import { t } from '../app.messages.ts'
import { ErrorBoundary, type RenderFailure } from './error-boundary.tsx'
import { pageOf } from './page-loader.ts'
import { useRouteEffects } from './use-route-effects.ts'

/**
 * The code of a page could not be downloaded: loading anew is the way on. It does so by itself where the code has gone with an older version of the app, and
 * once the network is back; not while something typed is not saved.
 */
export function NotDownloaded() {
  const isOnline = useIsOnline()
  const isHeld = isUnsaved()
  useEffect(() => {
    if (!isOnline || isHeld) return
    let isShown = true
    // Never twice for the same version: the page that comes is of the one that is installed.
    void isOutdated().then((isOld) => isShown && isOld && location.reload())
    return () => {
      isShown = false
    }
  }, [isOnline, isHeld])
  useEffect(() => {
    if (isOnline || isHeld) return
    const handleOnline = () => location.reload()
    addEventListener('online', handleOnline)
    return () => removeEventListener('online', handleOnline)
  }, [isOnline, isHeld])
  const reload = { label: t('notDownloaded.reload'), onPress: () => location.reload() }
  const text = isHeld ? 'notDownloaded.unsaved' : isOnline ? 'notDownloaded.text' : 'notDownloaded.offline'
  return <PlainState title={t('notDownloaded.title')} text={t(text)} action={reload} />
}

const screen = loadOnce(() => import('./rare-pages.tsx'))

function Failed(failure: RenderFailure) {
  const { value, failed } = useLoaded(screen)
  if (failed) return <NotDownloaded />
  return value && <value.PageError {...failure} />
}

/** Puts the error screen in the place of what throws while it renders; another address of the same screen is tried at once. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const search = useSearch()
  return (
    <ErrorBoundary address={`${path}?${search}`} fallback={(failure) => <Failed {...failure} />}>
      {children}
    </ErrorBoundary>
  )
}

/** The page of a place. Its code is here already, but at the start and after going back. */
export function PageOutlet({ place }: { place: Place }) {
  const { value, failed } = useLoaded(pageOf(place))
  useRouteEffects(place, value !== undefined)
  useLayoutEffect(() => {
    if (value) endPrerendered()
  }, [value])
  if (failed) return <NotDownloaded />
  return (
    value && (
      <PageBoundary key={place.id}>
        <Route path={patternOf(place)}>{value.element}</Route>
      </PageBoundary>
    )
  )
}
