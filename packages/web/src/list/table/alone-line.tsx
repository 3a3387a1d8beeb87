import { comma } from '../../lib/messages.ts'
import { relatedColumns } from '../columns/related-columns.ts'
import { t } from '../list.messages.ts'
import type { List } from '../list.ts'
import styles from './stale-line.module.css'

type Shown = Pick<List, 'alone' | 'unsorted' | 'state' | 'view' | 'resource' | 'columns'>

/**
 * Above rows that the server sends without what they are related to, or not in an order by it: that it does, which columns stand empty, and
 * which one the rows are not sorted by.
 */
export function AloneLine({ alone, unsorted, state, view, resource, columns }: Shown) {
  const { other: nouns } = resource.nouns
  const empty = relatedColumns(resource, columns).map(({ label }) => label)
  return (
    <div role="status">
      {alone && view === 'rows' && (
        <div className={styles.line}>
          {empty.length > 0
            ? t('states.alone', { nouns, columns: empty.join(comma) })
            : t('states.aloneText', { nouns })}
        </div>
      )}
      {unsorted && view === 'rows' && (
        <div className={styles.line}>
          {t('states.unsorted', { column: labelOf(resource, state.sort.field), nouns })}
        </div>
      )}
    </div>
  )
}

const labelOf = ({ columns }: Pick<List['resource'], 'columns'>, field: string) =>
  columns.find((column) => column.field === field)?.label ?? field
