import { createHash, randomBytes } from 'node:crypto'
import type { Store } from '../store/types.ts'

const SHOWN_AT_END = 4

/** A new key, which nobody can guess. */
export const newKey = (): string => `lb_test_${randomBytes(16).toString('hex')}`

/** A key as it is kept. It is long and random, so that a plain hash is enough. */
export const hashKey = (apikey: string): string => createHash('sha256').update(apikey).digest('hex')

/** A key or token of which only the end can be read, of the same length; nothing of a short one, which could be guessed. */
export function mask(secret: string): string {
  const shown = secret.length >= 4 * SHOWN_AT_END ? SHOWN_AT_END : 0
  return '*'.repeat(secret.length - shown) + secret.slice(secret.length - shown)
}

/** Keeps what a key is recognised by. */
export function keepKey(store: Store, id: number, apikey: string): void {
  store.table('KeyHash').insert({ id, hash: hashKey(apikey) })
}
