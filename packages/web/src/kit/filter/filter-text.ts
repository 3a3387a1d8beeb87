import {
  choiceOf,
  type FilterBlock,
  type FilterTextError,
  formatFilterText,
  inexactSigns,
  isValueless,
  type ParsedFilterText,
  parseFilterText,
} from '@lineboard/sdk'
import type { Resource } from '../define-resource.ts'
import { wordOf } from './conditions.ts'
import { t } from './operators.messages.ts'
import { type LiteralMatches, soughtOf } from './sought-texts.ts'

type Source = Pick<Resource, 'searchable' | 'columns'>

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

/** A condition of the applied filter, as a chip shows it. */
export interface FilterPart {
  /** The condition in words, with what can't be told exactly. */
  text: string
  /** Filter text without this condition. */
  without: string
  /** Where the condition says which value one field has, or has not. */
  field?: { key: string; value: string; isNot: boolean }
  /** The condition can't be read, and narrows nothing. */
  isUnread: boolean
}

function textOf(block: FilterBlock, { searchable, columns }: Source): string {
  if (block.type !== 'field') return formatFilterText([block], searchable)
  const { key, operator, value } = block
  const column = columns.find(({ search }) => search === key)
  const field = searchable[key]
  const word = wordOf(field, operator, value)
  const said = { field: column?.label ?? key, operator: t(word) }
  if (isValueless(operator)) return t('conditionAlone', said)
  // What a field is has a name where its values are few; a part of it has none.
  const choice = word === 'contains' || !field ? undefined : choiceOf(field, value)
  return t('condition', { ...said, value: choice?.label ?? column?.cell.ofFilter?.(value) ?? value })
}

/** The condition in words, and which of its signs stand for any character, as it could not be found out what has them. */
function exactTextOf(block: FilterBlock, source: Source, held: LiteralMatches | undefined): string {
  const text = textOf(block, source)
  const isExact = soughtOf(block, source).every((sought) => !held || held(sought.path, sought.text))
  if (isExact || block.type === 'time') return text
  const signs = inexactSigns(block.value)
  return t('inexact', { text, signs: signs.join(' '), count: signs.length })
}

function fieldOf(block: FilterBlock): Pick<FilterPart, 'field'> {
  if (block.type !== 'field' || isValueless(block.operator)) return {}
  const { key, value, operator } = block
  if (operator !== 'has' && operator !== 'is' && operator !== 'isNot') return {}
  return { field: { key, value, isNot: operator === 'isNot' } }
}

/** The conditions of a filter text, each with what is left when it is taken out. `held` is undefined until what it says is found out. */
export function filterParts(
  { ast, readable }: Pick<ParsedFilterText, 'ast' | 'readable'>,
  source: Source,
  held?: LiteralMatches,
): FilterPart[] {
  return ast.map((block) => ({
    text: exactTextOf(block, source, held),
    without: formatFilterText(
      ast.filter((other) => other !== block),
      source.searchable,
    ),
    ...fieldOf(block),
    isUnread: !readable.includes(block),
  }))
}
