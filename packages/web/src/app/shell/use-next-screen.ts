import { useEffect } from 'react'
import { savesData } from '../../browser/lazy.ts'
import { whenLineIsFree } from '../../data/when-at-rest.ts'
import { isSeen } from '../../places/is-seen.ts'
import { isList, placeFacts } from '../../places/place.ts'
import { quickPageFlags, quickPages } from '../../places/quick-pages.ts'
import { useSession } from '../../state/session.ts'
import { useUiSettings } from '../../state/ui-settings-store.ts'
import { prefetchPage } from '../router/page-loader.ts'

/** How long nothing is awaited before what may be opened next is brought, in milliseconds. */
const REST_MS = 100

/**
 * Brings the code of what is likely to be opened next once the screen has its answers: the first list of the quick pages, and with
 * it what draws every list. It arrives while the answers are drawn, before somebody can press.
 */
export function useNextScreen(): void {
  const { access } = useSession()
  const { customQuickPageEnables } = useUiSettings()
  const flags = quickPageFlags(customQuickPageEnables)
  const next = quickPages.find(
    ({ id }, at) => flags[at] && isList(placeFacts[id]) && access && isSeen(placeFacts[id], access),
  )
  const href = next?.href ?? placeFacts.callLogs.path
  useEffect(() => (savesData() ? undefined : whenLineIsFree(() => void prefetchPage(href), REST_MS)), [href])
}
