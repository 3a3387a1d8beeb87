import type { Row } from '../../store/rows/models.ts'
import type { Store } from '../../store/rows/types.ts'

/** What the call logs say of a tracking number. */
export function totalsOf(store: Store, trackingNumber: string): Pick<Row<'OpNumber'>, 'totalCalls' | 'lastCallAt'> {
  const calls = store.table('CallLog').by('trackingNumber', trackingNumber)
  const last = calls
    .map(({ startedAt }) => startedAt)
    .toSorted()
    .at(-1)
  return { totalCalls: calls.length, ...(last && { lastCallAt: last }) }
}

declare module '../../store/rows/internal-rows.ts' {
  interface InternalRows {
    /** Numbers that a tracking number had before, by its id. */
    FormerNumbers: { id: number; numbers: readonly string[] }
  }
}

/** Numbers that a tracking number had before. Its call logs may still show them. */
export function formerNumbers(store: Store, id: number): readonly string[] {
  return store.table('FormerNumbers').get(id)?.numbers ?? []
}

/** Notes the number that a tracking number had before it was given another. */
export function noteFormerNumber(store: Store, id: number, number: string): void {
  const table = store.table('FormerNumbers')
  const numbers = [...new Set([...formerNumbers(store, id), number])]
  if (table.get(id)) table.replace(id, { numbers })
  else table.insert({ id, numbers })
}
