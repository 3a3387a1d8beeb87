import type { Store } from '../../store/types.ts'
import { besideStore } from '../beside-store.ts'

const formerOf = besideStore(() => new Map<number, Set<string>>())

/** Notes the number that a tracking number had before it was given another. */
export function noteFormerNumber(store: Store, id: number, number: string): void {
  const former = formerOf(store)
  former.set(id, (former.get(id) ?? new Set()).add(number))
}

/** Numbers that a tracking number had before. Its call logs may still show them. */
export function formerNumbers(store: Store, id: number): string[] {
  return [...(formerOf(store).get(id) ?? [])]
}
