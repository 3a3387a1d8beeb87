import { useEffect, useState } from 'react'
import type { Resource } from '../../kit/define-resource.ts'
import { actAsEntry } from './act-as.ts'
import type { Entry } from './entry.ts'
import { findRecords, findRows, idIn } from './find-records.ts'

/** How long nothing has been typed before servers are asked, in milliseconds. */
const PAUSE_MS = 200

/** What a single letter finds is no help, but a single digit may be an id. */
const isAsked = (typed: string) => typed.length >= 2 || idIn(typed) !== undefined

interface Found {
  /** The text that was asked for. */
  of: string
  entries: readonly Entry[]
  /** Lists that could not be asked. */
  failed: readonly Resource[]
  isOver: boolean
}

const nothing: Found = { of: '', entries: [], failed: [], isOver: true }

/** Records that a text finds, as their lists answer; what is typed on calls the questions off. */
export function useRecords(typed: string, lists: readonly Resource[]) {
  const [found, setFound] = useState(nothing)
  const [tries, setTries] = useState(0)
  const text = typed.trim()
  const isWanted = lists.length > 0 && isAsked(text)
  useEffect(() => {
    if (!isWanted) return
    const stop = new AbortController()
    const { signal } = stop
    const ask = async (): Promise<void> => {
      setFound({ ...nothing, of: text, isOver: false })
      await findRecords(text, lists, {
        signal,
        onFound: (entries) => setFound((before) => ({ ...before, entries: [...before.entries, ...entries] })),
        onFailed: (resource) => setFound((before) => ({ ...before, failed: [...before.failed, resource] })),
      })
      if (!signal.aborted) setFound((before) => ({ ...before, isOver: true }))
    }
    const timer = setTimeout(() => void ask(), tries > 0 ? 0 : PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, lists, isWanted, tries])
  if (!isWanted) return { ...nothing, isAsking: false, retry: () => undefined }
  const isCurrent = found.of === text
  return {
    ...found,
    failed: isCurrent ? found.failed : nothing.failed,
    isAsking: !isCurrent || !found.isOver,
    retry: () => setTries(tries + 1),
  }
}

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
