import { OWNER_ID } from '@lineboard/contract/owner'
import Alert from '@mui/material/Alert'
import { useCall } from '../../data/use-call.ts'
import { useOwnChoices } from '../../kit/form/use-own-choices.ts'
import { useSession } from '../../state/session.ts'
import { t } from './blacklist.messages.ts'
import styles from './for-whom.module.css'

interface NoteProps {
  severity: 'warning' | 'info'
  text: string
}

const Note = ({ severity, text }: NoteProps) => (
  <Alert className={styles.note ?? ''} severity={severity} role="status">
    {text}
  </Alert>
)

/** Says which customers the entry applies to: to all, if the chosen customer owns the installation. */
export function ForWhom() {
  const { user } = useSession()
  const { customerId } = useOwnChoices()
  const isOthers = customerId !== undefined && customerId !== user?.customerId
  const { data, error } = useCall('Customer.findById', isOthers ? { id: customerId } : null, { silent: true })
  if (customerId === OWNER_ID) return <Note severity="warning" text={t('forEveryone')} />
  if (!isOthers) return <Note severity="info" text={t('forOwn')} />
  const name = data?.companyName ?? (error && `#${customerId}`)
  return name ? <Note severity="info" text={t('forCustomer', { name })} /> : null
}
