import type { CallOptions } from '@lineboard/sdk'
import { useEffect } from 'react'
import { mutate, preload, unstable_serialize } from 'swr'
import { api } from '../../data/client.ts'
import { refresh, useCall } from '../../data/use-call.ts'
import { followOwnChange } from './own-changes.ts'

interface CallState {
  data?: unknown
  error: Error | undefined
  isValidating: boolean
  mutate(data?: unknown, options?: { revalidate: boolean }): Promise<unknown>
}

interface HookOptions {
  keepPreviousData?: boolean
  /** The screen shows the error itself, no toast. */
  silent?: boolean
  /** Asks again after so many milliseconds, while the page is in sight. */
  refreshInterval?: number
}

// The table learns at run time which operation it calls. Methods, unlike functions, may be read more loosely than they
// are declared, so these two interfaces are all it takes to leave the exact types of named calls behind.
interface LooseHook {
  useCall(operationId: string, args: object | null, options?: HookOptions): CallState
}

interface LooseClient {
  call(operationId: string, args: object, options?: CallOptions): Promise<{ data: unknown }>
}

const hook: LooseHook = { useCall }

/** Calls an operation known by name only; throws what the client throws. */
export async function looseCall(operationId: string, args: object, options?: CallOptions): Promise<unknown> {
  const client: LooseClient = api()
  const answer = client.call(operationId, args, options).then(({ data }) => data)
  followOwnChange(operationId, args, answer)
  return answer
}

type Key = readonly [operationId: string, args: object]

/** Questions on the screen, and how many ask them. */
const onScreen = new Map<string, number>()

/** `useCall` for an operation known by name only. */
export function useLooseCall(operationId: string, args: object | null, options?: HookOptions): CallState {
  const question = args && unstable_serialize([operationId, args])
  useEffect(() => {
    if (!question) return
    onScreen.set(question, (onScreen.get(question) ?? 0) + 1)
    return () => {
      const left = (onScreen.get(question) ?? 1) - 1
      if (left > 0) onScreen.set(question, left)
      else onScreen.delete(question)
    }
  }, [question])
  return hook.useCall(operationId, args, options)
}

/** How long an answer asked for ahead of need is good enough to be shown, in milliseconds. */
const AHEAD_MS = 10_000

const ahead = new Map<string, Key>()

// Asking for a key's value anew is the one way the cache has of dropping what was fetched for it ahead of need.
function forget(question: string): void {
  const key = ahead.get(question)
  if (ahead.delete(question)) void mutate(key)
}

/** Asks ahead of need; who asks within ten seconds has the answer. What is on the screen already is not asked again. */
export function prefetchLoose(operationId: string, args: object): void {
  const key: Key = [operationId, args]
  const question = unstable_serialize(key)
  if (ahead.has(question) || onScreen.has(question)) return
  ahead.set(question, key)
  preload(key, () => looseCall(operationId, args)).catch(() => forget(question))
  setTimeout(forget, AHEAD_MS, question)
}

/** Asks again for all that is on the screen of a model, and forgets what was fetched of it ahead of need. */
export async function refreshModel(model: string): Promise<void> {
  for (const [question, [operationId]] of ahead) if (operationId.startsWith(`${model}.`)) forget(question)
  await refresh(model)
}

/** The rows of a list's answer; none for an answer that is no list. */
export const rowsOf = (data: unknown): object[] => (Array.isArray(data) ? data : [])

/** The number a count or a bulk delete answers; undefined for an answer that is none. */
export function countOf(data: unknown): number | undefined {
  const isCount = typeof data === 'object' && data !== null && 'count' in data && typeof data.count === 'number'
  return isCount ? Number(data.count) : undefined
}
