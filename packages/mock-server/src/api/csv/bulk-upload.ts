import type { SchemaNode } from '@lineboard/contract/openapi-document'
import { type FieldIssue, LoopbackError, unprocessable } from '../../ground/errors.ts'
import { createPauses } from '../../ground/pauses.ts'
import type { EntityName, Id } from '../../store/rows/internal-rows.ts'
import type { Store } from '../../store/rows/types.ts'
import type { Context } from '../context/context.ts'
import { createRow, patchRow } from '../crud/write.ts'
import { type CsvRow, readCsv } from './csv-file.ts'

/** The limits of a field that a cell is held against. */
interface CellSchema extends SchemaNode {
  maximum?: number
  maxLength?: number
}

/** A cell as the field it becomes, or why it is refused. */
type Cell = { value: string | number | boolean } | { problem: string }

const phoneNumber = '+[1-9]'

function readNumber(text: string, { type, minimum, maximum }: CellSchema): Cell {
  const value = Number(text)
  if (Number.isNaN(value)) return { problem: 'is not a number' }
  if (type === 'integer' && !Number.isInteger(value)) return { problem: 'is not a whole number' }
  if (minimum !== undefined && value < minimum) return { problem: `is less than ${minimum}` }
  if (maximum !== undefined && value > maximum) return { problem: `is more than ${maximum}` }
  return { value }
}

function readText(text: string, { minLength = 0, maxLength = Infinity, pattern, enum: choices }: CellSchema): Cell {
  if (choices && !choices.includes(text)) return { problem: `is none of ${choices.join(', ')}` }
  if (text.length < minLength) return { problem: `is shorter than ${minLength} characters` }
  if (text.length > maxLength) return { problem: `is longer than ${maxLength} characters` }
  if (pattern !== undefined && !new RegExp(pattern).test(text)) {
    return { problem: pattern.includes(phoneNumber) ? 'is not a phone number' : 'is not in the right form' }
  }
  return { value: text }
}

/** Reads the text of a cell as the contract describes its field. */
export function readCell(text: string, schema: CellSchema): Cell {
  if (schema.type === 'integer' || schema.type === 'number') return readNumber(text, schema)
  if (schema.type !== 'boolean') return readText(text, schema)
  return text === 'true' || text === 'false' ? { value: text === 'true' } : { problem: 'is neither true nor false' }
}

/** A column that names a row of another model, as people know it. */
interface LinkColumn {
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
export async function bulkUpload(context: Context, upload: Upload<EntityName>): Promise<UploadResult> {
  const file = context.parts.find(({ name }) => name === 'file')
  if (!file) throw unprocessable('CsvUpload', refused('presence', "can't be blank"))
  const { columns, rows } = await readCsv(file.data, context.limits)
  const absent = upload.required.filter((name) => !columns.includes(name))
  if (absent.length > 0) throw unprocessable('CsvUpload', refused('format', `has no column ${absent.join(', ')}`))
  const result: UploadResult = { created: 0, updated: 0, failed: 0, errors: [] }
  const pause = createPauses()
  for (const row of rows) {
    await pause()
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
