import { ApiError, isTemporary } from '@lineboard/sdk'
import { useEffect } from 'react'
import useSWR, { mutate, type SWRConfiguration, unload, unstable_serialize } from 'swr'
import { cache } from 'swr/_internal'
import { whenIdle } from '../browser/timing.ts'
import { GivenUpError } from '../lib/errors/lost-text.ts'
import { addPersonalState } from '../state/personal-state.ts'
import { reportError } from './report-error.ts'

/** How long to wait before a read is made again, in milliseconds: twice as long with each failure, up to a minute. */
export function waitMs(error: unknown, failures: number): number {
  const asked = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0
  return Math.max(asked, Math.min(5000 * 2 ** (failures - 1), 60_000))
}

/** Whether asking again may help by itself: not after an answer that will stay the same, nor where the person gave up. */
export const mayHelp = (error: unknown): boolean => isTemporary(error) && !(error instanceof GivenUpError)

/**
 * Reads that say themselves why they failed go on trying while the server, or the way to it, is down or busy, as late as the
 * server asks for. When the network is back, all reads are made again at once.
 */
const retryReads = {
  shouldRetryOnError: mayHelp,
  onErrorRetry(error, _key, _config, revalidate, options) {
    setTimeout(() => void revalidate(options), waitMs(error, options.retryCount))
  },
} satisfies SWRConfiguration

/** What is asked: the operation that says which model it is of, and all that the answer depends on. */
export type AnswerKey = readonly [operationId: string, args: object]

/** How all reads are kept: they are asked again when somebody says that they have changed, not when the window is looked at. */
export const kept = { revalidateOnFocus: false, shouldRetryOnError: false } satisfies SWRConfiguration

/** Makes the calls of an answer; they end with the signal. */
export type Ask<Result> = (signal?: AbortSignal) => Promise<Result>

export interface CallOptions<Result> extends SWRConfiguration<Result, Error> {
  /** The screen shows the error itself, no toast. @default false */
  silent?: boolean
  /** It only adds to what is shown: it is asked in the first pause after that, for asking takes time, too. @default false */
  isAside?: boolean
}

