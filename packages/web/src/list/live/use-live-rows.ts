import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { whenIdle } from '../../browser/timing.ts'
import type { Resource } from '../../kit/define-resource.ts'
import type { ListQuery } from '../context/list-query.ts'
import { noNews, type RowNews, withNews } from '../context/row-news.ts'

interface LiveRows {
  resource: Resource
  /** What the list asks; null while it shows nothing. */
  query: ListQuery | null
  /** Rows as they were answered; undefined while they are those of the question before. */
  rows: readonly object[] | undefined
  /** How many there are in all, and what conditions they were counted with. */
  count: number | undefined
  countedWith: object | undefined
  /** Puts changed rows where they were. */
  patch: (rows: readonly object[]) => void
}

/**
 * What has happened to the rows of a list since they were asked for: those on the screen stay where they are, and new ones wait until
 * somebody asks. Rows asked for anew have no news.
 */
export function useLiveRows({ resource, query, rows, count, countedWith, patch }: LiveRows): [RowNews, () => void] {
  const [news, setNews] = useState(noNews)
  const latest = useRef({ rows, count, countedWith, patch })
  const patched = useRef<readonly object[]>(undefined)
  useLayoutEffect(() => {
    latest.current = { rows, count, countedWith, patch }
  })
  useEffect(() => {
    if (rows !== patched.current) setNews(noNews)
  }, [rows])

  // A count that comes after its rows has those in it that were missed.
  const [counted, setCounted] = useState(count)
  if (counted !== count) {
    setCounted(count)
    if (news.missed > 0) setNews({ ...news, missed: 0 })
  }

  const question = JSON.stringify(query)
  useEffect(() => {
    if (question === 'null') return
    let stop: (() => void) | undefined
    let isWanted = true
    const start = async () => {
      const { followList } = await import('./follow-list.ts')
      if (!isWanted) return
      stop = followList({
        resource,
        query: JSON.parse(question),
        shown: () => latest.current.rows,
        counted() {
          const { count, countedWith } = latest.current
          return countedWith && count !== undefined ? { where: countedWith, count } : undefined
        },
        onNews(next, changedRows) {
          setNews((before) => withNews(before, next))
          if (next.changed.size === 0) return
          patched.current = changedRows
          latest.current.patch(changedRows)
        },
      })
    }
    // Without the code the list still works; it is only not live, and the next visit tries again.
    const calledOff = whenIdle(() => void start().catch(() => undefined))
    return () => {
      isWanted = false
      calledOff()
      stop?.()
    }
  }, [resource, question])

  const forget = useCallback(() => setNews(noNews), [])
  return [news, forget]
}
