import type { IncomingHttpHeaders } from 'node:http'
import type { LoopbackError } from '../../ground/errors.ts'

/** A request to the API, its body read. */
export interface ApiRequest {
  method: string
  /** Path and query below `/api/v1`, as they came. */
  url: string
  /** Path below `/api/v1`, as it came. */
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  /** Address the request came from. */
  ip: string
  body: Buffer
  /** Why it is refused whatever it asks, such as for a body that is too large. */
  refused?: LoopbackError
}

/** What to send back. `cut` and `hang` are faults: the connection breaks, or nothing ever comes. */
export type ApiAnswer =
  | { kind: 'answer'; status: number; headers: Readonly<Record<string, string>>; body: string | Buffer }
  | { kind: 'cut' }
  | { kind: 'hang' }

/** A request with what was answered. It holds tokens: only `shownExchange` goes out. */
export interface Exchange {
  request: ApiRequest
  answer: ApiAnswer
}

/** The newest exchanges, by the number that the journal gave them. */
export interface Exchanges {
  add(id: number, exchange: Exchange): void
  of(id: number): Exchange | undefined
  clear(): void
}

/** Larger ones are not kept: two hundred of them would be too much. */
const maxBytes = 100_000

/** Where the parts of one exchange after the other are kept. */
interface Place {
  /** 0 where none is kept. */
  id: number
  request: ApiRequest
  kind: ApiAnswer['kind']
  status: number
  headers: Readonly<Record<string, string>>
  body: string | Buffer
}

const nothing = { kind: 'hang', status: 0, headers: {}, body: '' } as const

const emptyPlace = (): Place => ({
  id: 0,
  request: { method: '', url: '', path: '', query: new URLSearchParams(), headers: {}, ip: '', body: Buffer.alloc(0) },
  ...nothing,
})

/** Keeps those of the last `keep` requests that are not too large. */
export function createExchanges(keep: number): Exchanges {
  // Each number has its place, and what is new is written over what is old there, part by part: of objects that are kept for a
  // while V8 makes all that follow long-lived, dead ones held on to their answers, and memory that nobody could read was copied on.
  const places = Array.from({ length: keep }, emptyPlace)
  return {
    add(id, { request, answer }) {
      const place = places[id % keep]
      if (!place) return
      const { kind, status, headers, body } = answer.kind === 'answer' ? answer : { ...nothing, kind: answer.kind }
      const isKept = request.body.length + body.length <= maxBytes
      place.id = isKept ? id : 0
      place.kind = kind
      place.status = status
      place.headers = headers
      place.body = isKept ? body : ''
      if (isKept) Object.assign(place.request, request)
    },
    of(id) {
      const place = places[id % keep]
      if (!place || place.id !== id) return undefined
      const { request, kind, status, headers, body } = place
      return { request: { ...request }, answer: kind === 'answer' ? { kind, status, headers, body } : { kind } }
    },
    clear() {
      places.forEach((_, at) => {
        places[at] = emptyPlace()
      })
    },
  }
}
