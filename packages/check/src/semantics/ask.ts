import type { Probe, ProbeAnswer, ProbeRequest } from '../server/probe.ts'
import { isRow, type Row } from '../server/rows.ts'

/** A value that is sent and never shown: reports say where it is from instead. */
export interface Sample {
  readonly value: unknown
  /** `monthlyCost of row 12` */
  readonly label: string
}

/** A condition on rows, with what is compared as samples; null is none. */
export type Condition =
  | { readonly field: string; readonly operator: string; readonly operand: Sample | readonly Sample[] | null }
  /** `beside`: all of them in one object, as `{ customerId: 2, or: [ … ] }`. */
  | { readonly join: 'and' | 'or' | 'nor' | 'beside'; readonly parts: readonly Condition[] }

/** One request of a list or a count. */
export interface Query {
  readonly call: 'find' | 'count'
  readonly path: string
  /** Conditions that every request of a long list has, so that few rows stand for it. */
  readonly scope?: Condition | undefined
  readonly where?: Condition | undefined
  /** `id DESC` */
  readonly order?: readonly string[] | undefined
  readonly limit?: number | undefined
  readonly skip?: number | undefined
  readonly fields?: readonly string[] | undefined
  readonly include?: string | undefined
}

const isList = (operand: Sample | readonly Sample[]): operand is readonly Sample[] => Array.isArray(operand)

function whereOf(condition: Condition, read: (sample: Sample) => unknown): object {
  if ('join' in condition) {
    const parts = condition.parts.map((part) => whereOf(part, read))
    return condition.join === 'beside' ? Object.assign({}, ...parts) : { [condition.join]: parts }
  }
  const { field, operator, operand } = condition
  const value = operand === null ? null : isList(operand) ? operand.map(read) : read(operand)
  return { [field]: operator === 'eq' ? value : { [operator]: value } }
}

function searchOf(query: Query, read: (sample: Sample) => unknown): string {
  const parts = [query.scope, query.where].filter((part) => part !== undefined)
  const [condition] = parts.length > 1 ? [{ join: 'and' as const, parts }] : parts
  const where = condition && whereOf(condition, read)
  if (query.call === 'count') return where ? `where=${JSON.stringify(where)}` : ''
  const { order, limit, skip, fields, include } = query
  const filter = JSON.stringify({ where, order, limit, skip, fields, include })
  return filter === '{}' ? '' : `filter=${filter}`
}

/** The request as it is sent. */
export function requestOf(query: Query): ProbeRequest {
  const [name, text] = searchOf(query, ({ value }) => value).split(/=(.*)/s)
  return { method: 'GET', path: name ? `${query.path}?${name}=${encodeURIComponent(text ?? '')}` : query.path }
}

/** The request as it is shown: with where each value is from in its place. */
export function shownRequest(query: Query): string {
  const search = searchOf(query, ({ label }) => `<${label}>`)
  return `GET ${query.path}${search && '?'}${search}`
}

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

const rowsOf = (json: unknown) => (Array.isArray(json) && json.every(isRow) ? json : undefined)

export function createAsk(probe: Probe): Ask {
  const send = patient(probe)
  return {
    async query(query) {
      const { status, json, headers } = await send(requestOf(query))
      const total = headers.get('x-total-count')
      return {
        status,
        rows: query.call === 'find' ? rowsOf(json) : undefined,
        count: isRow(json) && typeof json.count === 'number' ? json.count : undefined,
        total: total === null ? undefined : Number(total),
      }
    },
    async row(path) {
      const { status, json } = await send({ method: 'GET', path })
      return { status, row: isRow(json) ? json : undefined }
    },
  }
}
