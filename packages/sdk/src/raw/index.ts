import type { paths } from '@lineboard/contract'
import createClient, { type Client } from 'openapi-fetch'
import { filters } from '../filter/write-filter.ts'
import { findEntry } from '../operations/operation-entries.ts'
import type { OperationEntry } from '../operations/operation-entry.ts'
import { serializeQuery } from '../operations/serialize.ts'
import type { LineboardOptions } from '../transport/options.ts'
import { limits } from '../transport/parts.ts'
import { retries } from '../transport/retries.ts'
import { startDeadline, toCallError } from '../transport/send.ts'
import { makeRequest } from '../transport/session-request.ts'
import { type Outgoing, placeOf, startTrace } from '../transport/trace.ts'
import { createTransport } from '../transport/transport.ts'

/** A parameter as it is sent: the contract has filters as text. */
const asText = ([name, asked]: [string, unknown]): [string, unknown] =>
  (name === 'filter' || name === 'where') && typeof asked !== 'string' && asked !== undefined
    ? [name, filters.text(name, asked)]
    : [name, asked]

/** The path client of openapi-fetch, typed by the contract. */
export type RawClient = Client<paths>

/**
 * Makes the path client of openapi-fetch, with the session, limits, retries and errors of a client that is made with the same options. It
 * sends what it is given, unchecked. With a `fit`, paths, conditions, orders and JSON bodies go out as the core API has them; answers stay as it sends them.
 */
export function createRawClient(options: LineboardOptions): RawClient {
  const { baseUrl, timeoutMs, sign, send, isOnline } = createTransport(options, { retries, limits })
  // Made late: a path of a page is no address outside of one.
  const base = () => new Request(baseUrl).url.replace(/\/$/, '')
  const known = new WeakMap<Request, OperationEntry>()
  const construct = (_: typeof Request, [asIs, given]: [string, RequestInit]) => {
    const entry = options.fit && findEntry({ method: given.method ?? 'GET', url: asIs }, base())
    const [address, asked] = (entry && options.fit?.request(entry, base(), asIs, given)) ?? [asIs, given]
    const { url, init } = sign(address, { ...asked, headers: Object.fromEntries(new Headers(asked.headers)) })
    const request = makeRequest(url, init)
    if (entry) known.set(request, entry)
    return request
  }
  const outgoing = (request: Request): Outgoing => ({
    method: request.method,
    url: request.url,
    send: (signal) => (options.fetch ?? fetch)(request, { signal }),
  })
  return createClient<paths>({
    baseUrl,
    Request: new Proxy(Request, { construct }),
    querySerializer: (query) => serializeQuery(Object.fromEntries(Object.entries(query).map(asText))),
    fetch: async (request) => {
      const startedMs = Date.now()
      const trace = startTrace(outgoing(request))
      const place = () => placeOf(trace, startedMs)
      const deadline = startDeadline(timeoutMs, request.signal)
      try {
        const entry = known.get(request) ?? findEntry(request, base())
        trace.operationId = entry?.id
        const hasKey = entry?.takesKey && request.headers.has('idempotency-key')
        const copy = (entry?.isRepeatable || hasKey) && request.clone()
        const again = copy ? () => outgoing(copy.clone()) : undefined
        const sending = { trace, deadline, place, again, isRead: entry?.effect === 'read' }
        return await send(sending, async (response) => response)
      } catch (cause) {
        throw toCallError(cause, place(), deadline, isOnline)
      } finally {
        // The limit ends when the answer begins: how long reading may take is up to who reads it, and may end it.
        deadline.endLimit()
      }
    },
  })
}
