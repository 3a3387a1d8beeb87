import type { CallArgs, CallResult, OperationId, ReadOperationId } from '@lineboard/sdk'

/** What the values of counted columns stand under in a row; fields of the API are never called so. */
export const COUNTED = 'counted'

/** How rows of a page are counted in another list: by one call for all of them, unless it tells of fewer at once. */
export interface Counted {
  /** What answers it: who may not make this call has no such values. */
  call: OperationId
  argsOf(ids: readonly number[]): object
  /** Of how many rows a call tells, where that is a matter of the call. @default as many as fit into an address */
  idsAtOnce?: number
  /** The counts by id, of what a call answered and the rows of the page; a row that is missing has none, which is 0. */
  countsOf(answer: unknown, rows: readonly object[]): ReadonlyMap<number, number>
}

interface CountedBy<Id extends ReadOperationId> {
  call: Id
  argsOf(ids: readonly number[]): CallArgs<Id>
  idsAtOnce?: number
  countsOf(answer: CallResult<Id>, rows: readonly object[]): ReadonlyMap<number, number>
}

/** Says how rows are counted, checked against the contract's call. */
export const counted = <Id extends ReadOperationId>(by: CountedBy<Id>): Counted => by

/** How often each id stands in a field of rows; rows without one count for none. */
export function countBy<Row extends object>(rows: readonly Row[], field: keyof Row): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const row of rows) {
    const id = row[field]
    if (typeof id === 'number') counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}
