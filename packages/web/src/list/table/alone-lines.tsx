import { comma } from '../../lib/messages.ts'
import { relatedColumns } from '../columns/related-columns.ts'
import type { List } from '../list.ts'
import { t } from './alone-lines.messages.ts'
import styles from './stale-line.module.css'

export type Shown = Pick<List, 'alone' | 'unsorted' | 'state' | 'resource' | 'columns'>

/** That rows come without what they are related to, and which columns stand empty; that they are not sorted by it. */
export function AloneLines({ alone, unsorted, state, resource, columns }: Shown) {
  const { other: nouns } = resource.nouns
  const empty = relatedColumns(resource, columns).map(({ label }) => label)
  return (
    <>
      {alone && (
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

const labelOf = ({ columns }: Pick<List['resource'], 'columns'>, field: string) =>
  columns.find((column) => column.field === field)?.label ?? field
