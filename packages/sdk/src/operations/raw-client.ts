import type { paths } from '@lineboard/contract'
import createClient, { type Client } from 'openapi-fetch'
import { startDeadline } from '../middleware/deadline.ts'
import { placeOf, toCallError } from '../middleware/send.ts'
import { serializeQuery } from '../serializers/query.ts'
import type { OperationEntry } from './operation-entry.ts'
import type { Transport } from './transport.ts'

/** The path client of openapi-fetch, typed by the contract. */
export type RawClient = Client<paths>

/** Makes the path client over the transport: the same session, limits, retries and errors. */
export function createRawClient({ baseUrl, timeoutMs, makeRequest, send, isOnline }: Transport): RawClient {
  const construct = (_: typeof Request, [url, init]: [string, RequestInit]) =>
    makeRequest(url, { ...init, headers: Object.fromEntries(new Headers(init.headers)) })
  return createClient<paths>({
    baseUrl,
    Request: new Proxy(Request, { construct }),
    querySerializer: serializeQuery,
    fetch: async (request) => {
      let entry: OperationEntry | undefined
      const place = () => placeOf(request, entry?.id)
      const deadline = startDeadline(timeoutMs, request.signal)
      try {
        // Loaded here: only the path client has to find out which operation a path is.
        const { findEntry } = await import('./find-entry.ts')
        entry = findEntry(request, baseUrl)
        const hasKey = entry?.takesKey && request.headers.has('idempotency-key')
        const copy = (entry?.isRepeatable || hasKey) && request.clone()
        return await send(request, deadline, place, copy ? () => copy.clone() : undefined)
      } catch (cause) {
        throw toCallError(cause, place(), deadline, isOnline)
      } finally {
        // The limit ends when the answer begins: how long reading may take is up to who reads it.
        deadline.clear()
      }
    },
  })
}
