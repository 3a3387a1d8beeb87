import { useSearch } from 'wouter'
import { showOverlay } from '../../state/overlay.ts'
import { useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import styles from './error-screen.module.css'
import { ErrorScreen } from './error-screen.tsx'
import { t } from './error-screens.messages.ts'

/** There is nothing at an address, which is named where it is known, with what can be done. */
export function Page() {
  const path = new URLSearchParams(useSearch()).get('of')
  const { user } = useSession()
  return (
    <ErrorScreen heading={t('heading404')} text={t('text404')}>
      {path && <p className={styles.more}>{t('missing', { path })}</p>}
      {user && (
        <p className={styles.more}>
          <Button variant="outlined" onClick={() => showOverlay('palette')}>
            {t('search')}
          </Button>
        </p>
      )}
    </ErrorScreen>
  )
}
