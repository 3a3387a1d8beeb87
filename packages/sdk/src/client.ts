import { type RetryOptions, type Sleep, sleep } from './middleware/retry.ts'
import type { SessionTokens } from './middleware/session-request.ts'
import { createCaller, type RawClient } from './operations/caller.ts'
import { type CallById, createNamedCalls } from './operations/named-calls.ts'
import type { NamedCalls } from './operations/operation-types.ts'

/** What a client is made with. */
export interface LineboardOptions {
  /** Address of the core API with its path, such as `https://core.example.com:9443/api/v1`. */
  baseUrl: string
  /** Where the session's tokens come from; without them only public operations answer. */
  tokens?: SessionTokens
  /** What sends requests. @default the platform's fetch */
  fetch?: (input: Request, init?: RequestInit) => Promise<Response>
  /** Time limit of a call in milliseconds, its retries included; 0 for none. Some operations have a documented one. @default 30000 */
  timeoutMs?: number
  /** How calls that change nothing are tried again when the network or a server fails. @default 3 attempts, 300 ms */
  retry?: RetryOptions | false
  /** Send the token as `access_token` too: a stock LoopBack server refuses the Bearer header alone. @default true */
  queryToken?: boolean
  /** How to wait between retries. @default a timer */
  sleep?: Sleep
}

/** A client of the core API: the named calls by model, and two ways around them. */
export interface Lineboard extends NamedCalls {
  /** The path client of openapi-fetch, with the same session, limits and errors. It sends what it is given, unchecked. */
  readonly raw: RawClient
  /** Calls an operation by its name, and answers the response too: `api.call('CallLog.find', { filter })`. */
  readonly call: CallById
}

/**
 * Creates a client. It keeps no state but these options; every call throws a LineboardError when it fails, or the reason
 * of its signal when it was aborted.
 */
export function createLineboard(options: LineboardOptions): Lineboard {
  const { baseUrl, tokens = {}, timeoutMs = 30_000, retry = { attempts: 3, baseDelayMs: 300 }, queryToken = true } = options
  const { raw, call } = createCaller({
    baseUrl,
    tokens,
    timeoutMs,
    queryToken,
    // Looked up at the time of the call, so that tests and instrumentation may replace it.
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    retry: retry || { attempts: 1, baseDelayMs: 0 },
    sleep: options.sleep ?? sleep,
  })
  const calls = createNamedCalls(call)
  return { ...calls.named, raw, call: calls.call }
}
