import { type FilterBlock, inexactSigns, type ParsedFilterText } from '@lineboard/sdk'
import type { Resource } from '../define-resource.ts'

/** A text that a field is looked through for, and that no server can be asked for sign by sign. */
export interface SoughtText {
  path: string
  text: string
  /** The field has phone numbers, which have no such signs. */
  isPhone: boolean
}

/** The values of a field that have a text in them, sign by sign; undefined where that is not known. */
export type LiteralMatches = (path: string, text: string) => readonly string[] | undefined

type Source = Pick<Resource, 'searchable' | 'columns'>

/** What is sought of one condition: in its field, or, as bare text, in all that need not be named. */
export function soughtOf(block: FilterBlock, { searchable, columns }: Source): SoughtText[] {
  if (block.type === 'time' || inexactSigns(block.value).length === 0) return []
  const { value: text } = block
  const fields = Object.entries(searchable).filter(([key, { isNamed }]) =>
    block.type === 'field' ? block.operator === 'has' && key === block.key : !isNamed,
  )
  const phones = new Set(columns.flatMap(({ search, cell }) => (cell.isPhone ? [search] : [])))
  return fields.flatMap(([key, { path, kind }]) =>
    kind === 'string' ? [{ path, text, isPhone: phones.has(key) }] : [],
  )
}

/** The same of all conditions of a filter text that can be read. */
export const soughtTexts = ({ readable }: Pick<ParsedFilterText, 'readable'>, source: Source): SoughtText[] =>
  readable.flatMap((block) => soughtOf(block, source))
