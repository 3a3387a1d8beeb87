import type { AnyWhere } from './filter.ts'
import { FilterError } from './filter-error.ts'

/** Rows of the server lack `fields` of the condition, which SQL connectors of LoopBack then ignore: it would mean other rows. Nothing was changed. */
export class UnknownFieldError extends FilterError {
  override name = 'UnknownFieldError'
  readonly fields: readonly string[]

  constructor(model: string, fields: readonly string[]) {
    super(`${model} has no ${fields.join(', ')} on this server, which ignores the condition`)
    this.fields = fields
  }
}

type Row = Readonly<Record<string, unknown>>

/** Whether no row without a value meets a condition; negations do, and what asks for null. */
function needsValue(condition: unknown): boolean {
  if (typeof condition !== 'object' || condition instanceof Date) return condition !== undefined
  return Object.entries(condition ?? {}).some(
    ([operator, value]) => operator[0] !== 'n' && ![value].flat().includes(null),
  )
}

/** Fields that a row lacks and yet would have a value if it met the condition. */
function lacking(row: Row, where: AnyWhere): string[] {
  // The request has been written: `and` and `or` are lists of conditions.
  return Object.entries(where).flatMap(([key, value]) => {
    if (key === 'and') return (value as AnyWhere[]).flatMap((each) => lacking(row, each))
    if (key !== 'or') return key in row || key.includes('.') || !needsValue(value) ? [] : [key]
    const each = (value as AnyWhere[]).map((one) => lacking(row, one))
    return each.every((fields) => fields.length > 0) ? each.flat() : []
  })
}

/**
 * Throws an UnknownFieldError where a row that came by a condition lacks a field of it: a SQL connector of LoopBack ignores conditions on
 * fields that its model does not have, and answers all rows.
 */
export function assertMet(where: AnyWhere, rows: readonly unknown[], model = 'The model', asked?: unknown): void {
  const isAsked = (field: string) => asked === undefined || (Array.isArray(asked) && asked.includes(field))
  const fields = rows.flatMap((row) => lacking(Object(row), where)).filter(isAsked)
  if (fields.length > 0) throw new UnknownFieldError(model, [...new Set(fields)])
}
