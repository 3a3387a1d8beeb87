import { badRequest } from '../../ground/errors.ts'

/**
 * How much one filter may ask for, so that no request keeps the server from others. Each is several times what a screen or a
 * program has a reason to send; a core API has limits of its own, and the address is long enough for hundreds of thousands.
 */
export const filterLimits = {
  /** Conditions of a `where`, at all levels together. A list of `inq` is one. */
  conditions: 200,
  /**
   * Objects and lists in each other, as deep as LoopBack reads: a filter has room for 4 levels of `and`
   * and `or`, a `where` for 5.
   */
  depth: 12,
  /** Fields of an order. */
  orderKeys: 10,
  /** Relations that one field name passes through. */
  relations: 3,
  /** Relations of an `include`, at all levels together. */
  includes: 30,
  /** Levels of `include` in each other. */
  includeDepth: 6,
  /** Related rows that one answer embeds. */
  includedRows: 200_000,
} as const

/** Counts up to one of the limits. */
export function counter(most: number, what: string): () => void {
  let count = 0
  return () => {
    if (++count > most) throw badRequest(`${what}: at most ${most} are taken.`)
  }
}
