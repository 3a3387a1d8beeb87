import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { isSeen } from '../../places/is-seen.ts'
import type { Place } from '../../places/place.ts'
import { placeAt } from '../../places/place-at.ts'
import { useSession } from '../../state/session.ts'
import { leaveTabs, openTab, recallTabs } from '../../state/tabs.ts'

/** Whether a screen becomes a tab: all but those that lead elsewhere or say what went wrong. */
const hasTab = ({ guard, movedTo, page }: Place): boolean => guard === 'session' && !movedTo && !page

/** Keeps a tab for each screen that was opened, with the place where it was left; answers which is the present one. */
export function useOpenTab(place: Place): string | undefined {
  const { user, access } = useSession()
  const [path] = useLocation()
  const search = useSearch()
  const userId = user?.id
  const id = hasTab(place) ? place.path : undefined
  useEffect(() => {
    if (userId === undefined || !access) return
    recallTabs(userId, ({ address }) => {
      const there = placeAt(address.split('?')[0] ?? '')
      return there !== undefined && hasTab(there) && isSeen(there, access)
    })
    return leaveTabs
  }, [userId, access])
  // Before whose tabs they are is known, nothing is kept; after that the present one is opened anew.
  useEffect(() => {
    if (id && userId !== undefined && access) openTab({ id, address: search ? `${path}?${search}` : path })
  }, [id, path, search, userId, access])
  return id
}
