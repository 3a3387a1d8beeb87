import type { FieldBlock, TextBlock, TimeBlock } from './ast.ts'
import { type FieldOperator, signOf } from './operators.ts'
import { parseFilterText } from './parse-filter-text.ts'
import { quote } from './read-text.ts'
import type { Searchable } from './searchable.ts'
import { formatTimeOfDay } from './time-of-day.ts'

/** What of a block is written; its positions are not. */
export type FormattedBlock =
  | (Pick<FieldBlock, 'type' | 'key' | 'value'> & {
      /** @default 'has' */
      operator?: FieldOperator
    })
  | Omit<TimeBlock, 'start' | 'end'>
  | Pick<TextBlock, 'type' | 'value'>

/** Bare where it is read as the same text again, otherwise in quotes. */
function formatText(value: string, searchable: Searchable): string {
  const { ast } = parseFilterText(value, searchable)
  const [block] = ast
  return ast.length === 1 && block?.type === 'text' && block.value === value ? value : quote(value)
}

function formatBlock(block: FormattedBlock, searchable: Searchable): string {
  if (block.type === 'field') return `${block.key}:${signOf(block.operator ?? 'has')}${quote(block.value)}`
  return block.type === 'time' ? formatTimeOfDay(block) : formatText(block.value, searchable)
}

/** The text that parseFilterText() reads as these blocks: `status:!="missed", 3 PM, anything`. */
export function formatFilterText(blocks: readonly FormattedBlock[], searchable: Searchable): string {
  return blocks.map((block) => formatBlock(block, searchable)).join(', ')
}
