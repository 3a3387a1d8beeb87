import {
  choiceOf,
  type FieldBlock,
  type FieldOperator,
  type FilterBlock,
  type FormattedBlock,
  formatFilterText,
  formatGroup,
  formatTimeOfDay,
  type GroupMode,
  groupOf,
  isMonth,
  isValueless,
  type ParsedFilterText,
  parseFilterText,
  parseRelativeDays,
  parseTimeOfDay,
  type RelativeDays,
  type Searchable,
  type SearchField,
  type SearchKind,
} from '@lineboard/sdk'
import type { LookupField } from './lookup.ts'

/** Comparisons, and how the filter text says them. */
const written = {
  contains: 'has',
  lacks: 'lacks',
  is: 'is',
  isNot: 'isNot',
  atLeast: 'atLeast',
  atMost: 'atMost',
  on: 'has',
  from: 'atLeast',
  upTo: 'atMost',
  inMonth: 'has',
  atTime: 'has',
  last: 'has',
  next: 'has',
  before: 'has',
  after: 'has',
  isEmpty: 'isEmpty',
  isFilled: 'isFilled',
} as const satisfies Record<string, FieldOperator>

/** How a field is compared with a value. Which ways there are is a matter of what it holds. */
export type Operator = keyof typeof written

/** One line of the filter as fields: an empty key stands for any field. */
export interface Condition {
  id: number
  key: string
  operator: Operator
  value: string
}

const TIME = /^\d{1,2}:\d\d$/

const presence = ['isEmpty', 'isFilled'] as const
const ofNumbers = ['is', 'isNot', 'atLeast', 'atMost', ...presence] as const
const offered: Readonly<Record<SearchKind, readonly Operator[]>> = {
  string: ['contains', 'lacks', 'is', 'isNot', ...presence],
  integer: ofNumbers,
  number: ofNumbers,
  boolean: ['is'],
  duration: ofNumbers,
  reference: ['is', 'isNot'],
  'date-time': ['on', 'from', 'upTo', 'inMonth', 'last', 'before', 'atTime', ...presence],
}

/** The ways a field of a kind is compared; those with few values are compared as a whole, rows of other lists by name or by a part of it. */
export function operatorsOf(
  kind: SearchKind | undefined,
  hasChoices: boolean,
  lookup?: Pick<LookupField, 'textKey'>,
): readonly Operator[] {
  if (lookup) return ['is', 'isNot', ...(lookup.textKey ? (['contains', 'lacks'] as const) : []), ...presence]
  if (!kind) return ['contains']
  return hasChoices && kind !== 'boolean' ? ['is', 'isNot'] : offered[kind]
}

/** The same of a field whose dates may be still to come. */
export const withAhead = (operators: readonly Operator[]): readonly Operator[] =>
  operators.flatMap((each) => (each === 'before' ? ['before', 'next', 'after'] : [each]))

const ways = ['last', 'next', 'before', 'after'] as const

/** The way in which a comparison counts days from today; undefined for others. */
export const wayOf = (operator: Operator): RelativeDays['way'] | undefined => ways.find((way) => way === operator)

/** Whether the comparison is with a value, and not with there being one. */
export const takesValue = (operator: Operator): boolean => !isValueless(written[operator])

/** The comparison of a filter text in the words of its kind of field. */
export function wordOf(field: SearchField | undefined, operator: FieldOperator, value: string): Operator {
  const kind = field?.kind
  if (kind === 'date-time') {
    if (operator === 'atLeast') return 'from'
    if (operator === 'atMost') return 'upTo'
    if (operator === 'has' && isRelative(value)) return parseRelativeDays(value)?.way ?? 'on'
    if (operator === 'has') return isMonth(value) ? 'inMonth' : isTime(value) ? 'atTime' : 'on'
  }
  if (operator !== 'has') return operator
  return (kind && kind !== 'string') || (field && choiceOf(field, value)) ? 'is' : 'contains'
}

const isRelative = (value: string) => parseRelativeDays(value) !== undefined

// What is being typed is one, too, before it can be read.
const isTime = (value: string) => TIME.test(value) || / [ap]m$/i.test(value) || parseTimeOfDay(value) !== undefined

/** How a condition on the name of a row is written where its value is none of the list's ids. */
const isId = (value: string) => /^(?:\d+|yes|no)$/i.test(value)

/** The field whose line a condition is on: a name that is asked for as text is on that of its ids. */
function lineKey({ key, operator, value }: FieldBlock, lookup: LookupField | undefined): string {
  if (!lookup || key !== lookup.textKey || isValueless(operator)) return key
  return (operator === 'is' || operator === 'isNot') && isId(value) ? key : lookup.key
}