/** The same, asked once the browser has nothing better to do; not at all where it is given up before. */
const inAPause =
  <Result>(ask: Ask<Result>): Ask<Result> =>
  async (signal) => {
    await new Promise((resolve) => void whenIdle(resolve))
    signal?.throwIfAborted()
    return ask(signal)
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

/** A question was answered, or failed: it is kept only for those who show its answer. */
function land(key: string, flight: Flight): void {
  if (flight.waiting === 0 && flights.get(key) === flight) flights.delete(key)
}

/** How long an answer asked for ahead of need is good enough to be shown, in milliseconds. */
const prefetchedMs = 10_000

interface Prefetched {
  operationId: string
  answer: Promise<unknown>
  /** The answer, once it is here. */
  value?: unknown
  /** Resolves when it is answered, or failed. */
  ended: Promise<void>
}

/** Answers asked for ahead of need, until one is used, too old, or of a model that has changed. */
const prefetched = new Map<string, Prefetched>()

async function fetchAnswer<Result>(key: AnswerKey, ask: Ask<Result>): Promise<Result> {
  const serialized = unstable_serialize(key)
  const early = prefetched.get(serialized)
  if (early) return takePrefetched<Result>(serialized, early)
  const flight = flightOf(serialized)
  return ask(flight.controller.signal).finally(() => land(serialized, flight))
}

/** What was asked for ahead of need, which is of the same key, and so of the same type. It is shown as such until it is stored. */
async function takePrefetched<Result>(key: string, early: Prefetched): Promise<Result> {
  try {
    return (await early.answer) as Result
  } finally {
    setTimeout(() => forgetPrefetched(key, early))
  }
}

/**
 * Stores an answer that was asked for ahead of need and is here already; whether there is one. The screen is drawn with it at once. It is
 * forgotten once the screen stands: other parts of it may show the same.
 */
function showPrefetched(key: string): boolean {
  const value = prefetched.get(key)?.value
  if (value === undefined) return false
  const before = cache.get(key)
  if (before?.data !== value) cache.set(key, { ...before, data: value, error: undefined })
  return true
}

/** The screen shows the answer now: whoever shows it next asks again. */
function takeShown(key: string): void {
  const early = prefetched.get(key)
  if (early?.value !== undefined) setTimeout(() => forgetPrefetched(key, early))
}

const forgetPrefetched = (key: string, early: Prefetched) => prefetched.get(key) === early && prefetched.delete(key)

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/**
 * An answer of one or several reads, cached by its key; without a key nothing is asked yet. A changed key cancels what it replaces, and an
 * answer only ever lands under its own key, so a late one never replaces a newer one.
 */
export function useAnswer<Result>(
  key: AnswerKey | null,
  ask: Ask<Result>,
  { silent = false, isAside = false, ...options }: CallOptions<Result> = {},
) {
  const serialized = unstable_serialize(key)
  const isHere = showPrefetched(serialized)
  const askInTime = isAside ? inAPause(ask) : ask
  const answer = useSWR<Result, Error, AnswerKey | null>(key, (asked: AnswerKey) => fetchAnswer(asked, askInTime), {
    ...kept,
    onError: (error) => isAbort(error) || reportError(error, { isShown: silent, isRead: true }),
    ...(silent && retryReads),
    ...options,
    // Taken once more, the screen would be drawn again for the same answer, before anybody sees it.
    ...(isHere && { revalidateIfStale: false }),
  })
  useEffect(() => takeShown(serialized), [serialized])
  useEffect(() => {
    if (!serialized) return
    flightOf(serialized).waiting += 1
    return () => leave(serialized)
  }, [serialized])
  // Read one by one: whoever reads no more than the data is not drawn anew each time a repeat begins and ends.
  return {
    get data() {
      return answer.data
    },
    get error() {
      return isAbort(answer.error) ? undefined : answer.error
    },
    get isLoading() {
      return answer.isLoading
    },
    get isValidating() {
      return answer.isValidating
    },
    mutate: answer.mutate,
  }
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

function askAhead(key: AnswerKey, serialized: string, ask: Ask<unknown>): Prefetched {
  // Whoever reads it cancels it, too, by asking for something else.
  const flight = flightOf(serialized)
  const answer = ask(flight.controller.signal).finally(() => land(serialized, flight))
  const forget = () => void forgetPrefetched(serialized, asked)
  const keep = (value: unknown) => {
    asked.value = value
  }
  const asked: Prefetched = { operationId: key[0], answer, ended: answer.then(keep, forget) }
  prefetched.set(serialized, asked)
  setTimeout(forget, prefetchedMs)
  return asked
}

/**
 * Asks ahead of need; `useAnswer` with the same key within ten seconds has the answer, or waits for the same one.
 * What is on the screen already is not asked again. Resolves when something can be drawn: at once where an older answer is here, which is shown
 * until the new one has come, and otherwise when it is answered, or failed.
 */
export async function prefetchAnswer(key: AnswerKey, ask: Ask<unknown>): Promise<void> {
  const serialized = unstable_serialize(key)
  if (!prefetched.has(serialized) && flights.get(serialized)?.waiting) return
  const { ended } = prefetched.get(serialized) ?? askAhead(key, serialized, ask)
  if (cache.get(serialized)?.data === undefined) await ended
}

/** Each change adds to it. */
const AUDIT_COUNT = 'AuditLog.count'

/**
 * Asks again for every answer of these models that is on the screen, and how many audit entries there are, and forgets what was asked ahead of need; others ask
 * again when shown. `refresh('Customer')` after a change.
 */
export function refresh(...models: string[]): Promise<unknown> {
  const isConcerned = (operationId: unknown) =>
    typeof operationId === 'string' && (operationId === AUDIT_COUNT || models.includes(operationId.split('.')[0] ?? ''))
  for (const [key, { operationId }] of prefetched) if (isConcerned(operationId)) prefetched.delete(key)
  return mutate((key: unknown) => Array.isArray(key) && isConcerned(key[0]))
}

/** Shows a row in the lists that hold it as it was just stored, until they have been asked again: `refresh` says that they are. */
export function showStored(model: string, id: number, stored: object): void {
  const isRow = (each: unknown): each is object => Object(each).id === id
  void mutate(
    (key: unknown) => Array.isArray(key) && String(key[0]).split('.')[0] === model,
    (answer: unknown) =>
      Array.isArray(answer) ? answer.map((each) => (isRow(each) ? { ...each, ...stored } : each)) : answer,
    { revalidate: false },
  )
}

/** Asks again for all that is on the screen, which stays until the answers are here. */
export function askShownAgain(): Promise<unknown> {
  prefetched.clear()
  return mutate(() => true)
}

/** Forgets all answers, those asked for ahead of need too, and asks again for what is on the screen. */
export function askAllAnew(): void {
  prefetched.clear()
  unload()
}

/** Whoever signs in next may ask the same question, and must not be shown this person's answer. */
function forgetAnswers(): void {
  unload({ revalidate: false })
  prefetched.clear()
  for (const { controller } of flights.values()) controller.abort()
}

addPersonalState({ forget: forgetAnswers })
