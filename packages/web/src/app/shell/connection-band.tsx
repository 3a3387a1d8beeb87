import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined'
import { useIsOnline } from '../../browser/use-online.ts'
import { t } from './shell.messages.ts'
import styles from './warning-band.module.css'

/** Says that there is no network while there is none. */
export function ConnectionBand() {
  const isOnline = useIsOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.band}>
          <CloudOffOutlined />
          {t('offline')}
        </p>
      )}
    </div>
  )
}
