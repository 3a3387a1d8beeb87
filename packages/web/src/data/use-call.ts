import type { CallArgs, CallResult, ReadOperationId } from '@lineboard/sdk'
import { useEffect } from 'react'
import useSWR, { mutate, type SWRConfiguration, unstable_serialize } from 'swr'
import { isRefused } from '../state/may.ts'
import { api } from './client.ts'
import { callForRows } from './related-rows.ts'
import { reportError } from './report-error.ts'
import { retryReads } from './retry-reads.ts'

type Key<Id extends ReadOperationId> = readonly [operationId: Id, args: CallArgs<Id>]

/** A key whose operation is of no account. */
type AnyKey = readonly [operationId: string, args: object]

export interface CallOptions<Result> extends SWRConfiguration<Result, Error> {
  /** The screen shows the error itself, no toast. @default false */
  silent?: boolean
}

interface Flight {
  controller: AbortController
  /** Mounted hooks that wait for it; a prefetched answer may have none. */
  waiting: number
}

const flights = new Map<string, Flight>()

const flightOf = (key: string): Flight => {
  const known = flights.get(key)
  if (known && !known.controller.signal.aborted) return known
  const flight = { controller: new AbortController(), waiting: known?.waiting ?? 0 }
  flights.set(key, flight)
  return flight
}

/** How long an answer asked for ahead of need is good enough to be shown, in milliseconds. */
const prefetchedMs = 10_000

interface Ahead {
  operationId: string
  answer: Promise<unknown>
}

/** Answers asked for ahead of need, until one is used, too old, or of a model that has changed. */
const prefetched = new Map<string, Ahead>()

const ask = async ([operationId, args]: AnyKey, signal?: AbortSignal): Promise<unknown> =>
  (await callForRows(api(), operationId, args, { signal })).data

async function fetchAnswer(key: AnyKey): Promise<unknown> {
  const serialized = unstable_serialize(key)
  const early = prefetched.get(serialized)
  prefetched.delete(serialized)
  if (early) return early.answer
  const flight = flightOf(serialized)
  try {
    return await ask(key, flight.controller.signal)
  } finally {
    if (flight.waiting === 0) flights.delete(serialized)
  }
}

// What is answered to a key was asked for with it; related rows, which may be missing, are optional in the contract.
const fetchCall = async <Id extends ReadOperationId>(key: Key<Id>) => (await fetchAnswer(key)) as CallResult<Id>

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/**
 * Answer of a read, cached by operation and arguments; `null` as arguments asks nothing yet. Changed arguments cancel
 * what they replace, and an answer only ever lands under its own arguments, so a late one never replaces a newer one. What
 * the person may not read is not asked.
 */
export function useCall<Id extends ReadOperationId>(
  operationId: Id,
  args: CallArgs<Id> | null,
  { silent = false, ...options }: CallOptions<CallResult<Id>> = {},
) {
  const key: Key<Id> | null = args === null || isRefused(operationId) ? null : [operationId, args]
  const serialized = unstable_serialize(key)
  const answer = useSWR<CallResult<Id>, Error, Key<Id> | null>(key, fetchCall, {
    onError: (error) => isAbort(error) || reportError(error, { isShown: silent }),
    ...(silent && retryReads),
    ...options,
  })
  useEffect(() => {
    if (!serialized) return
    flightOf(serialized).waiting += 1
    return () => leave(serialized)
  }, [serialized])
  return { ...answer, error: isAbort(answer.error) ? undefined : answer.error }
}

function leave(key: string): void {
  const flight = flights.get(key)
  if (!flight) return
  flight.waiting -= 1
  // A remount, or another part of the screen with the same question, comes within the same tick.
  setTimeout(() => {
    if (flight.waiting > 0) return
    flight.controller.abort()
    flights.delete(key)
  })
}

/**
 * Asks ahead of need; `useCall` with the same arguments within ten seconds has the answer, or waits for the same one.
 * What is on the screen already is not asked again.
 */
export function prefetchCall<Id extends ReadOperationId>(operationId: Id, args: CallArgs<Id>): void {
  if (isRefused(operationId)) return
  const key: Key<Id> = [operationId, args]
  const serialized = unstable_serialize(key)
  if (prefetched.has(serialized) || flights.get(serialized)?.waiting) return
  const asked: Ahead = { operationId, answer: ask(key) }
  prefetched.set(serialized, asked)
  const forget = () => prefetched.get(serialized) === asked && prefetched.delete(serialized)
  asked.answer.catch(forget)
  setTimeout(forget, prefetchedMs)
}

/**
 * Asks again for every answer of these models that is on the screen, and forgets what was asked ahead of need; others ask
 * again when shown. `refresh('Customer')` after a change.
 */
export function refresh(...models: string[]): Promise<unknown> {
  const isConcerned = (operationId: unknown) =>
    typeof operationId === 'string' && models.includes(operationId.split('.')[0] ?? '')
  for (const [key, { operationId }] of prefetched) if (isConcerned(operationId)) prefetched.delete(key)
  return mutate((key: unknown) => Array.isArray(key) && isConcerned(key[0]))
}
