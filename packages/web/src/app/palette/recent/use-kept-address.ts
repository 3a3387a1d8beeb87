import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Place } from '../../../places/place.ts'
import { isList } from '../../../places/place.ts'
import { parseRowRoute } from '../../../places/row-route.ts'
import { useSession } from '../../../state/session.ts'
import { keepRecent } from './kept-recent.ts'

/** The address without what is only asked or added there. */
function lasting(place: Place, path: string): string {
  const route = isList(place) ? parseRowRoute(path.slice(place.path.length)) : undefined
  return route?.action === 'edit' || route?.action === 'view' ? path : isList(place) && route ? place.path : path
}

/** Keeps what the person opens, as a way back to it. Whoever acts as somebody else leaves no trace in either's. */
export function useKeptAddress(place: Place): void {
  const [path] = useLocation()
  const { user, impersonation } = useSession()
  const userId = impersonation ? undefined : user?.id
  useEffect(() => {
    if (userId !== undefined) keepRecent(userId, lasting(place, path))
  }, [userId, place, path])
}
