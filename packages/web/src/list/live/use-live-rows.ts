import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { whenIdle } from '../../browser/when-idle.ts'
import type { Resource } from '../../resource/define-resource.ts'
import { noNews, type RowNews, withNews } from './row-news.ts'

interface LiveRows {
  resource: Resource
  /** Conditions of the list; undefined while it shows nothing. */
  where: object | undefined
  /** Rows as they were answered. */
  rows: readonly object[] | undefined
  count: number | undefined
  /** Puts changed rows where they were. */
  patch: (rows: readonly object[]) => void
}

/** What has happened to the rows of a list since they were asked for. Rows asked for anew have no news. */
export function useLiveRows({ resource, where, rows, count, patch }: LiveRows): [RowNews, () => void] {
  const [news, setNews] = useState(noNews)
  const latest = useRef({ rows, count, patch })
  const patched = useRef<readonly object[]>(undefined)
  useLayoutEffect(() => {
    latest.current = { rows, count, patch }
  })
  useEffect(() => {
    if (rows !== patched.current) setNews(noNews)
  }, [rows])

  const conditions = JSON.stringify(where)
  useEffect(() => {
    if (!resource.channel || conditions === undefined) return
    let stop: (() => void) | undefined
    let isWanted = true
    const start = async () => {
      const { followList } = await import('./follow-list.ts')
      if (!isWanted) return
      stop = followList({
        resource,
        where: JSON.parse(conditions),
        shown: () => latest.current.rows ?? [],
        count: () => latest.current.count,
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
  }, [resource, conditions])

  return [news, () => setNews(noNews)]
}
