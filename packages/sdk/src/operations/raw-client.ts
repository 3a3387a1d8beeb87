import type { paths } from '@lineboard/contract'
import createClient, { type Client } from 'openapi-fetch'
import { filters } from '../filter/filters.ts'
import { startDeadline } from '../middleware/deadline.ts'
import { toCallError } from '../middleware/send.ts'
import { placeOf, startTrace } from '../middleware/trace.ts'
import { serializeQuery } from '../serializers/query.ts'
import { findEntry } from './find-entry.ts'
import type { Transport } from './transport.ts'

/** The path client of openapi-fetch, typed by the contract. */
export type RawClient = Client<paths>

/** Makes the path client over the transport: the same session, limits, retries and errors. */
export function createRawClient({ baseUrl, timeoutMs, retry, makeRequest, send, isOnline }: Transport): RawClient {
  const construct = (_: typeof Request, [url, init]: [string, RequestInit]) =>
    makeRequest(url, { ...init, headers: Object.fromEntries(new Headers(init.headers)) })
  return createClient<paths>({
    baseUrl,
    Request: new Proxy(Request, { construct }),
    querySerializer: (query) => serializeQuery(query, (name, asked) => filters.write(name, asked)),
    fetch: async (request) => {
      const startedMs = Date.now()
      const trace = startTrace(request)
      const place = () => placeOf(trace, startedMs)
      const deadline = startDeadline(timeoutMs, request.signal)
      try {
        const entry = findEntry(request, baseUrl)
        trace.operationId = entry?.id
        const hasKey = entry?.takesKey && request.headers.has('idempotency-key')
        const copy = (entry?.isRepeatable || hasKey) && request.clone()
        const again = copy ? () => copy.clone() : undefined
        return await send({ trace, deadline, place, again, isRead: entry?.effect === 'read', retry })
      } catch (cause) {
        throw toCallError(cause, place(), deadline, isOnline)
      } finally {
        // The limit ends when the answer begins: how long reading may take is up to who reads it.
        deadline.clear()
      }
    },
  })
}
