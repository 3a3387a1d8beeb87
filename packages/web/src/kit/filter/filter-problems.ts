import {
  choiceOf,
  type FilterBlock,
  type FilterTextError,
  formatFilterText,
  type ParsedFilterText,
  parseFilterText,
} from '@lineboard/sdk'
import type { Resource } from '../define-resource.ts'

/** What is wrong with a filter text, and where. */
export const filterProblems = (
  text: string,
  { searchable }: Pick<Resource, 'searchable'>,
): readonly FilterTextError[] => parseFilterText(text, searchable).errors

const LIKE_A_FIELD = /^(\p{L}[\p{L}\p{N}_.]*)\s*:(?!\/)/u

/** What stands before a colon as fields do, where the list has no such field: the whole was looked for as words. */
export function unknownField(text: string, { ast }: Pick<ParsedFilterText, 'ast'>): string | undefined {
  // Words in quotes are meant as they stand.
  const words = ast.filter(({ type, start }) => type === 'text' && text[start] !== '"')
  return words.flatMap(({ start, end }) => LIKE_A_FIELD.exec(text.slice(start, end))?.[1] ?? [])[0]
}

/** A condition as two, where its value begins with one of the few of its field and goes on; as it is otherwise. */
function parted(block: FilterBlock, { searchable }: Pick<Resource, 'searchable'>): readonly FilterBlock[] {
  if (block.type !== 'field') return [block]
  const field = searchable[block.key]
  if (!field?.choices || choiceOf(field, block.value)) return [block]
  const words = block.value.split(/\s+/)
  const upTo = (end: number) => words.slice(0, end).join(' ')
  const end = words.findLastIndex((_, at) => at > 0 && choiceOf(field, upTo(at)))
  if (end < 0) return [block]
  return [
    { ...block, value: upTo(end) },
    { ...block, type: 'text', value: words.slice(end).join(' ') },
  ]
}

/** The filter as it was meant, where words stand behind one of the few values of a field without a comma between: nothing has such a value. */
export function withMissingComma(
  { ast }: Pick<ParsedFilterText, 'ast'>,
  source: Pick<Resource, 'searchable'>,
): string | undefined {
  const meant = ast.flatMap((block) => parted(block, source))
  return meant.length > ast.length ? formatFilterText(meant, source.searchable) : undefined
}
