import type { components } from '@lineboard/contract'
import { OWNER_ID } from '@lineboard/contract/owner'
import { proxy, ref, useSnapshot } from 'valtio'
import { pending, undo } from '../../state/pending-changes.ts'
import { addPersonalState } from '../../state/personal-state.ts'

type CallLog = components['schemas']['CallLog']

/** What is to be known of a number whose calls are refused. */
export type Blocked = Pick<components['schemas']['BlacklistNumber'], 'number' | 'customerId'>

/** Numbers of the callers that said theirs, each once. */
export const callersOf = (calls: readonly CallLog[]): readonly string[] => [
  ...new Set(calls.map(({ callerNumber }) => callerNumber).filter((number) => number !== 'anonymous')),
]

/** Contacts of the calls, each once. */
export const contactsOf = (calls: readonly CallLog[]): readonly number[] => [
  ...new Set(calls.flatMap(({ caller_contactId: contact }) => contact ?? [])),
]

/** How often each number is there. */
export function callsByCaller(calls: readonly Pick<CallLog, 'callerNumber'>[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>()
  for (const { callerNumber } of calls) counted.set(callerNumber, (counted.get(callerNumber) ?? 0) + 1)
  return counted
}

type Call = Pick<CallLog, 'callerNumber'> & Partial<Record<'customerId', CallLog['customerId'] | undefined>>

/** Whether calls of the number are refused for the customer of the call. */
export const isBlocked = ({ callerNumber, customerId }: Call, blocked: readonly Blocked[]): boolean =>
  blocked.some(
    (each) => each.number === callerNumber && (each.customerId === customerId || each.customerId === OWNER_ID),
  )

/** What a call shows of a block that can still be taken back. */
export interface PendingBlock {
  pendingBlock: Blocked
}

const known = proxy<{ blocked: readonly Blocked[] }>({ blocked: [] })

addPersonalState({ forget: () => noteBlocked([]) })

/** Keeps what the server said last of the callers on the page, for their menus. */
export function noteBlocked(blocked: readonly Blocked[]): void {
  known.blocked = ref([...blocked])
}

const blockOf = (shown: object | undefined): Blocked[] => {
  const { pendingBlock }: Partial<PendingBlock> = shown ?? {}
  return pendingBlock ? [pendingBlock] : []
}

/** Blocks that are not carried out yet. */
export const pendingBlocks = (changes: readonly { rows: ReadonlyMap<number, object | undefined> }[]): Blocked[] =>
  changes.flatMap(({ rows }) => [...rows.values()].flatMap(blockOf))

/** Whether the server refuses the calls of a call's caller, as far as the page knows. */
export const isRefused = (call: Call): boolean => isBlocked(call, known.blocked)

/** Whether they are refused, or will be in a moment. */
export const isBlockedNow = (call: Call): boolean => isRefused(call) || isBlocked(call, pendingBlocks(pending.list))

/** The same for a component. */
export function useIsBlockedNow(call: Call): boolean {
  const { blocked } = useSnapshot(known)
  return isBlocked(call, [...blocked, ...pendingBlocks(useSnapshot(pending).list)])
}

/** Takes back the blocks of a caller that are not carried out yet; answers whether there were any. */
export function undoBlocks(call: Call): boolean {
  const due = pending.list.filter((change) => isBlocked(call, pendingBlocks([change])))
  for (const { id } of due) undo(id)
  return due.length > 0
}
