import type { NextNews } from '../context/row-news.ts'

export type RowEvent = 'create' | 'update' | 'delete'

/** What news of rows needs to know, and where it goes. */
export interface FollowOptions {
  /** Listens to what happens to rows, and to times in which something may have happened that was not told. */
  subscribe: (listener: (event: RowEvent, id: number, data?: unknown) => void, onStale: () => void) => () => void
  /** Rows on the screen; undefined until they are there. */
  shown: () => readonly object[] | undefined
  idOf: (row: object) => number
  /** Those of these rows that are in the list, as they are now. */
  read: (ids: readonly number[]) => Promise<readonly object[]>
  /** By how many rows the list is longer than when it was asked for; undefined where it can't be counted. */
  countGrown: () => Promise<number | undefined>
  /** What the page would show if it were asked for now. */
  readPage: () => Promise<readonly object[]>
  pageSize: number
  /** Whether what was told of a row is a change made on this page; asked once the page's own calls have ended. */
  isOwn: (id: number, data: unknown) => Promise<boolean>
  onNews: (news: NextNews, rows: readonly object[]) => void
}

interface ReceivedEvent {
  event: RowEvent
  id: number
  data: unknown
}

/** The screen changes at most this often, in milliseconds. */
export const REPAINT_MS = 1000

/** So many rows that came are known one by one. Of more the count says how many. */
const MAX_ADDED = 200

/** So many events are kept while the server answers. After more the rows are read, whatever happened to them. */
const MAX_RECEIVED = 1000

/** Follows what happens to the rows of a list, and tells of it at most once a second, until the function it answers is called. */
export function followRows(options: FollowOptions): () => void {
  const { subscribe, shown, idOf, read, countGrown, isOwn, onNews } = options
  let received: ReceivedEvent[] = []
  /** Rows that came, and wait to be shown. */
  let waiting = new Set<number>()
  let isStale = false
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const schedule = () => {
    timer ??= setTimeout(() => void flush(), REPAINT_MS)
  }
  const onScreen = () => new Set(shown()?.map(idOf))

  async function touchedBy(events: readonly ReceivedEvent[], touched: Set<number>): Promise<Set<number>> {
    for (const { id, event, data } of events) {
      // Each is looked at, though one is enough: an own change is the reason of no more than its own news.
      if (await isOwn(id, data)) continue
      if (event === 'create' && waiting.size + touched.size >= MAX_ADDED) isStale = true
      else touched.add(id)
    }
    return touched
  }

  async function look(): Promise<void> {
    const rows = onScreen()
    // What has been shown meanwhile no longer waits.
    waiting = new Set([...waiting].filter((id) => !rows.has(id)))
    const events = received
    received = []
    const touched = await touchedBy(events, new Set(isStale ? [...rows, ...waiting] : []))
    const mustCount = isStale
    isStale = false
    const found = touched.size > 0 ? await read([...touched]) : []
    // Last: what the list has been asked for anew while something else was awaited would be news that nothing takes back.
    const grown = mustCount ? await countGrown() : undefined
    const came = mustCount && grown === undefined ? await newOnPage(options, rows, found) : []
    if (isStopped || !shown()) return
    notify(touched, new Map([...found, ...came].map((row) => [idOf(row), row])), grown)
  }

  function notify(touched: ReadonlySet<number>, now: ReadonlyMap<number, object>, grown: number | undefined): void {
    const rows = shown() ?? []
    const news = { ...compared({ rows, idOf, waiting, touched, now }), grown }
    for (const id of news.added) waiting.add(id)
    for (const id of news.left) waiting.delete(id)
    const isNothing = [news.changed, news.gone, news.left, news.added].every(({ size }) => size === 0)
    if (isNothing && grown === undefined) return
    const latest = (row: object) => (news.changed.has(idOf(row)) ? (now.get(idOf(row)) ?? row) : row)
    onNews(news, rows.map(latest))
  }

  async function flush(): Promise<void> {
    try {
      await look()
    } catch {
      // The server can't be asked just now. The screen stays as it is, and what was told is looked at with the next news.
      isStale = true
    }
    timer = undefined
    if (!isStopped && received.length > 0) schedule()
  }

  function handleEvent(event: RowEvent, id: number, data?: unknown): void {
    const concerns = event === 'create' || waiting.has(id) || shown()?.some((row) => idOf(row) === id)
    if (!concerns) return
    if (received.length >= MAX_RECEIVED) {
      received = []
      isStale = true
    } else received.push({ event, id, data })
    schedule()
  }

  const unsubscribe = subscribe(handleEvent, () => {
    isStale = true
    schedule()
  })
  return () => {
    isStopped = true
    clearTimeout(timer)
    unsubscribe()
  }
}

/** Rows that the page would show now and does not, where nobody counts: without those that only move up for what is gone. */
async function newOnPage(
  { idOf, readPage, pageSize }: Pick<FollowOptions, 'idOf' | 'readPage' | 'pageSize'>,
  before: ReadonlySet<number>,
  found: readonly object[],
): Promise<readonly object[]> {
  const there = new Set(found.map(idOf))
  const gone = [...before].filter((id) => !there.has(id)).length
  const came = (await readPage()).filter((row) => !before.has(idOf(row)))
  return came.slice(0, came.length - (before.size === pageSize ? gone : 0))
}

interface Comparison extends Pick<FollowOptions, 'idOf'> {
  /** Rows on the screen. */
  rows: readonly object[]
  /** Rows that came before, and wait to be shown. */
  waiting: ReadonlySet<number>
  /** Rows that something happened to. */
  touched: ReadonlySet<number>
  /** Those of them that are in the list, as they are now. */
  now: ReadonlyMap<number, object>
}

/** What has become of the rows that something happened to. */
function compared({ rows, idOf, waiting, touched, now }: Comparison) {
  const before = new Set(rows.map(idOf))
  const changed = rows.filter((row) => {
    const next = now.get(idOf(row))
    return next !== undefined && JSON.stringify(next) !== JSON.stringify(row)
  })
  const missing = [...touched].filter((id) => !now.has(id))
  return {
    changed: new Set(changed.map(idOf)),
    gone: new Set(missing.filter((id) => before.has(id))),
    left: new Set(missing.filter((id) => waiting.has(id))),
    added: new Set([...now.keys()].filter((id) => !before.has(id))),
  }
}
