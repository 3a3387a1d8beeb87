import { COUNTED, type Counted, type CountedValue } from '../count-by.ts'
import { type CallByNameOptions, callByName } from './calls-by-name.ts'

/** Counts of a column by id of the row, by the last part of its field; undefined where they are not known. */
export type Counts = Readonly<Record<string, ReadonlyMap<number, CountedValue> | undefined>>

/**
 * Rows with what was counted for each. It can be read, but is no part of the row: what is saved, compared or copied of it
 * has none of it.
 */
export function withCounts(rows: readonly object[], counts: Counts): readonly object[] {
  const known = Object.entries(counts).flatMap(([name, byId]) => (byId ? [[name, byId] as const] : []))
  if (known.length === 0) return rows
  return rows.map((row) => {
    const id = Number(Reflect.get(row, 'id'))
    const value = Object.fromEntries(known.map(([name, byId]) => [name, byId.get(id) ?? 0]))
    return Object.defineProperty({ ...row }, COUNTED, { value })
  })
}

// Ids travel in the address, which many servers cut off at 8 kB.
const IDS_AT_ONCE = 250

/** What is asked to count for rows: the arguments of each call. */
export function asksOf({ argsOf, idsAtOnce = IDS_AT_ONCE }: Counted, ids: readonly number[]): readonly object[] {
  const calls = Math.ceil(ids.length / idsAtOnce)
  return Array.from({ length: calls }, (_, at) => argsOf(ids.slice(at * idsAtOnce, (at + 1) * idsAtOnce)))
}

const idsIn = ({ ids }: { ids: unknown }): number[] => (Array.isArray(ids) ? ids.map(Number) : [])

/** The answers to what is asked, in its order. */
export const askCounts = (
  { call, ask }: Counted,
  asks: readonly object[],
  options: CallByNameOptions = {},
): Promise<unknown[]> =>
  Promise.all(asks.map((args) => (ask && 'ids' in args ? ask(idsIn(args), options) : callByName(call, args, options))))

/** The counts by id, of all answers. A text is empty in the answers that were not asked about its row. */
export function countsOfAll(
  { countsOf }: Counted,
  answers: readonly unknown[],
  rows: readonly object[],
): ReadonlyMap<number, CountedValue> {
  const counts = new Map<number, CountedValue>()
  for (const answer of answers)
    for (const [id, value] of countsOf(answer, rows)) if (value !== '' || !counts.has(id)) counts.set(id, value)
  return counts
}
