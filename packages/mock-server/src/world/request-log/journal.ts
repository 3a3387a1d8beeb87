import { createLog, type Log } from '../../ground/log.ts'
import { covers } from '../faults/latencies.ts'

/** One answered request. */
export interface JournalEntry {
  /** Number of the request, from 1; a cleared journal counts on. */
  id: number
  at: string
  method: string
  /** Path and query, without any token. */
  url: string
  operationId?: string
  status: number
  durationMs: number
  userId?: number
  /** Who acted as that user. */
  actedById?: number
  /** How many rows it deleted or changed, where its answer says so. */
  affected?: number
  /** Text of a JSON or form body, its first 2,000 characters, without passwords. */
  body?: string
  /** What answered in the place of the server, or delayed it. */
  planned?: 'scenario' | 'fault'
  /** True when no handler exists and Prism made the answer up. */
  fallback?: boolean
  warnings?: readonly string[]
}

/** One way in which an answer of this server broke the contract. */
export interface Violation {
  at: string
  operationId: string
  status: number
  message: string
  /** Where in the answer. */
  path?: string
}

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
