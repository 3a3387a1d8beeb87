import { isObject } from '../filter/is-object.ts'
import { issueMessage } from './issue-words.ts'
import type { CsvRecord } from './read-csv.ts'

/** What is wrong with a row: which field of the input, and why, in words. */
export interface RowProblem {
  row: number
  /** Name of the field; empty where it is the row as a whole. */
  field: string
  message: string
}

interface SchemaIssue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

// zod's types let an optional field be there with undefined; what it answers has no such field.
type OrUndefined<Input> = { [Field in keyof Input]: Input[Field] | undefined }

type Parsed<Data> =
  | { readonly success: true; readonly data: Data }
  | { readonly success: false; readonly error: { readonly issues: readonly SchemaIssue[] } }

/** A zod schema of what a call takes, such as `zWhitelistInput` of `@lineboard/sdk/zod`. */
export interface InputSchema<Input> {
  safeParse(value: unknown, options?: object): Parsed<OrUndefined<Input>>
}

// The schemas of the contract are made without words, as most pages have their own.
const words = { error: issueMessage }

/** The kind of value a field of an object schema holds; undefined where the schema says nothing of it. */
function kindOf(schema: object, field: string): string | undefined {
  const { shape } = defOf(schema)
  let at = isObject(shape) ? shape[field] : undefined
  while (isObject(at)) {
    const { type, innerType } = defOf(at)
    if (!isObject(innerType)) return typeof type === 'string' ? type : undefined
    at = innerType
  }
  return undefined
}

function defOf(schema: object): Record<string, unknown> {
  const inner = '_zod' in schema && isObject(schema._zod) ? schema._zod.def : undefined
  return isObject(inner) ? inner : {}
}

const YES = new Set(['true', 'yes', '1'])
const NO = new Set(['false', 'no', '0'])

function toBoolean(text: string): unknown {
  const lower = text.toLowerCase()
  if (YES.has(lower)) return true
  return NO.has(lower) ? false : text
}

const NUMBER = /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * The text of a cell as the value its field takes. What is none stays text, for the schema to refuse; an empty cell is
 * undefined: no value.
 */
export function cellValue(schema: object, field: string, text: string): unknown {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  const kind = kindOf(schema, field)
  if (kind === 'number' || kind === 'int') return NUMBER.test(trimmed) ? Number(trimmed) : trimmed
  if (kind === 'boolean') return toBoolean(trimmed)
  return kind === 'array' || kind === 'object' || kind === 'record' ? toJson(trimmed) : trimmed
}

/** Checks a value against the schema: the input, or what is wrong with it. */
export function checkInput<Input>(schema: InputSchema<Input>, value: unknown, row: number): Input | RowProblem[] {
  const parsed = schema.safeParse(value, words)
  if (parsed.success) return parsed.data as Input
  return parsed.error.issues.map(({ path, message }) => ({ row, field: path.map(String).join('.'), message }))
}

/** Which heading each field is filled from; a function reads the cells of the row itself. */
export type ImportFields<Input> = {
  readonly [Field in keyof Input & string]?: string | ((cells: CsvRecord['cells']) => unknown)
}

/** A row that was read: an input that the schema takes, or what is wrong with it. */
export type CheckedRow<Input> =
  | { record: CsvRecord; input: Input; problems?: never }
  | { record: CsvRecord; input?: never; problems: RowProblem[] }

function toValue(
  fields: ImportFields<Readonly<Record<string, unknown>>>,
  schema: object,
  { cells }: CsvRecord,
): Record<string, unknown> {
  const value: Record<string, unknown> = {}
  for (const [field, from] of Object.entries(fields)) {
    const given = typeof from === 'function' ? from(cells) : cellValue(schema, field, cells[from ?? field] ?? '')
    if (given !== undefined) value[field] = given
  }
  return value
}

/** Makes the input of a row, and checks it against the schema. */
export function checkRow<Input>(
  record: CsvRecord,
  fields: ImportFields<Input>,
  schema: InputSchema<Input>,
): CheckedRow<Input> {
  const extra = record.cells['']
  if (extra !== undefined) {
    const message = `There are more cells than headings: ${extra}`
    return { record, problems: [{ row: record.row, field: '', message }] }
  }
  const checked = checkInput(schema, toValue(fields, schema, record), record.row)
  return Array.isArray(checked) ? { record, problems: checked } : { record, input: checked }
}
