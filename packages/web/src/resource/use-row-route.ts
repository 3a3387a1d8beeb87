import { useCallback } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Resource } from './define-resource.ts'
import { formatRowRoute, parseRowRoute, type RowRoute } from './row-route.ts'

/** Marks history entries that were opened from the list: closing them goes back to it. */
export const openedFromList = { listDecided: true, openedFromList: true }

const wasOpenedFromList = () =>
  typeof history.state === 'object' && history.state !== null && 'openedFromList' in history.state

/** What the address opens beside the list, the address that opens something, and the way there and back. */
export function useRowRoute(resource: Pick<Resource, 'path'>) {
  const base = `/service/${resource.path}`
  const [location, navigate] = useLocation()
  const search = useSearch()
  const suffix = search ? `?${search}` : ''

  // Reads the query when asked instead of depending on it: hundreds of cells hold on to this function, and would all be
  // made anew with every page.
  const hrefOf = useCallback((route: RowRoute) => `${base}${formatRowRoute(route)}${window.location.search}`, [base])
  const open = useCallback((route: RowRoute) => navigate(hrefOf(route), { state: openedFromList }), [navigate, hrefOf])
  const close = useCallback(() => {
    if (wasOpenedFromList()) history.back()
    else navigate(`${base}${suffix}`, { replace: true })
  }, [navigate, base, suffix])

  return { route: parseRowRoute(location.slice(base.length)), hrefOf, open, close }
}
