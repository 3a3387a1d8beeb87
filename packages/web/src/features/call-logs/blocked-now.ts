import type { components } from '@lineboard/contract'
import { pending } from '../../state/pending-changes.ts'
import { addPersonalState } from '../../state/personal-state.ts'
import { type Blocked, isBlocked } from './callers.ts'

type Call = Pick<components['schemas']['CallLog'], 'callerNumber' | 'customerId'>

/** What a call shows of a block that can still be taken back. */
export interface PendingBlock {
  pendingBlock: Blocked
}

let known: readonly Blocked[] = []

addPersonalState({
  forget() {
    known = []
  },
})

/** Keeps what the server said last of the callers on the page, for their menus. */
export function noteBlocked(blocked: readonly Blocked[]): void {
  known = blocked
}

const blockOf = (shown: object | undefined): Blocked[] => {
  const { pendingBlock }: Partial<PendingBlock> = shown ?? {}
  return pendingBlock ? [pendingBlock] : []
}

/** Blocks that are not carried out yet. */
export const pendingBlocks = (changes: readonly { rows: ReadonlyMap<number, object | undefined> }[]): Blocked[] =>
  changes.flatMap(({ rows }) => [...rows.values()].flatMap(blockOf))

/** Whether the server refuses the calls of a call's caller, as far as the page knows. */
export const isRefused = (call: Call): boolean => isBlocked(call, known)

/** Whether they are refused, or will be in a moment. */
export const isBlockedNow = (call: Call): boolean => isRefused(call) || isBlocked(call, pendingBlocks(pending.list))
