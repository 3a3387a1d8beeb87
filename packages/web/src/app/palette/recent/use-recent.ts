import { useEffect, useState } from 'react'
import type { Resource } from '../../../resource/define-resource.ts'
import type { Entry } from '../entries/entry.ts'
import { recentAddresses } from './kept-recent.ts'
import { recentEntries } from './recent-entries.ts'

/** What the person opened lately, the last first; the screen that is open is left out. Undefined until it is known. */
export function useRecent(
  userId: number,
  lists: readonly Resource[] | undefined,
  screens: readonly Entry[],
): readonly Entry[] | undefined {
  const [addresses] = useState(() => recentAddresses(userId).filter((each) => each !== location.pathname))
  const [found, setFound] = useState<readonly Entry[]>()
  useEffect(() => {
    if (!lists) return
    const stop = new AbortController()
    void recentEntries(addresses, lists, screens, stop.signal).then(
      (entries) => stop.signal.aborted || setFound(entries),
    )
    return () => stop.abort()
  }, [addresses, lists, screens])
  return found
}
