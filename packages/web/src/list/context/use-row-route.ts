import { useCallback } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Resource } from '../../kit/define-resource.ts'
import { formatListState, parseListState } from '../../kit/list-state.ts'
import { formatRowRoute, parseRowRoute, type RowRoute } from '../../places/href.ts'

/** Marks history entries that were opened from the list: closing them goes back to it. */
export const openedFromList = { listDecided: true, openedFromList: true }

const wasOpenedFromList = () =>
  typeof history.state === 'object' && history.state !== null && 'openedFromList' in history.state

/** What the address opens beside the list, the address that opens something, and the way there and back. */
export function useRowRoute({ href: base, rules }: Pick<Resource, 'href' | 'rules'>) {
  const [location, navigate] = useLocation()
  const search = useSearch()
  const listed = formatListState(parseListState(search, rules), rules)

  // Reads the query when asked instead of depending on it: hundreds of cells hold on to this function, and would all be
  // made anew with every page.
  const hrefOf = useCallback((route: RowRoute) => `${base}${formatRowRoute(route)}${window.location.search}`, [base])
  const open = useCallback((route: RowRoute) => navigate(hrefOf(route), { state: openedFromList }), [navigate, hrefOf])
  const close = useCallback(() => {
    // What is closed late, once it was saved, brings back nobody who has left meanwhile.
    if (!window.location.pathname.includes(`${base}/`)) return
    if (wasOpenedFromList()) history.back()
    // Of what else stood in the address, such as what a new ticket is about, nothing goes on with the list.
    else navigate(`${base}${listed && `?${listed}`}`, { replace: true })
  }, [navigate, base, listed])

  return { route: parseRowRoute(location.slice(base.length)), hrefOf, open, close }
}
