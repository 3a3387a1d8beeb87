import { api } from '../data/client.ts'
import { prefetchCall, useCall } from '../data/use-call.ts'

interface CallState {
  data?: unknown
  error: Error | undefined
  isValidating: boolean
  mutate(): Promise<unknown>
}

interface HookOptions {
  silent?: boolean
  keepPreviousData?: boolean
}

// The table learns at run time which operation it calls. Methods, unlike functions, may be read more loosely than they
// are declared, so these two interfaces are all it takes to leave the exact types of named calls behind.
interface LooseCalls {
  useCall(operationId: string, args: object | null, options?: HookOptions): CallState
  prefetchCall(operationId: string, args: object): void
}

interface LooseClient {
  call(operationId: string, args: object, options?: { signal?: AbortSignal }): Promise<{ data: unknown }>
}

const hooks: LooseCalls = { useCall, prefetchCall }

/** `useCall` for an operation known by name only. */
export const useLooseCall = hooks.useCall

/** `prefetchCall` for an operation known by name only. */
export const prefetchLoose = hooks.prefetchCall

/** Calls an operation known by name only; throws what the client throws. */
export async function looseCall(operationId: string, args: object): Promise<unknown> {
  const client: LooseClient = api()
  return (await client.call(operationId, args)).data
}

/** The rows of a list's answer; none for an answer that is no list. */
export const rowsOf = (data: unknown): object[] => (Array.isArray(data) ? data : [])

/** The number a count or a bulk delete answers; undefined for an answer that is none. */
export function countOf(data: unknown): number | undefined {
  const isCount = typeof data === 'object' && data !== null && 'count' in data && typeof data.count === 'number'
  return isCount ? Number(data.count) : undefined
}
