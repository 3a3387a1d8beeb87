import type { components } from '@lineboard/contract'
import { OWNER_ID } from '@lineboard/contract/owner'

type CallLog = components['schemas']['CallLog']

/** What is to be known of a number whose calls are refused. */
export type Blocked = Pick<components['schemas']['BlacklistNumber'], 'number' | 'customerId'>

/** Numbers of the callers that said theirs, each once. */
export const callersOf = (calls: readonly CallLog[]): readonly string[] => [
  ...new Set(calls.map(({ callerNumber }) => callerNumber).filter((number) => number !== 'anonymous')),
]

/** How often each number is there. */
export function callsByCaller(calls: readonly Pick<CallLog, 'callerNumber'>[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>()
  for (const { callerNumber } of calls) counted.set(callerNumber, (counted.get(callerNumber) ?? 0) + 1)
  return counted
}

/** Whether calls of the number are refused for the customer of the call. */
export const isBlocked = (
  { callerNumber, customerId }: Pick<CallLog, 'callerNumber' | 'customerId'>,
  blocked: readonly Blocked[],
): boolean =>
  blocked.some(
    (each) => each.number === callerNumber && (each.customerId === customerId || each.customerId === OWNER_ID),
  )
