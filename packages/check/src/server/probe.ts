import { NetworkError, TimeoutError } from '@lineboard/sdk'
import { type Connection, whyUnanswered } from '@lineboard/sdk/command'

/** A request of the check. */
export interface ProbeRequest {
  method: string
  /** Path and query below the base address. */
  path: string
  mediaType?: string
  body?: string | FormData
}

/** What a server answered, read to its end. */
export interface ProbeAnswer {
  status: number
  headers: Headers
  /** Without parameters, in lower case; empty where there is none. */
  mediaType: string
  text: string
  /** The text as JSON; undefined where it is none. */
  json: unknown
}

/** Sends a request as it is: no retries, no reading between the lines. Throws a NetworkError or a TimeoutError where no answer came. */
export type Probe = (request: ProbeRequest) => Promise<ProbeAnswer>

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether the server says that it did what it was asked for: with 200, or as others do with 201 or 204. */
export const isDone = ({ status }: Pick<ProbeAnswer, 'status'>): boolean => status >= 200 && status < 300

/** Why a request of a probe was not answered, for a report. */
export function silenceOf(problem: unknown): string {
  if (problem instanceof TimeoutError) return `nothing within ${problem.timeoutMs / 1000} seconds`
  const why = problem instanceof NetworkError && whyUnanswered(problem.cause)
  return why || 'the connection broke off'
}

/** The token goes out in the query too: a stock LoopBack server refuses the header alone. */
function withToken(path: string, token: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}access_token=${encodeURIComponent(token)}`
}

/** A server that is spoken to by its fit. */
export interface FittedConnection extends Connection {
  fitted?: (probe: Probe) => Probe
}

/** Makes the probe of a connection. */
export function createProbe(connection: FittedConnection, stop: AbortSignal): Probe {
  const { baseUrl, token, timeoutMs, fitted = (probe) => probe } = connection
  return fitted(async ({ method, path, mediaType, body }) => {
    const timeout = AbortSignal.timeout(timeoutMs)
    const headers = { authorization: `Bearer ${token}`, ...(mediaType && { 'content-type': mediaType }) }
    const init = { method, headers, signal: AbortSignal.any([stop, timeout]), ...(body !== undefined && { body }) }
    try {
      const response = await fetch(baseUrl + withToken(path, token), init)
      const text = await response.text()
      const type = response.headers.get('content-type') ?? ''
      const named = type.split(';')[0]?.trim().toLowerCase() ?? ''
      return { status: response.status, headers: response.headers, mediaType: named, text, json: parsed(text) }
    } catch (error) {
      if (stop.aborted) throw stop.reason
      const place = { method, url: baseUrl + path }
      throw timeout.aborted ? new TimeoutError(place, timeoutMs) : new NetworkError(place, error)
    }
  })
}
