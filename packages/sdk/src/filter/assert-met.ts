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

/** Fields of the row that a condition names; those of relations are not among them. */
const fieldsIn = (where: AnyWhere): string[] =>
  Object.entries(where).flatMap(([key, value]) => {
    // The request has been written: `and` and `or` are lists of conditions.
    if (key === 'and' || key === 'or') return (value as AnyWhere[]).flatMap(fieldsIn)
    return key.includes('.') ? [] : [key]
  })

/** What `assertMet` must know of rows and their server. */
interface Found {
  /** @default 'The model' */
  model?: string
  /** Fields that the rows were asked for with; undefined for all. */
  fields?: unknown
  /** Finds one row by a condition. */
  findOne(where: object): Promise<readonly unknown[]>
}

/**
 * Throws an UnknownFieldError where rows that came by a condition lack a field of it: a SQL connector of LoopBack ignores conditions on fields
 * that its model does not have, and answers all rows. A row may do without a value for `neq` or null. Then a row with a value is asked for: a
 * server without the field sends any row.
 */
export async function assertMet(
  where: AnyWhere,
  rows: readonly unknown[],
  { model = 'The model', fields, findOne }: Found,
): Promise<void> {
  const isAsked = (field: string) => fields === undefined || (Array.isArray(fields) && fields.includes(field))
  const refuse = (lacked: readonly string[]) => {
    const known = [...new Set(lacked)].filter(isAsked)
    if (known.length > 0) throw new UnknownFieldError(model, known)
  }
  refuse(rows.flatMap((row) => lacking(Object(row), where)))
  if (rows.length === 0) return
  const unseen = fieldsIn(where).filter((field) => isAsked(field) && !rows.some((row) => field in Object(row)))
  for (const field of new Set(unseen)) {
    const found = await findOne({ [field]: { neq: null } })
    if (found.some((row) => !(field in Object(row)))) refuse([field])
  }
}
