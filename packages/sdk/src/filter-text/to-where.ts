import { allOf, anyOf } from '../filter/combine.ts'
import type { LooseWhere, Where } from '../filter/filter.ts'
import type { FieldBlock, FilterAst, TextBlock, TimeBlock } from './ast.ts'
import type { Searchable, SearchField, SearchKind } from './searchable.ts'
import { formatTimeOfDay } from './time-of-day.ts'
import { type TimeOptions, timestampWhere, timeWhere } from './timestamp-where.ts'

/** Condition that a field meets the text; undefined where the text can be no value of it. */
type Match = (path: string, text: string, options: TimeOptions) => LooseWhere | undefined

const PHONE = /^[+\d\s().\-/]+$/
const MIN_PHONE_DIGITS = 4

const digitsOf = (text: string) => text.replace(/\D/g, '')

// Numbers are stored as +12125550100 and typed as (212) 555-0100.
function matchText(path: string, text: string): LooseWhere {
  const digits = digitsOf(text)
  const isPhone = PHONE.test(text) && digits.length >= MIN_PHONE_DIGITS && digits !== text
  return anyOf([text, ...(isPhone ? [digits] : [])].map((part) => ({ [path]: { ilike: part } })))
}

function matchInteger(path: string, text: string): LooseWhere | undefined {
  const digits = digitsOf(text)
  return digits ? { [path]: Number(digits) } : undefined
}

function matchNumber(path: string, text: string): LooseWhere | undefined {
  const plain = text.replace(/[^\d.-]/g, '')
  return plain && Number.isFinite(Number(plain)) ? { [path]: Number(plain) } : undefined
}

const booleans: Readonly<Record<string, boolean>> = { true: true, yes: true, false: false, no: false }

function matchBoolean(path: string, text: string): LooseWhere | undefined {
  const value = booleans[text.toLowerCase()]
  return value === undefined ? undefined : { [path]: value }
}

const matches: Readonly<Record<SearchKind, Match>> = {
  string: matchText,
  integer: matchInteger,
  number: matchNumber,
  boolean: matchBoolean,
  'date-time': timestampWhere,
}

const isPresent = <T>(value: T | undefined): value is T => value !== undefined

function anyField(fields: readonly SearchField[], text: string, options: TimeOptions): LooseWhere {
  const conditions =
    text === '' ? [] : fields.map(({ path, kind }) => matches[kind](path, text, options)).filter(isPresent)
  return conditions.length > 0 ? anyOf(conditions) : {}
}

function bareWhere(block: TextBlock | TimeBlock, searchable: Searchable, options: TimeOptions): LooseWhere {
  const fields = Object.values(searchable)
  if (block.type === 'text') return anyField(fields, block.value, options)
  const timestamp = fields.find(({ kind }) => kind === 'date-time')
  return timestamp ? timeWhere(timestamp.path, block, options) : anyField(fields, formatTimeOfDay(block), options)
}

/** Values of one key are alternatives: no row has two statuses. */
function fieldWheres(blocks: readonly FieldBlock[], searchable: Searchable, options: TimeOptions): LooseWhere[] {
  const byKey = new Map<string, LooseWhere[]>()
  for (const { key, value } of blocks) {
    const field = Object.hasOwn(searchable, key) ? searchable[key] : undefined
    const where = field ? anyField([field], value, options) : {}
    if (Object.keys(where).length > 0) byKey.set(key, [...(byKey.get(key) ?? []), where])
  }
  return [...byKey.values()].map(anyOf)
}

/**
 * Conditions that a filter text stands for. Blocks must all hold, values of one key are alternatives, bare text may be
 * in any field, a bare time is that of the first timestamp. Fields that a text can be no value of are skipped.
 */
export function toWhere<Row = never>(
  ast: FilterAst,
  searchable: Searchable,
  options?: Partial<TimeOptions>,
): [Row] extends [never] ? LooseWhere : Where<Row>
export function toWhere(ast: FilterAst, searchable: Searchable, options: Partial<TimeOptions> = {}): LooseWhere {
  const times: TimeOptions = { timeZone: options.timeZone ?? 'UTC', now: options.now ?? new Date() }
  const fields = ast.filter((block) => block.type === 'field')
  const bare = ast.filter((block) => block.type !== 'field')
  return allOf([...fieldWheres(fields, searchable, times), ...bare.map((block) => bareWhere(block, searchable, times))])
}
