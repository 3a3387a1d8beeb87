import type { FilterBlock } from './ast.ts'
import { formatConditions, quote } from './format-conditions.ts'
import { type FormattedBlock, formatFilterText } from './format-filter-text.ts'
import { type GroupMode, groupMode, isValueless, signOf } from './operators.ts'
import { type ParsedFilterText, parseFilterText } from './parse-filter-text.ts'
import type { Searchable } from './searchable.ts'

/** Conditions of which any, or all, must be met. */
export interface ConditionGroup extends ParsedFilterText {
  mode: GroupMode
}

/** The group that a condition is: `any:"status:missed, talkSeconds:<=10"`; undefined for any other. */
export function groupOf(block: FilterBlock, searchable: Searchable): ConditionGroup | undefined {
  const mode = block.type === 'field' ? groupMode(block.key, searchable) : undefined
  if (block.type !== 'field' || !mode) return undefined
  return { mode, ...parseFilterText(block.value, searchable) }
}

/** Values that are read as they are without quotes, which would need a backslash each. */
const PLAIN = /^[\p{L}\p{N}+][\p{L}\p{N} .+-]*$/u

function formatInner(block: FormattedBlock, searchable: Searchable): string {
  if (block.type !== 'field') return formatFilterText([block], searchable)
  const operator = block.operator ?? 'has'
  const isPlain = !isValueless(operator) && PLAIN.test(block.value) && block.value === block.value.trim()
  return isPlain ? `${block.key}:${signOf(operator)}${block.value}` : formatConditions([block])
}

/** The text of a group, which `groupOf` reads as these conditions again. */
export const formatGroup = (mode: GroupMode, blocks: readonly FormattedBlock[], searchable: Searchable): string =>
  `${mode}:${quote(blocks.map((block) => formatInner(block, searchable)).join(', '))}`
