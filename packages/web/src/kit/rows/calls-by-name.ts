import type { CallOptions, Lineboard } from '@lineboard/sdk'
import { api } from '../../data/client.ts'
import { callForRows } from '../../data/related-rows.ts'
import { prefetchCall, useCall } from '../../data/use-call.ts'
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
  /** It only adds to what is shown, and is asked after that. */
  isAside?: boolean
  /** Asks again when the network is back. @default true */
  revalidateOnReconnect?: boolean
}

interface ReadsByName {
  useCall(operationId: string, args: object | null, options?: HookOptions): CallState
  prefetchCall(operationId: string, args: object): Promise<void>
}

const reads: ReadsByName = { useCall, prefetchCall }

/** `useCall` and `prefetchCall` for operations known by name only: the table learns at run time which it calls. */
export const { useCall: useCallByName, prefetchCall: prefetchByName } = reads

/** How an operation known by name is called. */
export interface CallByNameOptions extends CallOptions {
  /** Another client of the same session, such as `watchedApi()`. @default the app's own */
  client?: Lineboard | undefined
}

/** Calls an operation known by name only; throws what the client throws. */
export async function callByName(
  operationId: string,
  args: object,
  { client = api(), ...options }: CallByNameOptions = {},
): Promise<unknown> {
  const answer = callForRows(client, operationId, args, options).then(({ data }) => data)
  followOwnChange(operationId, args, answer)
  return answer
}

/** The rows of a list's answer; none for an answer that is no list. */
export const rowsOf = (data: unknown): object[] => (Array.isArray(data) ? data : [])

/** The number a count or a bulk delete answers; undefined for an answer that is none. */
export function countOf(data: unknown): number | undefined {
  const isCount = typeof data === 'object' && data !== null && 'count' in data && typeof data.count === 'number'
  return isCount ? Number(data.count) : undefined
}

// Ids travel in the address, which many servers cut off at 8 kB.
const IDS_A_CALL = 100

/** As many of a list as fit into one call each, by their ids. */
export const chunksOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / IDS_A_CALL) }, (_, index) =>
    items.slice(index * IDS_A_CALL, (index + 1) * IDS_A_CALL),
  )
