import type { paths } from '@lineboard/contract'
import createClient, { type Client } from 'openapi-fetch'
import { startDeadline } from '../middleware/deadline.ts'
import { placeOf, toCallError } from '../middleware/send.ts'
import { serializeQuery } from '../serializers/query.ts'
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
      const deadline = startDeadline(timeoutMs, request.signal)
      try {
        return await send(request, deadline)
      } catch (cause) {
        throw toCallError(cause, placeOf(request), deadline, isOnline)
      } finally {
        // The limit ends when the answer begins: how long reading may take is up to who reads it.
        deadline.clear()
      }
    },
  })
}
