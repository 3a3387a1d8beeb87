import type { Dependent } from '@lineboard/contract/dependents'
import type { Access } from '@lineboard/sdk'
import type { Call } from '../../data/last-calls.ts'
import { refresh } from '../../data/use-call.ts'
import { mayAs } from '../../state/may.ts'
import type { Resource } from '../define-resource.ts'
import type { First } from '../list-options.ts'
import type { Target } from '../row-result.ts'
import { callByName } from '../rows/calls-by-name.ts'
import { reassignCalls } from './reassign-references.ts'

/** What becomes of all that uses rows which are deleted. */
export type Settlement = { option: 'move'; moveToId: number } | { option: 'detach' | 'delete' }

/** The same while it is chosen: where it moves to is for the person to say. */
export interface SettlementChoice {
  option: Settlement['option']
  moveToId?: number | undefined
}

/** Whether all of it is chosen. */
export const isSettled = (choice: SettlementChoice): choice is Settlement =>
  choice.option !== 'move' || choice.moveToId !== undefined

/** A deletion as it was agreed to. */
export interface RemovalPlan {
  settlement: Settlement | undefined
  /** What is done before the rows go; undefined for nothing. */
  first: First | undefined
}

export const plainRemoval: RemovalPlan = { settlement: undefined, first: undefined }

/** The server moves the tracking numbers itself where it has a call for that, which asks for no right to change numbers. */
export const isLeftToServer = ({ removeWithOption }: Pick<Resource, 'removeWithOption'>, { model }: Dependent) =>
  removeWithOption !== undefined && model === 'OpNumber'

/** Whether somebody may have the server delete the tracking numbers, too: that call asks for the right to delete numbers. */
export const mayDeleteNumbers = (
  { removeWithOption }: Pick<Resource, 'removeWithOption'>,
  access: Access | undefined,
): boolean => removeWithOption !== undefined && mayAs(access, 'OpNumber.deleteById')

interface Asked {
  resource: Pick<Resource, 'entity' | 'removeWithOption'>
  targets: readonly Target[]
  settlement: Settlement | undefined
  /** All that uses the rows. */
  dependents: readonly Dependent[]
}

/**
 * What moves everything that uses rows to another one before these go. It reads again what is left to move, so that another
 * try does only the rest.
 */
export async function movesFirst({ resource, targets, settlement, dependents }: Asked): Promise<First | undefined> {
  if (settlement?.option !== 'move') return undefined
  const own = dependents.filter((each) => !isLeftToServer(resource, each))
  const ids = targets.map(({ id }) => id)
  const calls = () => reassignCalls(own, resource.entity, ids, settlement.moveToId)
  const last = await calls()
  const run = async () => {
    const left = await calls()
    for (const call of left) await callByName(...call)
    if (left.length > 0) void refresh(...own.map(({ count }) => count.split('.')[0] ?? ''))
  }
  return last.length === 0 ? undefined : { run, last }
}

/** Several things that are done first, one after the other. */
export function bothFirst(one: First | undefined, other: First | undefined): First | undefined {
  if (!one || !other) return one ?? other
  const run = async () => {
    await one.run()
    await other.run()
  }
  return { run, last: [...one.last, ...other.last] }
}

/** The call that deletes one row and settles its tracking numbers; undefined where the row just goes. */
export function settlingCall(
  { removeWithOption }: Pick<Resource, 'removeWithOption'>,
  settlement: Settlement | undefined,
  id: number,
): Call | undefined {
  return removeWithOption && settlement ? [removeWithOption, { body: { id, ...settlement } }] : undefined
}
