import { useEffect, useState } from 'react'
import type { Resource } from '../../kit/define-resource.ts'
import { actAsEntry } from './act-as.ts'
import type { Entry } from './entry.ts'
import { findRows } from './find-records.ts'

const PAUSE_MS = 200

/** Users whom this person may act as, found by a text; those added last for none. Undefined while they are being asked for. */
export function useUsersToImpersonate(
  typed: string | undefined,
  lists: readonly Resource[],
): readonly Entry[] | undefined {
  const [found, setFound] = useState<{ of: string; entries: readonly Entry[] }>()
  const users = lists.find(({ place }) => place === 'users')
  useEffect(() => {
    if (typed === undefined || !users) return
    const stop = new AbortController()
    const ask = async (): Promise<void> => {
      const rows = await findRows(typed, users, stop.signal).catch(() => [])
      if (stop.signal.aborted) return
      setFound({ of: typed, entries: rows.flatMap((row) => actAsEntry(users, row, typed) ?? []) })
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed, users])
  return found?.of === typed ? found?.entries : undefined
}
