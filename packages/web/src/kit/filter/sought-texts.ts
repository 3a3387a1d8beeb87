import {
  type FieldOperator,
  type FilterBlock,
  groupOf,
  inexactSigns,
  isLookedUp,
  isName,
  type ParsedFilterText,
} from '@lineboard/sdk'
import { mayAs, seesEveryCustomer } from '../../state/may.ts'
import { session } from '../../state/session.ts'
import type { Resource } from '../define-resource.ts'
import type { NamedField, NamedModel } from '../filterable-columns.ts'

/** A text that a field is looked through for, and that no server can be asked for: sign by sign, or as none has the values. */
export interface SoughtText {
  path: string
  text: string
  operator: FieldOperator
  /** The field has phone numbers, which have no such signs. */
  isPhone: boolean
  /** No server has the values of the field. */
  isLookedUp?: true
  /** The cells of the field say more than its values, and may say this. */
  isSaid?: true
  /** The field has the ids of rows of this model, which are called so. */
  names?: NamedModel
}

/** The values of a field that have a text in them, sign by sign, or the rows whose looked-up value it is; undefined where that is not known. */
export type LiteralMatches = (
  path: string,
  text: string,
  operator?: FieldOperator,
) => readonly string[] | Readonly<Record<string, unknown>> | undefined

type Named = Partial<Pick<Resource, 'named'>>
type Source = Pick<Resource, 'searchable' | 'columns'> & Named

/** Whether the user sees rows of a model by name. Whoever sees one customer alone finds nothing by its name. */
const seesNames = ({ model }: NamedField): boolean =>
  mayAs(session.access, `${model}.find`) && (model === 'DashUser' || seesEveryCustomer(session.access))

/** Fields by whose users and customers bare text finds rows. */
export const namedSought = ({ named = [] }: Named): readonly NamedField[] => named.filter(seesNames)

/** What is sought of one condition: in its field, or, as bare text, in all that need not be named. */
export function soughtOf(block: FilterBlock, source: Source): SoughtText[] {
  const { searchable, columns } = source
  if (block.type === 'time') return []
  const group = groupOf(block, searchable)
  if (group) return group.readable.flatMap((each) => soughtOf(each, source))
  const { value: text } = block
  const operator = block.type === 'field' ? block.operator : 'has'
  const isInexact = operator === 'has' && inexactSigns(text).length > 0
  const phones = new Set(columns.flatMap(({ search, cell }) => (cell.isPhone ? [search] : [])))
  const named = block.type === 'text' && isName(text) ? namedSought(source) : []
  const sought = Object.entries(searchable).flatMap(([key, field]): SoughtText[] => {
    const { path, kind, isNamed, lookedUp } = field
    const isKey = block.type === 'field' && key === block.key
    if (lookedUp)
      return isKey || (block.type === 'text' && isLookedUp(field, text))
        ? [{ path, text, operator, isPhone: false, isLookedUp: true }]
        : []
    const words = columns.find(({ search }) => search === key)?.said?.words
    const isMeant = block.type === 'field' ? isKey : !isNamed
    if (isMeant && operator === 'has' && !isInexact && words && isLookedUp({ lookedUp: words }, text))
      return [{ path, text, operator, isPhone: false, isSaid: true }]
    const isSought = isInexact && kind === 'string' && isMeant
    return isSought ? [{ path, text, operator, isPhone: phones.has(key) }] : []
  })
  return [...sought, ...named.map(({ path, model: names }) => ({ path, text, operator, isPhone: false, names }))]
}

/** The same of all conditions of a filter text that can be read. */
export const soughtTexts = ({ readable }: Pick<ParsedFilterText, 'readable'>, source: Source): SoughtText[] =>
  readable.flatMap((block) => soughtOf(block, source))

/** What was found of sought texts, in their order. */
export const foundBy =
  (sought: readonly SoughtText[], found: readonly ReturnType<LiteralMatches>[]): LiteralMatches =>
  (path, text, operator = 'has') =>
    found[sought.findIndex((each) => each.path === path && each.text === text && each.operator === operator)]
