import type { Key } from './groupings.ts'

/** Keys of groups as they are met, each with a number. */
export class KeyNumbers {
  readonly keys: Key[]
  private readonly numberOf: Map<Key, number>

  constructor(keys: readonly Key[] = []) {
    this.keys = [...keys]
    this.numberOf = new Map(keys.map((key, at) => [key, at]))
  }

  of(key: Key): number {
    const known = this.numberOf.get(key)
    if (known !== undefined) return known
    this.numberOf.set(key, this.keys.length)
    return this.keys.push(key) - 1
  }
}