/** The key that a line is written with. */
function writtenKey({ key, operator, value }: Omit<Condition, 'id'>, lookup: LookupField | undefined): string {
  if (!lookup?.textKey || key !== lookup.key || !takesValue(operator)) return key
  return (operator === 'is' || operator === 'isNot') && isId(value.trim()) ? key : lookup.textKey
}

function toCondition(
  block: FilterBlock,
  id: number,
  searchable: Searchable,
  lookup: LookupField | undefined,
): Condition {
  if (block.type === 'time') return { id, key: '', operator: 'contains', value: formatTimeOfDay(block) }
  if (block.type === 'text') return { id, key: '', operator: 'contains', value: block.value }
  const { key, value } = block
  const field = searchable[key]
  const chosen = field && choiceOf(field, value)?.value
  return {
    id,
    key: lineKey(block, lookup),
    operator: wordOf(field, block.operator, value),
    value: chosen ?? value,
  }
}

/** The conditions of a filter text, a line each. */
export const toConditions = (
  { ast }: Pick<ParsedFilterText, 'ast'>,
  searchable: Searchable,
  lookup?: LookupField,
): readonly Condition[] => ast.map((block, id) => toCondition(block, id, searchable, lookup))

/** The filter text of conditions; lines that lack a value are left out. */
export const fromConditions = (
  conditions: readonly Condition[],
  searchable: Searchable,
  lookup?: LookupField,
): string => formatFilterText(blocksOf(conditions, searchable, lookup), searchable)

function blocksOf(
  conditions: readonly Condition[],
  searchable: Searchable,
  lookup: LookupField | undefined,
): FormattedBlock[] {
  return conditions
    .filter(({ operator, value }) => !takesValue(operator) || value.trim() !== '')
    .map((line): FormattedBlock => {
      const { operator } = line
      const [key, text] = [writtenKey(line, lookup), line.value.trim()]
      // Only of texts is being the value another thing than the plain colon.
      const isPlain = operator === 'is' && searchable[key]?.kind !== 'string'
      if (key) return { type: 'field', key, operator: isPlain ? 'has' : written[operator], value: text }
      const time = parseTimeOfDay(text)
      return time ? { type: 'time', ...time } : { type: 'text', value: text }
    })
}

/** The filter as lines and groups of lines: all of them must be met and any of a group, or the other way round. */
export interface ConditionTree {
  mode: GroupMode
  lines: readonly Condition[]
  groups: readonly (readonly Condition[])[]
}

/** The mode of the groups of a filter. */
export const innerMode = (mode: GroupMode): GroupMode => (mode === 'all' ? 'any' : 'all')

/** The lines and groups that a filter text is. What lies deeper stays a line that is written as it was. */
export function toTree(
  filter: Pick<ParsedFilterText, 'ast'>,
  searchable: Searchable,
  lookup?: LookupField,
): ConditionTree {
  const [first, ...more] = filter.ast
  const whole = first && more.length === 0 ? groupOf(first, searchable) : undefined
  const isAny = whole?.mode === 'any' && whole.errors.length === 0
  const [mode, ast]: [GroupMode, ParsedFilterText['ast']] = isAny ? ['any', whole.ast] : ['all', filter.ast]
  const groups = ast.map((block) => {
    const group = groupOf(block, searchable)
    return group?.mode === innerMode(mode) && group.errors.length === 0 ? group : undefined
  })
  return {
    mode,
    lines: toConditions({ ast: ast.filter((_, at) => !groups[at]) }, searchable, lookup),
    groups: groups.flatMap((group) => (group ? [toConditions(group, searchable, lookup)] : [])),
  }
}

/** The filter text of lines and groups; `plain` makes values of a text those that everybody reads as the same. */
export function fromTree(
  { mode, lines, groups }: ConditionTree,
  searchable: Searchable,
  { lookup, plain = (text) => text }: { lookup?: LookupField | undefined; plain?: (text: string) => string } = {},
): string {
  const read = (conditions: readonly Condition[]) =>
    parseFilterText(plain(fromConditions(conditions, searchable, lookup)), searchable).ast
  const grouped = (inner: GroupMode, blocks: readonly FormattedBlock[]): readonly FormattedBlock[] =>
    blocks.length > 1 ? parseFilterText(formatGroup(inner, blocks, searchable), searchable).ast : blocks
  const blocks = [...read(lines), ...groups.flatMap((group) => grouped(innerMode(mode), read(group)))]
  return formatFilterText(mode === 'any' ? grouped('any', blocks) : blocks, searchable)
}
