import type { AnyRow } from './models.ts'

/** Rows by the value of one field. */
export class FieldIndex {
  private readonly field: string
  private readonly buckets = new Map<unknown, AnyRow[]>()

  constructor(field: string, rows: Iterable<AnyRow>) {
    this.field = field
    for (const row of rows) this.add(row)
  }

  get(value: unknown): readonly AnyRow[] {
    return this.buckets.get(value) ?? []
  }

  add(row: AnyRow): void {
    const bucket = this.buckets.get(row[this.field])
    if (bucket) bucket.push(row)
    else this.buckets.set(row[this.field], [row])
  }

  // A new array each time, so that a list handed out before stays as it was.
  remove(row: AnyRow): void {
    const bucket = this.buckets.get(row[this.field]) ?? []
    this.buckets.set(
      row[this.field],
      bucket.filter(({ id }) => id !== row.id),
    )
  }

  swap(before: AnyRow, after: AnyRow): void {
    const value = before[this.field]
    if (value !== after[this.field]) {
      this.remove(before)
      this.add(after)
      return
    }
    const bucket = this.buckets.get(value) ?? []
    this.buckets.set(
      value,
      bucket.map((row) => (row.id === after.id ? after : row)),
    )
  }
}
