import type { SlottedRows } from '../columns/slotted-rows.ts'
import type { BitSet } from '../columns/typed-arrays.ts'
import type { AnyRow } from '../rows/internal-rows.ts'

/** Of many rows so many are looked at one by one, before it is found out of all of them at once which pass. */
const SHARE = 5

/** Which rows of an order are wanted. */
export interface PageRequest {
  /** Undefined where all pass. */
  test: ((row: AnyRow) => boolean) | undefined
  isReversed: boolean
  skip: number
  /** How many rows that pass there may be up to the end of the page. */
  last: number
  manyRows: number
  /** The slots of all rows that pass: `isWorthIt` when these are not known yet and many rows would have to be looked at. */
  passing(isWorthIt: boolean): BitSet | undefined
}

/** Rows that pass, from `skip` on, stopping at the last one wanted. */
export function pageOf(slots: Uint32Array, rows: SlottedRows, request: PageRequest): AnyRow[] {
  const { test, isReversed, skip, last, manyRows, passing } = request
  const found: AnyRow[] = []
  const few = slots.length < manyRows ? slots.length : manyRows / SHARE
  let passed = passing(false)
  let seen = 0
  for (let step = 0; step < slots.length && seen < last; step++) {
    if (step >= few) passed ??= passing(true)
    const slot = slots[isReversed ? slots.length - 1 - step : step] ?? 0
    if (passed && !passed.has(slot)) continue
    // What is passed over is not made where nothing has to be asked of it.
    const row = test && !passed ? rows.at(slot) : undefined
    if (row ? !test?.(row) : !rows.has(slot)) continue
    if (seen++ < skip) continue
    const shown = row ?? rows.at(slot)
    if (shown) found.push(shown)
  }
  return found
}
