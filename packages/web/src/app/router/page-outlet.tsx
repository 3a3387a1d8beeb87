import { Route } from 'wouter'
import { useLoaded } from '../../browser/load-once.ts'
import type { AppRoute } from './app-route.ts'
import { NotDownloaded } from './not-downloaded.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { pageOf } from './page-loader.ts'
import { useRouteEffects } from './use-route-effects.ts'

/** The page of a route. Its code is here already, but at the start and after going back. */
export function PageOutlet({ route }: { route: AppRoute }) {
  const { value, failed } = useLoaded(pageOf(route))
  useRouteEffects(route, value !== undefined)
  if (failed) return <NotDownloaded />
  return (
    value && (
      <PageBoundary key={route.path}>
        <Route path={route.path}>{value.element}</Route>
      </PageBoundary>
    )
  )
}
