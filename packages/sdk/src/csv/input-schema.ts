import { en } from 'zod/locales'
import { isObject } from '../filter/is-object.ts'
import { storedCurrency } from '../money/currency.ts'
import { parseNumber, plainNumber } from '../money/plain-number.ts'
import type { CsvRecord } from './records.ts'

/** What a text must be that one of the contract's patterns is checked against, in words and with an example. */
const patternWords: Readonly<Record<string, string>> = {
  '/^\\+[1-9][0-9]{6,14}$/': 'a phone number with + and the code of its country, such as +12125550142',
  '/^\\+?[0-9]{3,15}$/': 'a phone number, digits alone, such as +12125550142 or 911',
  '/^[A-Z]{3}$/': 'the code of a currency in capitals, such as EUR',
  '/^[A-Za-z0-9.:_-]+$/': 'a host name or an IP address, such as sip.example.com',
  '/^[0-9+*#]*$/': 'digits, +, * and #, such as 9011',
  '/^[A-Za-z][A-Za-z0-9_.-]*$/':
    'a name of letters, digits, _, . and -, which begins with a letter, such as mail.sender',
  '/^[0-9a-fA-F:.]+$/': 'an IP address, such as 203.0.113.7',
  '/month|year|once/': 'one of month, year and once',
  '/^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[!@#$%^&*]).*$/':
    'a password with a lowercase and an uppercase letter, a digit and a sign like !, # or $, such as Green!Lake7',
}

/** What is wrong with a text that does not meet a pattern. Nobody who fills in a table reads the pattern itself. */
const patternMessage = (pattern = ''): string => `Must be ${patternWords[pattern] ?? 'written in another form'}`

/** What a text must be that a rule of rows refused, by the kind of the problem: these are in the right form, and yet no numbers. */
const wordsByKind: Readonly<Record<string, string>> = {
  phone: 'a phone number that its country has, with + and its code, such as +12125550142',
  caller: 'a phone number of a length that its country has, or a short code, such as +12125550142 or 911',
}

/** What is wrong with a value that a rule of rows refused. */
const kindMessage = (kind: unknown): string => `Must be ${wordsByKind[String(kind)] ?? 'of another kind'}`

const { localeError } = en()

/** A problem as zod has it. */
type Issue = Parameters<typeof localeError>[0]

/** What a cell must be to be read as a value of that type. */
const types: Readonly<Record<string, string>> = {
  number: 'a number, such as 12.5',
  int: 'a whole number, such as 12',
  boolean: 'yes or no, or true or false',
  string: 'a text',
  array: 'a list in JSON, such as ["a","b"]',
  object: 'an object in JSON, such as {"a":1}',
  record: 'an object in JSON, such as {"a":1}',
}

/** What a text must be that has a form of its own. */
const forms: Readonly<Record<string, string>> = {
  email: 'an e-mail address, such as name@example.com',
  url: 'an address of the web, such as https://example.com',
  datetime: 'a moment in UTC, such as 2026-03-01T09:30:00Z',
  date: 'a day, such as 2026-03-01',
  ipv4: 'an IP address, such as 203.0.113.7',
}

/** Whether whole numbers alone are taken, which a text is not told of by what was expected of it. */
function isForWhole({ expected, inst }: Extract<Issue, { code: 'invalid_type' }>): boolean {
  const def: unknown = isObject(inst) && isObject(inst._zod) ? inst._zod.def : undefined
  return expected === 'number' && isObject(def) && def.check === 'number_format'
}

function boundMessage(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string {
  const isLeast = issue.code === 'too_small'
  const bound = String(isLeast ? issue.minimum : issue.maximum)
  if (issue.origin === 'string') {
    return isLeast && bound === '1'
      ? 'A value is required'
      : `Must have ${isLeast ? 'at least' : 'at most'} ${bound} characters`
  }
  const most = isLeast ? 'at least' : 'at most'
  return issue.inclusive ? `Must be ${most} ${bound}` : `Must be ${isLeast ? 'more than' : 'less than'} ${bound}`
}

/** What is wrong with a value, for who fills in a table and knows nothing of types. */
function issueMessage(issue: Issue): ReturnType<typeof localeError> {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return 'A value is required'
    const read = issue.expected === 'number' && typeof issue.input === 'string' ? parseNumber(issue.input) : undefined
    if (read?.kind === 'ambiguous')
      return `Can be ${plainNumber(read.grouped)} or ${plainNumber(read.decimal)}: write one of these`
    if (read?.kind === 'invalid' && read.sign !== undefined)
      return `Must be in ${storedCurrency()}, not in ${read.sign}`
    const expected = types[isForWhole(issue) ? 'int' : issue.expected]
    return expected ? `Must be ${expected}` : localeError(issue)
  }
  if (issue.code === 'custom' && issue.params?.kind !== undefined) return kindMessage(issue.params.kind)
  if (issue.code === 'invalid_value') return `Must be one of ${issue.values.join(', ')}`
  if (issue.code === 'too_small' || issue.code === 'too_big') return boundMessage(issue)
  if (issue.code !== 'invalid_format') return localeError(issue)
  if (issue.format === 'regex') return patternMessage(issue.pattern)
  const form = forms[issue.format]
  return form ? `Must be ${form}` : localeError(issue)
}

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

