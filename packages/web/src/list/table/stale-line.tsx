import { useLoaded } from '../../browser/lazy.ts'
import { errorText } from '../../lib/errors/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { t } from '../context/list.messages.ts'
import { type RowsContext, useListCommands, useListRows } from '../context/list-provider.tsx'
import type { Shown } from '../marks/marks-and-chips.tsx'
import { marksAndChips } from '../marks/row-notes.tsx'
import styles from './stale-line.module.css'

/** Above rows that could not be asked for again: that they may be out of date, why, and another try. */
export function StaleLine() {
  const { error, view, outdated } = useListRows()
  const { retry } = useListCommands()
  const isStale = error !== undefined && view !== 'failed' && !outdated
  return (
    <div role="status">
      {isStale && (
        <div className={styles.line}>
          <span>{t('states.stale', { reason: errorText(error) })}</span>
          <Button size="small" color="inherit" onClick={retry}>
            {t('states.retry')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Above rows that the server sends without what they are related to, or not in an order by it: that it does. Most servers do neither. */
export function RelationsMissingLine({ view, ...shown }: Shown & Pick<RowsContext, 'view'>) {
  const isNeeded = (shown.relationsMissing || shown.unsorted) && view === 'rows'
  const { value } = useLoaded(marksAndChips, isNeeded)
  return <div role="status">{isNeeded && value && <value.RelationsMissing {...shown} />}</div>
}
