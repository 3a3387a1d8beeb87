import type { FieldIssue } from '../errors/loopback-error.ts'
import type { Id } from '../store/models.ts'

/** An issue when one of the others has the same text in a field, whatever its case. */
export function uniqueness<F extends string>(
  row: Readonly<Record<F, unknown>> & { id: Id },
  field: F,
  others: Iterable<Readonly<Record<F, unknown>> & { id: Id }>,
): FieldIssue[] {
  const key = (value: unknown) => String(value).toLowerCase()
  const wanted = key(row[field])
  for (const other of others) {
    if (other.id === row.id || key(other[field]) !== wanted) continue
    return [{ field, code: 'uniqueness', message: 'is already taken', value: row[field] }]
  }
  return []
}
