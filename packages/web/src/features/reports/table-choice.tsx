import { useSearch } from 'wouter'
import { useParameter } from '../../browser/use-parameter.ts'
import { PlainSelect } from '../../ui/plain-select.tsx'
import type { ReportTableSpec } from './report-table-spec.ts'
import { t } from './reports.messages.ts'
import styles from './reports.module.css'

/** The tables that the address asks for: the one it names, or all. */
export function useShownTables<Data, Figures>(
  tables: readonly ReportTableSpec<Data, Figures>[],
): readonly ReportTableSpec<Data, Figures>[] {
  const id = new URLSearchParams(useSearch()).get('table')
  const named = tables.filter((table) => table.id === id)
  return named.length > 0 ? named : tables
}

interface TableChoiceProps {
  tables: readonly { id: string; title: string }[]
  shown: readonly { id: string }[]
}

/** Shows all tables of a report or one of them, for those that have several. */
export function TableChoice({ tables, shown }: TableChoiceProps) {
  const put = useParameter('table')
  if (tables.length < 2) return null
  return (
    <PlainSelect
      className={styles.compare}
      label={t('tables')}
      value={shown.length === 1 ? (shown[0]?.id ?? '') : ''}
      options={[{ value: '', label: t('allTables') }, ...tables.map(({ id, title }) => ({ value: id, label: title }))]}
      onChange={({ target }) => put(target.value)}
    />
  )
}
