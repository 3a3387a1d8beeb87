import { comma } from '../../lib/messages.ts'
import { relatedColumns } from '../columns/related-columns.ts'
import { t } from '../list.messages.ts'
import type { List } from '../list.ts'
import styles from './stale-line.module.css'

/** Above rows that the server sends without what they are related to: that it does, and which columns stand empty. */
export function AloneLine({ alone, view, resource, columns }: Pick<List, 'alone' | 'view' | 'resource' | 'columns'>) {
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
    </div>
  )
}
