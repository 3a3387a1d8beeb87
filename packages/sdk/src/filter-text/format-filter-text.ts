import type { FieldBlock, TextBlock, TimeBlock } from './ast.ts'
import { type FieldOperator, signOf } from './operators.ts'
import { parseFilterText, quote } from './parse-filter-text.ts'
import type { Searchable } from './searchable.ts'
import { formatTimeOfDay } from './time-of-day.ts'

/** What is written of a condition that names its field, or is a time of day; its positions are not. */
export type FormattedCondition =
  | (Pick<FieldBlock, 'type' | 'key' | 'value'> & {
      /** @default 'has' */
      operator?: FieldOperator
    })
  | Omit<TimeBlock, 'start' | 'end'>

/** One condition as it is written. */
const formatCondition = (block: FormattedCondition): string =>
  block.type === 'field'
    ? `${block.key}:${signOf(block.operator ?? 'has')}${quote(block.value)}`
    : formatTimeOfDay(block)

/** The filter text of conditions that name their fields, which every list of them reads as these: `status:="missed", 3 PM`. */
export const formatConditions = (blocks: readonly FormattedCondition[]): string =>
  blocks.map(formatCondition).join(', ')

/** What of a block is written; its positions are not. */
export type FormattedBlock = FormattedCondition | Pick<TextBlock, 'type' | 'value'>

/** Bare where it is read as the same text again, otherwise in quotes. */
function formatText(value: string, searchable: Searchable): string {
  const { ast } = parseFilterText(value, searchable)
  const [block] = ast
  return ast.length === 1 && block?.type === 'text' && block.value === value ? value : quote(value)
}

/** The text that parseFilterText() reads as these blocks: `status:!="missed", 3 PM, anything`. */
export const formatFilterText = (blocks: readonly FormattedBlock[], searchable: Searchable): string =>
  blocks
    .map((block) => (block.type === 'text' ? formatText(block.value, searchable) : formatCondition(block)))
    .join(', ')
