import { createLineboard, type Lineboard } from '../client/client.ts'
import { createRawClient, type RawClient } from '../raw/index.ts'
import { repairs } from '../repairs/repairs.ts'
import type { LineboardOptions } from '../transport/options.ts'
import { type SentRequest, type StubAnswer, stubFetch } from './stub-fetch.ts'

/** Address of a server that is not there. */
export const baseUrl = 'http://core.example/api/v1'

interface StubbedClient {
  api: Lineboard
  /** The path client of the same options. */
  raw: RawClient
  sent: SentRequest[]
  /** How long the client slept between tries, in milliseconds; no time passed. */
  delaysMs: number[]
}

/** A client with repairs, over a stub fetch that answers what it is told, as a server that has the whole contract. */
export function stubbedClient(
  answers: readonly StubAnswer[] = [],
  options: Partial<LineboardOptions> = {},
): StubbedClient {
  const { fetch, sent } = stubFetch(...answers)
  const delaysMs: number[] = []
  const sleep = async (delayMs: number) => {
    delaysMs.push(delayMs)
  }
  const all = { baseUrl, fetch, sleep, repairs, wholeContract: true, ...options }
  return { api: createLineboard(all), raw: createRawClient(all), sent, delaysMs }
}

/** What a call threw; undefined where it did not. */
export const thrownBy = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )
