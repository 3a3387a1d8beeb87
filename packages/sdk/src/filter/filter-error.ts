/** The filter would not mean the same on every server, or would delete everything. Thrown before anything is sent. */
export class FilterError extends Error {
  override name = 'FilterError'
}

/** The address would be longer than servers take, and the call cannot be split into several. Thrown before sending. */
export class UrlTooLongError extends FilterError {
  override name = 'UrlTooLongError'
}

/** What a value is: Object, Array, Null, Promise; a number is itself. */
export function kindOf(value: unknown): string {
  if (typeof value === 'string') return 'String'
  return typeof value === 'number' ? `${value}` : Object.prototype.toString.call(value).slice(8, -1)
}

// Each part of a filter with what it may be, and so what stands in a list of it.
const right =
  /^((and|or|include|order|fields)Array|(filter|where|fields|include|(and|or|include)\[])Object|(order|include|(order|include|fields)\[])String|(limit|skip)\d+)$/

/**
 * Throws a FilterError for a part of a filter that is of another kind, or that there is none of: it would be left out, and other rows
 * be meant. What has no fields of its own, such as a list or a promise, would be a condition that holds for every row.
 */
export function assertPart(part: string, value: unknown): void {
  const kind = kindOf(value)
  if (!right.test(part + kind))
    throw new FilterError(
      `${part} cannot be ${kind}. A filter is { where: { id: 1 }, include: ['Customer'], order: ['id DESC'], fields: ['id'], limit: 10, skip: 10 }`,
    )
  if (Array.isArray(value)) for (const each of value) assertPart(`${part}[]`, each)
}
