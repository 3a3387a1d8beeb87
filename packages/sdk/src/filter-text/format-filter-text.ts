import type { TextBlock } from './ast.ts'
import { type FormattedCondition, formatCondition, quote } from './format-conditions.ts'
import { parseFilterText } from './parse-filter-text.ts'
import type { Searchable } from './searchable.ts'

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
