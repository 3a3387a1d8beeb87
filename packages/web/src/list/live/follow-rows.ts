import type { RowNews } from './row-news.ts'

export type RowEvent = 'create' | 'update' | 'delete'

/** What news of rows needs to know, and where it goes. */
export interface FollowOptions {
  /** Listens to what happens to rows, and to gaps in which nothing was told. */
  subscribe: (listener: (event: RowEvent, id: number, told?: unknown) => void, onGap: () => void) => () => void
  /** Rows on the screen. */
  shown: () => readonly object[]
  idOf: (row: object) => number
  /** Those of these rows that are in the list, as they are now. */
  read: (ids: readonly number[]) => Promise<readonly object[]>
  /** How many rows have been added while nothing was told. */
  countMissed: () => Promise<number>
  /** Whether what was told of a row is a change made on this page; asked once the page's own calls have ended. */
  isOwn: (id: number, told: unknown) => Promise<boolean>
  onNews: (news: RowNews, rows: readonly object[]) => void
}

interface Told {
  event: RowEvent
  id: number
  data: unknown
}

/** The screen changes at most this often, in milliseconds. */
export const REPAINT_MS = 1000

// A burst of more is no news of single rows: the count says how many.
const MOST_ADDED = 200

/** Follows what happens to the rows of a list, and tells of it at most once a second, until the function it answers is called. */
export function followRows(options: FollowOptions): () => void {
  const { subscribe, shown, idOf, read, countMissed, isOwn, onNews } = options
  let told: Told[] = []
  let isGap = false
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const schedule = () => {
    timer ??= setTimeout(() => void flush(), REPAINT_MS)
  }

  async function look(): Promise<void> {
    const events = told
    const afterGap = isGap
    told = []
    isGap = false
    const onScreen = new Set(shown().map(idOf))
    const touched = new Set(afterGap ? onScreen : [])
    for (const { id, event, data } of events) {
      const concerns = onScreen.has(id) || (event === 'create' && touched.size < MOST_ADDED)
      // Each is looked at, though one is enough: an own change is the reason of no more than its own news.
      if (concerns && !(await isOwn(id, data))) touched.add(id)
    }
    const missed = afterGap ? await countMissed() : 0
    if (touched.size === 0 && missed === 0) return
    const found = touched.size > 0 ? await read([...touched]) : []
    if (!isStopped) tell(touched, new Map(found.map((row) => [idOf(row), row])), missed)
  }

  function tell(touched: ReadonlySet<number>, now: ReadonlyMap<number, object>, missed: number): void {
    const rows = shown()
    const onScreen = new Set(rows.map(idOf))
    const changed = rows.filter((row) => {
      const next = now.get(idOf(row))
      return next !== undefined && JSON.stringify(next) !== JSON.stringify(row)
    })
    const ids = new Set(changed.map(idOf))
    const gone = new Set([...touched].filter((id) => onScreen.has(id) && !now.has(id)))
    const added = new Set([...now.keys()].filter((id) => !onScreen.has(id)))
    if (ids.size + gone.size + added.size + missed === 0) return
    onNews(
      { changed: ids, gone, added, missed },
      rows.map((row) => (ids.has(idOf(row)) ? (now.get(idOf(row)) ?? row) : row)),
    )
  }

  async function flush(): Promise<void> {
    try {
      await look()
    } catch {
      // The server can't be asked just now. The screen stays as it is, and the next news, or the end of the gap, asks again.
    }
    timer = undefined
    if (!isStopped && (told.length > 0 || isGap)) schedule()
  }

  const unsubscribe = subscribe(
    (event, id, data) => {
      told.push({ event, id, data })
      schedule()
    },
    () => {
      isGap = true
      schedule()
    },
  )
  return () => {
    isStopped = true
    clearTimeout(timer)
    unsubscribe()
  }
}