/** What the schema says of a field of an object, optional or not. */
function defOfField(schema: object, field: string): Record<string, unknown> {
  const { shape } = defOf(schema)
  let at = isObject(shape) ? shape[field] : undefined
  while (isObject(at)) {
    const def = defOf(at)
    if (!isObject(def.innerType)) return def
    at = def.innerType
  }
  return {}
}

/** The kind of value a field of an object schema holds; undefined where the schema says nothing of it. */
function kindOf(schema: object, field: string): string | undefined {
  const { type } = defOfField(schema, field)
  return typeof type === 'string' ? type : undefined
}

/** Whether a field of an object schema takes one of some values. */
export const isChoice = (schema: object, field: string): boolean => kindOf(schema, field) === 'enum'

/** The value of an enumeration that a text is in other letters: programs write Active. */
function choiceOf(schema: object, field: string, text: string): string {
  const { entries } = defOfField(schema, field)
  const values = isObject(entries) ? Object.values(entries) : []
  const found = values.find((value) => typeof value === 'string' && value.toLowerCase() === text.toLowerCase())
  return typeof found === 'string' ? found : text
}

/** Whether a field of an object schema takes the text of a cell. */
export function takesCell(schema: object, field: string, text: string): boolean {
  const { shape } = defOf(schema)
  const of: unknown = isObject(shape) ? shape[field] : undefined
  if (!isObject(of) || typeof of.safeParse !== 'function') return true
  const parsed: unknown = of.safeParse(cellValue(schema, field, text))
  return isObject(parsed) && parsed.success === true
}

function defOf(schema: object): Record<string, unknown> {
  const inner = '_zod' in schema && isObject(schema._zod) ? schema._zod.def : undefined
  return isObject(inner) ? inner : {}
}

/** Whether a field of an object schema holds a number. */
export const isNumeric = (schema: object, field: string): boolean =>
  ['number', 'int'].includes(kindOf(schema, field) ?? '')

const YES = new Set(['true', 'yes', '1'])
const NO = new Set(['false', 'no', '0'])

function toBoolean(text: string): unknown {
  const lower = text.toLowerCase()
  if (YES.has(lower)) return true
  return NO.has(lower) ? false : text
}

const POWER = /^[+-]?(\d+(?:\.\d*)?|\.\d+)e[+-]?\d+$/i

/** A number as people and programs write it; one that can be two numbers stays text. */
function toNumber(text: string, locale: string | undefined): unknown {
  if (POWER.test(text)) return Number(text)
  const read = parseNumber(text.replace(/^\+/, ''), locale)
  return read.kind === 'number' ? read.value : text
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * The text of a cell as the value its field takes. What is none stays text, for the schema to refuse; an empty cell is
 * undefined: no value. `locale` (BCP 47) is a language that writes numbers as the file does.
 */
export function cellValue(schema: object, field: string, text: string, locale?: string): unknown {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  const kind = kindOf(schema, field)
  if (isNumeric(schema, field)) return toNumber(trimmed, locale)
  if (kind === 'boolean') return toBoolean(trimmed)
  if (kind === 'enum') return choiceOf(schema, field, trimmed)
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
  locale: string | undefined,
): Record<string, unknown> {
  const value: Record<string, unknown> = {}
  for (const [field, from] of Object.entries(fields)) {
    const given =
      typeof from === 'function' ? from(cells) : cellValue(schema, field, cells[from ?? field] ?? '', locale)
    if (given !== undefined) value[field] = given
  }
  return value
}

/** Makes the input of a row, and checks it against the schema. */
export function checkRow<Input>(
  record: CsvRecord,
  fields: ImportFields<Input>,
  schema: InputSchema<Input>,
  locale?: string,
): CheckedRow<Input> {
  const extra = record.cells['']
  if (extra !== undefined) {
    const message = `There are more cells than headings: ${extra}`
    return { record, problems: [{ row: record.row, field: '', message }] }
  }
  const checked = checkInput(schema, toValue(fields, schema, record, locale), record.row)
  return Array.isArray(checked) ? { record, problems: checked } : { record, input: checked }
}
