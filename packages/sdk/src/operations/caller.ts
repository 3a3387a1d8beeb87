import type { paths } from '@lineboard/contract'
import createClient, { type Client } from 'openapi-fetch'
import { apiError } from '../errors/to-api-error.ts'
import { startDeadline } from '../middleware/deadline.ts'
import { createSend, placeOf, type SendOptions, toCallError } from '../middleware/send.ts'
import { type SessionTokens, sessionRequest } from '../middleware/session-request.ts'
import { bodySerializers, contentTypes } from '../serializers/body.ts'
import { serializeQuery } from '../serializers/query.ts'
import { refusedSignIn } from '../session/refused-sign-in.ts'
import type { OperationEntry } from './operation-entry.ts'
import type { CallOptions } from './operation-types.ts'
import { readAnswer } from './read-answer.ts'
import { splitArgs } from './split-args.ts'

/** The path client of openapi-fetch, typed by the contract. */
export type RawClient = Client<paths>

/** An answer and the response it came with. */
export interface Answer<Data = unknown> {
  data: Data
  response: Response
}

/** Calls one operation; the arguments are its parameters, flat, and `body`. */
export type Caller = (
  entry: OperationEntry,
  args?: Readonly<Record<string, unknown>>,
  options?: CallOptions,
) => Promise<Answer>

/** What the transport of a client is made of. */
export interface CallerOptions extends SendOptions {
  baseUrl: string
  tokens: SessionTokens
  timeoutMs: number
  queryToken: boolean
}

interface Requester {
  request(method: string, path: string, ...init: unknown[]): Promise<{ response: Response }>
}

/** Makes the transport: openapi-fetch with session, time limits, retries and typed errors. */
export function createCaller(options: CallerOptions): { raw: RawClient; call: Caller } {
  const send = createSend(options)
  const raw = createClient<paths>({
    baseUrl: options.baseUrl,
    Request: sessionRequest(options.tokens, options),
    querySerializer: serializeQuery,
    fetch: async (request) => {
      // The limit ends when the answer begins: how long reading may take is up to who reads it.
      const deadline = startDeadline(options.timeoutMs, request.signal)
      return send(request, deadline).finally(deadline.clear)
    },
  })
  const requester: Requester = raw

  const call: Caller = async (entry, args = {}, { signal, timeoutMs, headers } = {}) => {
    const deadline = startDeadline(timeoutMs ?? entry.timeoutMs ?? options.timeoutMs, signal)
    let sent: Request | undefined
    const place = () => (sent ? placeOf(sent, entry.id) : { operationId: entry.id, method: entry.method, url: entry.path })
    try {
      const { response } = await requester.request(entry.method, entry.path, {
        ...splitArgs(entry, args),
        bodySerializer: bodySerializers[entry.body],
        headers: { ...contentTypes[entry.body], ...headers },
        // openapi-fetch leaves the answer alone; reading it here turns what is no JSON into a typed error.
        parseAs: 'stream',
        fetch: (request: Request) => {
          sent = request
          return send(request, deadline, entry.id)
        },
      })
      const data = await readAnswer(response, entry.answer, place)
      const refused = entry.id === 'DashUser.authenticate' ? refusedSignIn(data) : undefined
      if (refused) throw apiError(refused, place())
      return { data, response }
    } catch (cause) {
      throw sent ? toCallError(cause, place(), deadline) : cause
    } finally {
      deadline.clear()
    }
  }
  return { raw, call }
}
