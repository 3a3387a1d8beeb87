import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { useSession } from '../../state/session.ts'
import { useAreSettingsReadable } from '../../state/ui-settings-store.ts'
import { Button } from '../../ui/button.tsx'
import { t } from './settings.messages.ts'
import styles from './settings-page.module.css'
import type { useSettings } from './use-settings.ts'

type Props = Pick<ReturnType<typeof useSettings>, 'unsaved' | 'change' | 'beginAnew'>

/** What the person must know first: whose settings these are, that they can't be read, or were not saved. */
export function SettingsNotices({ unsaved, change, beginAnew }: Props) {
  const { user, impersonation } = useSession()
  const isReadable = useAreSettingsReadable()
  const stored = `data:text/plain;charset=utf-8,${encodeURIComponent(user?.uiSettings ?? '')}`
  return (
    <div className={styles.notices}>
      {impersonation && <Alert severity="info">{t('incognito')}</Alert>}
      {!isReadable && (
        <Alert severity="warning">
          <AlertTitle>{t('unreadable.title')}</AlertTitle>
          <p className={styles.notice}>{t('unreadable.text')}</p>
          <div className={styles.actions}>
            <Button variant="contained" size="large" onClick={beginAnew}>
              {t('unreadable.replace')}
            </Button>
            <a href={stored} download={t('unreadable.fileName')}>
              {t('unreadable.keep')}
            </a>
          </div>
        </Alert>
      )}
      {isReadable && unsaved && (
        <Alert severity="warning">
          <p className={styles.notice}>{t('pending.text')}</p>
          <Button variant="contained" size="large" onClick={() => change({})}>
            {t('pending.retry')}
          </Button>
        </Alert>
      )}
    </div>
  )
}
