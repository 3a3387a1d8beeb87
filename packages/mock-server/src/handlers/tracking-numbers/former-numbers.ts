import type { Store } from '../../store/types.ts'

declare module '../../store/internal-rows.ts' {
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
