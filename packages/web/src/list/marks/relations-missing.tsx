import type { Column } from '../../kit/column.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { comma } from '../../lib/messages.ts'
import type { QueryContext, ServerGaps } from '../context/list-provider.tsx'
import styles from '../table/stale-line.module.css'
import { t } from './relations-missing.messages.ts'

/** The columns whose values are those of related rows. */
export function relatedColumns({ include }: Pick<Resource, 'include'>, columns: readonly Column[]): readonly Column[] {
  const names = new Set(include.flatMap((each) => (typeof each === 'string' ? each : Object.keys(each))))
  return columns.filter(({ field }) => names.has(field.split('.')[0] ?? ''))
}

export type Shown = ServerGaps & Pick<QueryContext, 'state' | 'resource' | 'columns'>

/** That rows come without what they are related to, and which columns stand empty; that they are not sorted by it. */
export function RelationsMissing({ relationsMissing, unsorted, state, resource, columns }: Shown) {
  const { other: nouns } = resource.nouns
  const empty = relatedColumns(resource, columns).map(({ label }) => label)
  return (
    <>
      {relationsMissing && (
        <div className={styles.line}>
          {empty.length > 0 ? t('alone', { nouns, columns: empty.join(comma) }) : t('aloneText', { nouns })}
        </div>
      )}
      {unsorted && (
        <div className={styles.line}>{t('unsorted', { column: labelOf(resource, state.sort.field), nouns })}</div>
      )}
    </>
  )
}

const labelOf = ({ columns }: Pick<QueryContext['resource'], 'columns'>, field: string) =>
  columns.find((column) => column.field === field)?.label ?? field
