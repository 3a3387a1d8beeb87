import type { Id } from './models.ts'

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
