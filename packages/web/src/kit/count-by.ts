import type { CallArgs, CallOptions, CallResult, FieldOperator, OperationId, ReadOperationId } from '@lineboard/sdk'

/** Most rows that are looked up to filter by what is said of them. */
export const MOST_LOOKED_UP = 2000

/** Most users or customers of a name whose rows a list finds by it. */
export const MOST_NAMED = 100

/** Which rows are looked for by what is said of them. */
export interface Sought {
  text: string
  operator: FieldOperator
  /** Conditions of the rows among which. */
  where: object
  /** Out of so many rows at most. */
  most: number
}

/** What the values of counted columns stand under in a row; fields of the API are never called so. */
export const COUNTED = 'counted'

/** What other lists say of a row: a number, or a text. */
export type CountedValue = number | string

/** How rows of a page are counted in another list, or looked up in others: by one call for all of them, unless it tells of fewer at once. */
export interface Counted {
  /** What answers it: who may not make this call has no such values. */
  call: OperationId
  argsOf(ids: readonly number[]): object
  /** Of how many rows a call tells, where that is a matter of the call. @default as many as fit into an address */
  idsAtOnce?: number
  /** Asks where one call does not tell; the answer is known by the name of `call`, which decides who has the values and when they are asked again. */
  ask?(ids: readonly number[], options: CallOptions): Promise<unknown>
  /** Conditions of the rows of which a text is said, undefined where the rows are too many, or that is not known. */
  find?(sought: Sought, options: CallOptions): Promise<Readonly<Record<string, unknown>> | undefined>
  /** Words that the texts begin with, for which bare text looks, too. */
  words?: readonly string[]
  /** The values by id, of what a call answered and the rows of the page; a row that is missing has none, which is 0. */
  countsOf(answer: unknown, rows: readonly object[]): ReadonlyMap<number, CountedValue>
}

interface CountedBy<Id extends ReadOperationId> {
  call: Id
  argsOf(ids: readonly number[]): CallArgs<Id>
  idsAtOnce?: number
  countsOf(answer: CallResult<Id>, rows: readonly object[]): ReadonlyMap<number, number>
}

/** How rows are counted, by numbers alone. */
interface CountedNumbers extends Counted {
  countsOf(answer: unknown, rows: readonly object[]): ReadonlyMap<number, number>
}

/** Says how rows are counted, checked against the contract's call. */
export const counted = <Id extends ReadOperationId>(by: CountedBy<Id>): CountedNumbers => by

interface LookedUpBy extends Pick<Counted, 'find' | 'words'> {
  /** The call that is made first. */
  call: ReadOperationId
  /** Each id with what is said of it. */
  ask(ids: readonly number[], options: CallOptions): Promise<readonly (readonly [id: number, text: string])[]>
}

/** Says how what several calls tell of rows is looked up. */
export const lookedUp = ({ call, ask, ...rest }: LookedUpBy): Counted => ({
  ...rest,
  call,
  ask,
  argsOf: (ids) => ({ ids }),
  countsOf: (answer, rows) =>
    // A row that came since has no text yet.
    new Map([
      ...rows.map((row) => [Number(Reflect.get(row, 'id')), ''] as const),
      ...(Array.isArray(answer) ? answer : []),
    ]),
})

/** How often each id stands in a field of rows; rows without one count for none. */
export function countBy<Row extends object>(rows: readonly Row[], field: keyof Row): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const row of rows) {
    const id = row[field]
    if (typeof id === 'number') counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}
