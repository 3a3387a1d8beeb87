import { createRow, patchRow } from '../crud/write.ts'
import { type FieldIssue, LoopbackError, unprocessable } from '../errors/loopback-error.ts'
import type { Context } from '../handlers/types.ts'
import type { EntityName, Id } from '../store/models.ts'
import type { Store } from '../store/types.ts'
import { readCell } from './read-cell.ts'
import { type CsvRow, readCsv } from './read-csv.ts'

/** A column that names a row of another model, as people know it. */
export interface LinkColumn {
  column: string
  /** Field that gets the id. */
  field: string
  /** The id, or undefined when the customer has no such row. */
  find(store: Store, customerId: number, text: string): Id | undefined
}

/** What the rows of a file become. */
export interface Upload<M extends EntityName> {
  model: M
  required: readonly string[]
  /** Columns that are fields of the model. */
  fields: readonly string[]
  links?: readonly LinkColumn[]
  /** The row that a row of the file is about, if it is there already. */
  find(
    context: Context,
    values: Readonly<Record<string, unknown>>,
    customerId: number,
  ): { id: Id; customerId: number } | undefined
}

/** Finds the row of a customer by a field that no two of its rows share. */
export function ownRow(model: EntityName, field: string): Upload<EntityName>['find'] {
  return ({ store }, values, customerId) => {
    const same = store.anyTable(model)?.by(field, values[field]) ?? []
    const id = same.find((row) => row.customerId === customerId)?.id
    return id === undefined ? undefined : { id, customerId }
  }
}

/** What became of the rows of a file. */
export interface UploadResult {
  created: number
  updated: number
  failed: number
  errors: { row: number; field: string; message: string }[]
}

interface Problem {
  field: string
  message: string
}

const CUSTOMER = 'customerId'

function readFields(context: Context, model: EntityName, names: readonly string[], { cells }: CsvRow) {
  const schema = context.rowSchema(model)?.properties ?? {}
  const values: Record<string, unknown> = {}
  const problems: Problem[] = []
  for (const name of names) {
    const text = cells.get(name)
    const field = schema[name]
    if (!text || !field) continue
    const cell = readCell(text, field)
    if ('value' in cell) values[name] = cell.value
    else problems.push({ field: name, message: cell.problem })
  }
  return { values, problems }
}

function readLinks(store: Store, links: readonly LinkColumn[], { cells }: CsvRow, customerId: number) {
  const values: Record<string, unknown> = {}
  const problems: Problem[] = []
  for (const { column, field, find } of links) {
    const text = cells.get(column)
    if (!text) continue
    const id = find(store, customerId, text)
    if (id === undefined) problems.push({ field: column, message: `is not known: ${text}` })
    else values[field] = id
  }
  return { values, problems }
}

function refusals(problem: unknown, upload: Upload<EntityName>): Problem[] {
  if (!(problem instanceof LoopbackError)) throw problem
  const messages = Object.entries(problem.details?.messages ?? {})
  const columnOf = (field: string) => upload.links?.find((link) => link.field === field)?.column ?? field
  if (messages.length === 0) return [{ field: CUSTOMER, message: problem.message }]
  return messages.map(([field, [message = '']]) => ({ field: columnOf(field), message }))
}

/** Creates or updates what one row is about, or says why it is refused. */
function uploadRow(context: Context, upload: Upload<EntityName>, row: CsvRow): 'created' | 'updated' | Problem[] {
  if (row.extra > 0) return [{ field: upload.required[0] ?? '', message: 'has more values than there are columns' }]
  const missing = upload.required.filter((name) => !row.cells.get(name))
  const { values, problems } = readFields(context, upload.model, [...upload.fields, CUSTOMER], row)
  const allProblems = [...missing.map((field) => ({ field, message: "can't be blank" })), ...problems]
  if (allProblems.length > 0) return allProblems
  const { [CUSTOMER]: named, ...fields } = values
  const wanted = typeof named === 'number' ? named : undefined
  const present = upload.find(context, fields, wanted ?? context.principal.customerId)
  const customerId = wanted ?? present?.customerId ?? context.principal.customerId
  const links = readLinks(context.store, upload.links ?? [], row, customerId)
  if (links.problems.length > 0) return links.problems
  const input = { ...values, ...links.values }
  try {
    if (present) patchRow(context, upload.model, present.id, input)
    else createRow(context, upload.model, input)
    return present ? 'updated' : 'created'
  } catch (problem) {
    return refusals(problem, upload)
  }
}

const refused = (code: string, message: string): FieldIssue[] => [{ field: 'file', code, message }]

/**
 * Creates and updates rows from the CSV part `file` of a multipart body. A refused row does not hold back the others, and
 * an empty cell leaves what is there. Throws a 422 when the file cannot be read or lacks a required column.
 */
export function bulkUpload(context: Context, upload: Upload<EntityName>): UploadResult {
  const file = context.parts.find(({ name }) => name === 'file')
  if (!file) throw unprocessable('CsvUpload', refused('presence', "can't be blank"))
  const { columns, rows } = readCsv(file.data)
  const absent = upload.required.filter((name) => !columns.includes(name))
  if (absent.length > 0) throw unprocessable('CsvUpload', refused('format', `has no column ${absent.join(', ')}`))
  const result: UploadResult = { created: 0, updated: 0, failed: 0, errors: [] }
  for (const row of rows) {
    const outcome = uploadRow(context, upload, row)
    if (typeof outcome === 'string') {
      result[outcome]++
      continue
    }
    result.failed++
    result.errors.push(...outcome.map((problem) => ({ row: row.number, ...problem })))
  }
  return result
}
