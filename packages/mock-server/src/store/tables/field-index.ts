import type { AnyRow, Id } from '../rows/internal-rows.ts'

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

const isId = (value: unknown): value is Id => typeof value === 'number' || typeof value === 'string'

function asIds(value: unknown): Id[] | undefined {
  // A number sent as text names the same row.
  const both = (id: Id): Id[] => (typeof id === 'string' && /^\d+$/.test(id) ? [id, Number(id)] : [id])
  if (isId(value)) return both(value)
  if (typeof value !== 'object' || value === null || !('inq' in value) || !Array.isArray(value.inq)) return undefined
  return [...new Set(value.inq.filter(isId).flatMap(both))]
}

/** The only ids a `where` can match when it asks for ids, so that no other row is looked at. */
export function candidateIds(where: object): readonly Id[] | undefined {
  if ('id' in where) return asIds(where.id)
  if (!('and' in where) || !Array.isArray(where.and)) return undefined
  for (const part of where.and) {
    const ids = typeof part === 'object' && part !== null ? candidateIds(part) : undefined
    if (ids) return ids
  }
  return undefined
}
