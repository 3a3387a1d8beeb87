import Alert from '@mui/material/Alert'
import { permissionAdminText } from '../../places/why-unseen.ts'
import { useSession } from '../../state/session.ts'
import { t } from './account.messages.ts'
import styles from './account.module.css'

/** Says to who may only look why nothing can be changed. */
export function ReadOnlyNote({ readOnly }: { readOnly: boolean }) {
  const { access } = useSession()
  if (!readOnly || !access) return null
  return (
    <Alert severity="info" className={styles.note ?? ''}>
      {t('settings.readOnly', { who: permissionAdminText(access) })}
    </Alert>
  )
}
