import Alert from '@mui/material/Alert'
import { permissionAdminText } from '../../places/why-unseen.ts'
import { useSession } from '../../state/session.ts'
import { t } from './account.messages.ts'
import styles from './account.module.css'

/** Says why nothing can be changed, to users who may only look or who act as somebody else. */
export function ReadOnlyNote({ readOnly }: { readOnly: boolean }) {
  const { access, impersonation } = useSession()
  if (!readOnly || !access) return null
  return (
    <Alert severity="info" className={styles.note ?? ''}>
      {impersonation ? t('settings.inPersonOnly') : t('settings.readOnly', { who: permissionAdminText(access) })}
    </Alert>
  )
}
