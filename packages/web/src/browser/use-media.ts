import { useCallback, useSyncExternalStore } from 'react'

/** Where a table has no room for all its columns, nor a row of buttons for all of them: most phones. */
export const NARROW = '(width < 700px)'

/** What each query last was on the screen. */
const onScreen = new Map<string, boolean>()

/** A sheet of paper has a width of its own, for which no screen is drawn anew: while one is printed, the screen's holds. */
function isTrue(query: string): boolean {
  if (!(onScreen.has(query) && matchMedia('print').matches)) onScreen.set(query, matchMedia(query).matches)
  return onScreen.get(query) === true
}

/** Whether a media query holds now; follows its changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => isTrue(query))
}
