import { folded } from '@lineboard/contract/folded'
import type { Completion } from '@lineboard/sdk'
import type { Resource } from '../../kit/define-resource.ts'
import { t } from './bare-word-suggestions.messages.ts'
import type { KnownValue } from './known-values.ts'
import { lookupColumn } from './use-lookup-values.ts'

/** With fewer letters nearly everything is meant. */
const LEAST = 2

/** More of them would leave no room for the names of fields. */
const MOST = 4

const isMeant = (typed: string, label: string): boolean => {
  const there = folded(label)
  return folded(typed)
    .split(/\s+/)
    .every((word) => there.includes(word))
}

interface Typed {
  /** What stands from `start` to the cursor, not as the value of a field. */
  typed: string
  /** Where in the text it begins. */
  start: number
  /** The rows that ids of the list's columns can be of, by name, once they are known. */
  named: (key: string) => readonly KnownValue[] | undefined
}

/** What bare words may mean beside fields: a row that the list's rows name by its id, such as a person, or a usual way to narrow the list. */
export function bareWordSuggestions(
  resource: Pick<Resource, 'columns' | 'quickFilters'>,
  { typed, start, named }: Typed,
): Completion[] {
  const wanted = typed.trim()
  if (wanted.length < LEAST) return []
  const column = lookupColumn(resource)
  const { lookup, search: key } = column ?? {}
  const rows = (lookup && key !== undefined && named(key)) || []
  const conditions = [
    ...rows.map(({ value, label = value }) => ({
      label,
      shown: t('named', { field: lookup?.label ?? '', value: label }),
      text: `${key}:"${value}"`,
    })),
    ...(resource.quickFilters ?? []).flatMap(({ label, filter: text }) =>
      text ? [{ label, shown: label, text }] : [],
    ),
  ]
  return conditions
    .filter(({ label }) => isMeant(wanted, label))
    .slice(0, MOST)
    .map(({ shown, text }) => ({ label: shown, text, cursor: start + text.length }))
}
