import { createLog, type Log } from './log.ts'
import { covers } from './operation-pattern.ts'
import type { JournalEntry } from './records.ts'

/** Which requests to look at. What is left out does not matter. */
export interface JournalFilter {
  /** `Customer.find`, `Customer.*` or `*`. */
  operation?: string
  method?: string
  /** A status, or a class of them such as `5xx`. Cut and hanging ones have 0. */
  status?: number | `${number}xx`
  /** Text the path or query contains. */
  url?: string
  userId?: number
  /** Only what a scenario or a fault answered. */
  planned?: 'scenario' | 'fault'
  /** Only so many of the newest. */
  last?: number
}

/** Requests answered, oldest first; only the newest are kept. */
export interface Journal extends Omit<Log<JournalEntry>, 'add'> {
  /** Numbers it and keeps it. */
  add(entry: Omit<JournalEntry, 'id'>): JournalEntry
  find(filter: JournalFilter): readonly JournalEntry[]
}

function hasStatus(status: number, wanted: number | string): boolean {
  return typeof wanted === 'string' ? wanted.toLowerCase() === `${Math.floor(status / 100)}xx` : wanted === status
}

function passes(entry: JournalEntry, { operation, method, status, url, userId, planned }: JournalFilter): boolean {
  return (
    (operation === undefined || covers(operation, entry.operationId ?? '')) &&
    (method === undefined || method.toUpperCase() === entry.method) &&
    (status === undefined || hasStatus(entry.status, status)) &&
    (url === undefined || entry.url.includes(url)) &&
    (userId === undefined || entry.userId === userId) &&
    (planned === undefined || entry.planned === planned)
  )
}

/** An empty journal that keeps the last `keep` requests. */
export function createJournal(keep: number): Journal {
  const log = createLog<JournalEntry>(keep)
  let lastId = 0
  return {
    ...log,
    add(entry) {
      const numbered = { id: ++lastId, ...entry }
      log.add(numbered)
      return numbered
    },
    find(filter) {
      const found = log.list().filter((entry) => passes(entry, filter))
      return filter.last === undefined ? found : found.slice(Math.max(0, found.length - filter.last))
    },
  }
}
