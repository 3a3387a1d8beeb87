import Alert from '@mui/material/Alert'
import { t } from './account.messages.ts'
import styles from './account.module.css'

/** Says to who may only look why nothing can be changed. */
export const ReadOnlyNote = ({ readOnly }: { readOnly: boolean }) =>
  readOnly ? (
    <Alert severity="info" className={styles.note ?? ''}>
      {t('settings.readOnly')}
    </Alert>
  ) : null
