import { COUNTED } from './count-by.ts'

/** Counts of a column by id of the row, by the last part of its field; undefined where they are not known. */
export type Counts = Readonly<Record<string, ReadonlyMap<number, number> | undefined>>

/**
 * Rows with what was counted for each. It can be read, but is no part of the row: what is saved, compared or copied of it
 * has none of it.
 */
export function withCounts(rows: readonly object[], idField: string, counts: Counts): readonly object[] {
  const known = Object.entries(counts).flatMap(([name, byId]) => (byId ? [[name, byId] as const] : []))
  if (known.length === 0) return rows
  return rows.map((row) => {
    const id = Number(Reflect.get(row, idField))
    const value = Object.fromEntries(known.map(([name, byId]) => [name, byId.get(id) ?? 0]))
    return Object.defineProperty({ ...row }, COUNTED, { value })
  })
}
