import type { Column } from '../../kit/column.ts'
import type { Resource } from '../../kit/define-resource.ts'
import type { NamedValue } from '../../kit/filter/named-values.ts'
import { valueAt } from '../../kit/value-at.ts'
import { locale } from '../../lib/messages.ts'

const MOST = 50

function valuesOnHand({ field, cell }: Column, rows: readonly object[], isInWords: boolean): NamedValue[] {
  const found = new Map<string, string>()
  for (const row of rows) {
    const value = valueAt(row, field)
    // Nothing can be asked for by an empty value.
    if (value === '') continue
    if (typeof value === 'string' || typeof value === 'number') {
      const label = cell.toText(value)
      found.set(isInWords ? label : String(value), label)
    }
  }
  return [...found]
    .slice(0, MOST)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, locale, { numeric: true }))
}

/** Values of a key of the filter text: all there can be where they are few, else those of the rows on hand. */
export function knownValues(
  { columns, searchable }: Pick<Resource, 'columns' | 'searchable'>,
  key: string,
  rows: readonly object[],
): readonly NamedValue[] {
  const column = columns.find(({ search }) => search === key)
  if (!column) return []
  if (column.cell.choices) return column.cell.choices
  const kind = searchable[key]?.kind
  // Durations are typed as they are read.
  if (kind === 'date-time') return []
  const words = column.counted?.words?.map((word) => ({ value: word, label: word })) ?? []
  return [...words, ...valuesOnHand(column, rows, kind === 'duration')]
}
