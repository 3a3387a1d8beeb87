import { compareValues } from '../query/compare.ts'
import type { CompiledOrder } from '../query/order.ts'
import type { AnyRow } from './models.ts'

type Order = Pick<CompiledOrder, 'compare' | 'first'>

const MANY_ROWS = 10_000
/** Where more than one of two rows brings a new value, grouping rows by value gains nothing. */
const SAMPLE_ROWS = 2000
const ROWS_PER_VALUE = 2

/** The place of each row's value among all values, or undefined where there are too many, or some that have no place. */
function ranksOf(
  rows: readonly AnyRow[],
  read: (row: AnyRow) => unknown,
): { ranks: Uint32Array; size: number } | undefined {
  const numberOf = new Map<unknown, number>()
  const numbers = new Uint32Array(rows.length)
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]
    const value = (row && read(row)) ?? null
    if (typeof value === 'object' && value !== null) return undefined
    let number = numberOf.get(value)
    if (number === undefined) {
      number = numberOf.size
      numberOf.set(value, number)
      if (at >= SAMPLE_ROWS && number > at / ROWS_PER_VALUE) return undefined
    }
    numbers[at] = number
  }
  const sorted = [...numberOf.keys()].sort(compareValues)
  const rankOf = new Uint32Array(sorted.length)
  for (const [rank, value] of sorted.entries()) rankOf[numberOf.get(value) ?? 0] = rank
  return { ranks: numbers.map((number) => rankOf[number] ?? 0), size: sorted.length }
}

function isInOrder(rows: readonly AnyRow[], compare: Order['compare']): boolean {
  return rows.every((row, at) => {
    const before = rows[at - 1]
    return before === undefined || compare(before, row) <= 0
  })
}

/** Sorts rows by an order. Many rows with few values of its first field go by the place of their value: in a third of the time. */
export function sortRows(rows: Iterable<AnyRow>, { compare, first }: Order): AnyRow[] {
  const all = [...rows]
  const ranked = all.length < MANY_ROWS ? undefined : ranksOf(all, first.field.read)
  if (!ranked) return all.sort(compare)
  const groups = Array.from({ length: ranked.size }, (): AnyRow[] => [])
  for (let at = 0; at < all.length; at++) {
    const row = all[at]
    if (row) groups[ranked.ranks[at] ?? 0]?.push(row)
  }
  return groups.flatMap((group) => (isInOrder(group, compare) ? group : group.sort(compare)))
}
