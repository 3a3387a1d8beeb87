import { isObject } from '../../../filter/is-object.ts'
import type { Probe, ProbeAnswer, ProbeRequest } from '../probe.ts'
import type { Row } from '../rows.ts'
import { type Query, requestOf } from './sample-request.ts'

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

/** Asks a server. Throws where it no longer answers, and what aborted it. */
export interface Ask {
  query(query: Query): Promise<Reply>
  /** A row by its address; undefined where the answer is no row. */
  row(path: string): Promise<{ status: number; row?: Row | undefined }>
}

/** So many requests one after the other without an answer: the server is gone. */
const MAX_SILENCE = 5

/** A request that got no answer counts as one with the status 0, until none at all is answered. */
function patient(probe: Probe): (request: ProbeRequest) => Promise<Pick<ProbeAnswer, 'status' | 'json' | 'headers'>> {
  let silence = 0
  return async (request) => {
    try {
      const answer = await probe(request)
      silence = 0
      return answer
    } catch (problem) {
      // What aborted the check is no Error.
      if (!(problem instanceof Error) || ++silence >= MAX_SILENCE) throw problem
      return { status: 0, json: undefined, headers: new Headers() }
    }
  }
}

const rowsOf = (json: unknown) => (Array.isArray(json) && json.every(isObject) ? json : undefined)

export function createAsk(probe: Probe): Ask {
  const send = patient(probe)
  return {
    async query(query) {
      const { status, json, headers } = await send(requestOf(query))
      const total = headers.get('x-total-count')
      return {
        status,
        rows: query.call === 'find' ? rowsOf(json) : undefined,
        count: isObject(json) && typeof json.count === 'number' ? json.count : undefined,
        total: total === null ? undefined : Number(total),
      }
    },
    async row(path) {
      const { status, json } = await send({ method: 'GET', path })
      return { status, row: isObject(json) ? json : undefined }
    },
  }
}
