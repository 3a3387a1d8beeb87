import {
  choiceOf,
  type FieldBlock,
  type FieldOperator,
  type FilterBlock,
  type FormattedBlock,
  formatFilterText,
  formatTimeOfDay,
  isMonth,
  isValueless,
  type ParsedFilterText,
  parseTimeOfDay,
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
  'date-time': ['on', 'from', 'upTo', 'inMonth', 'atTime', ...presence],
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

/** Whether the comparison is with a value, and not with there being one. */
export const takesValue = (operator: Operator): boolean => !isValueless(written[operator])

/** The comparison of a filter text in the words of its kind of field. */
export function wordOf(field: SearchField | undefined, operator: FieldOperator, value: string): Operator {
  const kind = field?.kind
  if (kind === 'date-time') {
    if (operator === 'atLeast') return 'from'
    if (operator === 'atMost') return 'upTo'
    if (operator === 'has') return isMonth(value) ? 'inMonth' : isTime(value) ? 'atTime' : 'on'
  }
  if (operator !== 'has') return operator
  return (kind && kind !== 'string') || (field && choiceOf(field, value)) ? 'is' : 'contains'
}

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
export function fromConditions(conditions: readonly Condition[], searchable: Searchable, lookup?: LookupField): string {
  const blocks = conditions
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
  return formatFilterText(blocks, searchable)
}
