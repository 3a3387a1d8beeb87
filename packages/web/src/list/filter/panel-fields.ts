import type { Column } from '../../kit/column.ts'
import { t } from './filter.messages.ts'

/** A field that conditions can be about, and what it is called. */
export interface PanelField {
  key: string
  label: string
}

/**
 * The fields that a list is filtered by, each called so that it is told from the others: rows that ids name go by what such a row is called, and a column
 * of the same name is asked for the name as text, which rows still have once what they named is gone.
 */
export function panelFields(columns: readonly Pick<Column, 'search' | 'label' | 'lookup'>[]): PanelField[] {
  const looked = new Set(columns.map(({ lookup }) => lookup?.label))
  return columns.flatMap(({ search, label, lookup }) => {
    if (!search) return []
    if (lookup) return [{ key: search, label: lookup.label }]
    return [{ key: search, label: looked.has(label) ? t('nameOf', { label }) : label }]
  })
}
