import type { Condition, Query } from './sample-request.ts'

function smallerConditions(condition: Condition): Condition[] {
  if ('join' in condition) {
    const { join, parts } = condition
    const fewer = parts.length > 2 ? parts.map((_, at) => ({ join, parts: parts.toSpliced(at, 1) })) : []
    const inside = parts.flatMap((part, at) =>
      smallerConditions(part).map((smaller) => ({ join, parts: parts.with(at, smaller) })),
    )
    return [...parts, ...fewer, ...inside]
  }
  const { operator, operand } = condition
  const isLong = Array.isArray(operand) && operand.length > 1 && operator !== 'between'
  return isLong ? operand.map((one) => ({ ...condition, operand: [one] })) : []
}

/** Requests that ask for less, the shortest first. */
function* smallerQueries(query: Query): Generator<Query> {
  const { where, order, limit = 0, skip = 0, fields } = query
  for (const part of ['include', 'fields', 'where', 'order', 'skip', 'limit'] as const) {
    if (query[part] !== undefined) yield { ...query, [part]: undefined }
  }
  for (const smaller of where ? smallerConditions(where) : []) yield { ...query, where: smaller }
  if (order && order.length > 1) for (const term of order) yield { ...query, order: [term] }
  if (fields && fields.length > 1) yield { ...query, fields: ['id'] }
  if (limit > 1) yield { ...query, limit: 1 }
  if (skip > 1) yield { ...query, skip: 1 }
}

/** The shortest request that is broken in the same way, found by leaving out what it can do without. */
export async function shrink(query: Query, isBroken: (query: Query) => Promise<boolean>): Promise<Query> {
  for (const smaller of smallerQueries(query)) {
    if (await isBroken(smaller)) return shrink(smaller, isBroken)
  }
  return query
}
