import { useLayoutEffect } from 'react'
import { Route } from 'wouter'
import { useLoaded } from '../../browser/lazy.ts'
import { endPrerendered } from '../../browser/page.ts'
import type { Place } from '../../places/place.ts'
import { patternOf } from '../../places/place-at.ts'
import { NotDownloaded } from './not-downloaded.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { pageOf } from './page-loader.ts'
import { useRouteEffects } from './use-route-effects.ts'

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
