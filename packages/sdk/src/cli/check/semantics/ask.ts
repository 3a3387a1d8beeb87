import { isObject } from '../../../filter/is-object.ts'
import type { Probe } from '../probe.ts'
import type { Row } from '../rows.ts'
import { type Query, requestOf } from './query.ts'

/** What a server answered to a query. */
export interface Reply {
  status: number
  /** Rows of a list; undefined where the answer is none. */
  rows?: readonly Row[] | undefined
  /** Figure of a count. */
  count?: number | undefined
  /** What X-Total-Count says. */
  total?: number | undefined
}

/** Asks a server, and counts how often. Throws where no answer came. */
export interface Ask {
  query(query: Query): Promise<Reply>
  /** A row by its address; undefined where the answer is no row. */
  row(path: string): Promise<{ status: number; row?: Row | undefined }>
}

const rowsOf = (json: unknown) => (Array.isArray(json) && json.every(isObject) ? json : undefined)

export function createAsk(probe: Probe): Ask {
  return {
    async query(query) {
      const { status, json, headers } = await probe(requestOf(query))
      const total = headers.get('x-total-count')
      return {
        status,
        rows: query.call === 'find' ? rowsOf(json) : undefined,
        count: isObject(json) && typeof json.count === 'number' ? json.count : undefined,
        total: total === null ? undefined : Number(total),
      }
    },
    async row(path) {
      const { status, json } = await probe({ method: 'GET', path })
      return { status, row: isObject(json) ? json : undefined }
    },
  }
}
