import {
  type FilterBlock,
  type FormattedBlock,
  formatFilterText,
  formatTimeOfDay,
  parseFilterText,
  parseTimeOfDay,
  type Searchable,
  type SearchKind,
} from '@lineboard/sdk'

/** How a field is compared with a value. Which there are is a matter of what the field holds. */
export type Operator = 'contains' | 'is' | 'on' | 'inMonth' | 'atTime'

/** One line of the filter as fields: an empty key stands for any field. */
export interface Condition {
  id: number
  key: string
  operator: Operator
  value: string
}

const MONTH = /^\d{4}-\d\d$/
const TIME = /^\d{1,2}:\d\d$/

/** The ways a field of a kind is compared; those with few values are compared as a whole. */
export function operatorsOf(kind: SearchKind | undefined, hasChoices: boolean): readonly Operator[] {
  if (kind === 'date-time') return ['on', 'inMonth', 'atTime']
  return hasChoices || (kind && kind !== 'string') ? ['is'] : ['contains']
}

function operatorOf(kind: SearchKind | undefined, hasChoices: boolean, value: string): Operator {
  if (kind !== 'date-time') return operatorsOf(kind, hasChoices)[0] ?? 'contains'
  if (MONTH.test(value)) return 'inMonth'
  return TIME.test(value) || / [ap]m$/i.test(value) ? 'atTime' : 'on'
}

function toCondition(
  block: FilterBlock,
  id: number,
  searchable: Searchable,
  hasChoices: (key: string) => boolean,
): Condition {
  if (block.type === 'time') {
    return { id, key: '', operator: 'contains', value: formatTimeOfDay(block) }
  }
  if (block.type === 'text') return { id, key: '', operator: 'contains', value: block.value }
  const { key, value } = block
  return { id, key, operator: operatorOf(searchable[key]?.kind, hasChoices(key), value), value }
}

/** The conditions of a filter text, a line each. */
export function toConditions(
  text: string,
  searchable: Searchable,
  hasChoices: (key: string) => boolean,
): readonly Condition[] {
  return parseFilterText(text, searchable).ast.map((block, id) => toCondition(block, id, searchable, hasChoices))
}

/** The filter text of conditions; lines without a value are left out. */
export function fromConditions(conditions: readonly Condition[], searchable: Searchable): string {
  const blocks = conditions
    .filter(({ value }) => value.trim() !== '')
    .map(({ key, value }): FormattedBlock => {
      const text = value.trim()
      if (key) return { type: 'field', key, value: text }
      const time = parseTimeOfDay(text)
      return time ? { type: 'time', ...time } : { type: 'text', value: text }
    })
  return formatFilterText(blocks, searchable)
}
