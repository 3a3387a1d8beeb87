import { errorText } from '../../lib/errors/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { t } from '../list.messages.ts'
import { useListContext } from '../list.ts'
import styles from './stale-line.module.css'

/** Above rows that could not be asked for again: that they may be out of date, why, and another try. */
export function StaleLine() {
  const { error, view, outdated, retry } = useListContext()
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
