import type { CompiledOrder } from '../query/order.ts'
import type { AnyRow } from './models.ts'

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

  static sorted(rows: Iterable<AnyRow>, compare: CompiledOrder['compare']): SortedRows {
    return new SortedRows([...rows].sort(compare), compare)
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

  /** Rows that pass, from `skip` on, at most `limit` (0: all), stopping as soon as they are found. */
  page(test: ((row: AnyRow) => boolean) | undefined, isReversed: boolean, skip: number, limit: number): AnyRow[] {
    const { rows } = this
    const end = limit > 0 ? skip + limit : Number.POSITIVE_INFINITY
    if (!test && !isReversed) return rows.slice(skip, limit > 0 ? end : undefined)
    const found: AnyRow[] = []
    let seen = 0
    for (let step = 0; step < rows.length && seen < end; step++) {
      const row = rows[isReversed ? rows.length - 1 - step : step]
      if (!row || (test && !test(row))) continue
      if (seen++ >= skip) found.push(row)
    }
    return found
  }

  private own(): void {
    if (!this.isShared) return
    this.rows = [...this.rows]
    this.isShared = false
  }

  /** Where the row is, or would have to be. */
  private positionOf(row: AnyRow): number {
    let low = 0
    let high = this.rows.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const other = this.rows[middle]
      if (other && this.compare(other, row) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
