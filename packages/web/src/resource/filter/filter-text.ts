import { type FilterBlock, type FilterTextError, formatFilterText, parseFilterText } from '@lineboard/sdk'
import type { Resource } from '../define-resource.ts'

type Source = Pick<Resource, 'searchable'>

/** What is wrong with a filter text, and where. */
export const filterProblems = (text: string, { searchable }: Source): readonly FilterTextError[] =>
  parseFilterText(text, searchable).errors

/** A condition of the applied filter, as a chip shows it. */
export interface FilterPart {
  /** The condition as it is typed. */
  text: string
  /** Filter text without this condition. */
  without: string
  /** Where the condition is about one field. */
  field?: { key: string; value: string }
}

const textOf = (block: FilterBlock, { searchable }: Source) => formatFilterText([block], searchable)

/** The conditions of a filter text, each with what is left when it is taken out. */
export function filterParts(text: string, source: Source): FilterPart[] {
  const { ast } = parseFilterText(text, source.searchable)
  return ast.map((block) => ({
    text: textOf(block, source),
    without: formatFilterText(
      ast.filter((other) => other !== block),
      source.searchable,
    ),
    ...(block.type === 'field' && { field: { key: block.key, value: block.value } }),
  }))
}
