import type { ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { ErrorBoundary, type RenderFailure } from './error-boundary.tsx'
import { NotDownloaded } from './not-downloaded.tsx'

const screen = loadOnce(() => import('./page-error.tsx'))

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
