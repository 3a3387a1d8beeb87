import {
  choiceOf,
  type FilterBlock,
  formatFilterText,
  type GroupMode,
  groupOf,
  inexactSigns,
  isValueless,
  type ParsedFilterText,
  parseRelativeDays,
  type RelativeDays,
} from '@lineboard/sdk'
import { locale } from '../../lib/messages.ts'
import { MOST_LOOKED_UP, MOST_NAMED } from '../count-by.ts'
import { wayOf, wordOf } from './conditions.ts'
import type { NameOf } from './named-values.ts'
import { t } from './operators.messages.ts'
import { type LiteralMatches, soughtOf } from './sought-texts.ts'

type Source = Parameters<typeof soughtOf>[1]

/** A condition of the applied filter, as a chip shows it. */
export interface FilterPart {
  /** The condition in words, with what can't be told exactly. */
  text: string
  /** Filter text without this condition. */
  without: string
  /** The condition can't be read, and narrows nothing. */
  isUnread: boolean
}

/** Days counted from today, in words. */
export function daysText(field: string, { way, unit, count, orNever }: RelativeDays): string {
  const text = t(`days.${way}_${unit}`, { field, count })
  return orNever ? t('orNever', { text }) : text
}

/** Conditions of which any, or all, must be met. */
const listOf = (mode: GroupMode, texts: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: mode === 'any' ? 'disjunction' : 'conjunction' }).format(texts)

/** A condition in words, with the names of what ids are of. */
function textOf(block: FilterBlock, { searchable, columns }: Source, nameOf: NameOf): string {
  if (block.type !== 'field') return formatFilterText([block], searchable)
  const group = groupOf(block, searchable)
  if (group) {
    const texts = group.ast.map((each) => {
      const text = textOf(each, { searchable, columns }, nameOf)
      return groupOf(each, searchable) ? `(${text})` : text
    })
    return listOf(group.mode, texts)
  }
  const { key, operator, value } = block
  const column = columns.find(({ search }) => search === key)
  const field = searchable[key]
  const word = wordOf(field, operator, value)
  const label = column?.lookup?.label ?? column?.label ?? key
  const days = wayOf(word) && parseRelativeDays(value)
  if (days) return daysText(label, days)
  const said = { field: label, operator: t(word) }
  if (isValueless(operator)) return t('conditionAlone', said)
  const name = nameOf(key, value)
  if (name !== undefined) return t('condition', { ...said, value: name })
  // What a field is has a name where its values are few; a part of it has none.
  const choice = word === 'contains' || !field ? undefined : choiceOf(field, value)
  return t('condition', { ...said, value: choice?.label ?? column?.cell.ofFilter?.(value) ?? value })
}

/** The condition in words, and which of its signs stand for any character, as it could not be found out what has them. */
function exactTextOf(block: FilterBlock, source: Source, { held, nameOf = noName }: Known): string {
  const text = textOf(block, source, nameOf)
  const unknown = soughtOf(block, source).filter(({ path, text, operator }) => held && !held(path, text, operator))
  if (unknown.length === 0 || block.type === 'time') return text
  if (unknown.every(({ names }) => names)) return t('manyNamed', { text, count: MOST_NAMED })
  if (block.type === 'field' && soughtOf(block, source).some((sought) => sought.isLookedUp))
    return t('notLookedUp', { text, count: MOST_LOOKED_UP })
  const signs = inexactSigns(block.value)
  if (signs.length === 0) return text
  return t('inexact', { text, signs: signs.join(' '), count: signs.length })
}

const noName: NameOf = () => undefined

/** What is found out of a filter beside its text. */
interface Known {
  held?: LiteralMatches | undefined
  nameOf?: NameOf
}

/** The conditions of a filter text, each with what is left when it is taken out. `held` is undefined until what it says is found out. */
export function filterParts(
  { ast, readable }: Pick<ParsedFilterText, 'ast' | 'readable'>,
  source: Source,
  known: Known = {},
): FilterPart[] {
  return ast.map((block) => ({
    text: exactTextOf(block, source, known),
    without: formatFilterText(
      ast.filter((other) => other !== block),
      source.searchable,
    ),
    isUnread: !readable.includes(block),
  }))
}
