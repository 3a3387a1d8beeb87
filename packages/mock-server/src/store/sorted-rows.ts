import { compareValues } from '../query/compare.ts'
import type { CompiledOrder } from '../query/order.ts'
import type { AnyRow } from './models.ts'
import type { Range } from './order-range.ts'
import { sortRows } from './sort-rows.ts'

/** A range of the field that rows are sorted by first. */
export interface Within {
  range: Range
  read(row: AnyRow): unknown
}

/** Which rows of the order are wanted. */
export interface PageRequest {
  test?: ((row: AnyRow) => boolean) | undefined
  isReversed: boolean
  skip: number
  /** 0 means all. */
  limit: number
  within?: Within | undefined
}

/** The rows of a table in one order, kept up to date row by row. */
export class SortedRows {
  readonly compare: CompiledOrder['compare']
  private rows: AnyRow[]
  private isShared: boolean

  constructor(rows: AnyRow[], compare: CompiledOrder['compare'], isShared = false) {
    this.rows = rows
    this.compare = compare
    this.isShared = isShared
  }

  static sorted(rows: Iterable<AnyRow>, order: Pick<CompiledOrder, 'compare' | 'first'>): SortedRows {
    return new SortedRows(sortRows(rows, order), order.compare)
  }

  get list(): readonly AnyRow[] {
    return this.rows
  }

  /** A twin that shares the array until one of the two changes. */
  fork(compare: CompiledOrder['compare']): SortedRows {
    this.isShared = true
    return new SortedRows(this.rows, compare, true)
  }

  add(row: AnyRow): void {
    this.own()
    this.rows.splice(this.positionOf(row), 0, row)
  }

  remove(row: AnyRow): void {
    this.own()
    const at = this.positionOf(row)
    this.rows.splice(this.rows[at]?.id === row.id ? at : this.rows.findIndex(({ id }) => id === row.id), 1)
  }

  swap(before: AnyRow, after: AnyRow): void {
    if (this.compare(before, after) !== 0) {
      this.remove(before)
      this.add(after)
      return
    }
    this.own()
    const at = this.positionOf(before)
    if (this.rows[at]?.id === before.id) this.rows[at] = after
  }

  removeAll(gone: ReadonlySet<AnyRow['id']>): void {
    this.rows = this.rows.filter(({ id }) => !gone.has(id))
    this.isShared = false
  }

  /** Rows that pass, from `skip` on, stopping as soon as `limit` of them (0: all) are found. */
  page({ test, isReversed, skip, limit, within }: PageRequest): AnyRow[] {
    const { rows } = this
    const [start, end] = within ? this.slice(within) : [0, rows.length]
    const last = limit > 0 ? skip + limit : Number.POSITIVE_INFINITY
    const found: AnyRow[] = []
    let seen = 0
    for (let step = 0; step < end - start && seen < last; step++) {
      const row = rows[isReversed ? end - 1 - step : start + step]
      if (!row || (test && !test(row))) continue
      if (seen++ >= skip) found.push(row)
    }
    return found
  }

  /** How many rows pass. */
  count(test: (row: AnyRow) => boolean, within: Within): number {
    const [start, end] = this.slice(within)
    let count = 0
    for (let at = start; at < end; at++) {
      const row = this.rows[at]
      if (row && test(row)) count++
    }
    return count
  }

  /** Positions that hold the values of a range of the field the rows are sorted by. */
  private slice({ range: { from, to }, read }: Within): [number, number] {
    const start = from == null ? 0 : this.firstWhere((row) => compareValues(read(row), from) >= 0)
    const end = to == null ? this.rows.length : this.firstWhere((row) => compareValues(read(row), to) > 0)
    return [start, Math.max(start, end)]
  }

  private own(): void {
    if (!this.isShared) return
    this.rows = [...this.rows]
    this.isShared = false
  }

  /** Where the row is, or would have to be. */
  private positionOf(row: AnyRow): number {
    return this.firstWhere((other) => this.compare(other, row) >= 0)
  }

  /** First position from which on a condition holds, which holds for none before. */
  private firstWhere(holds: (row: AnyRow) => boolean): number {
    let low = 0
    let high = this.rows.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const row = this.rows[middle]
      if (row && !holds(row)) low = middle + 1
      else high = middle
    }
    return low
  }
}
