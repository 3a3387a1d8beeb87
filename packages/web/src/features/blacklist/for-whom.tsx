import { OWNER_ID } from '@lineboard/contract/owner'
import Alert from '@mui/material/Alert'
import { useCall } from '../../data/use-call.ts'
import { useOwnChoices } from '../../kit/form/use-own-choices.ts'
import { useSession } from '../../state/session.ts'
import { t } from './blacklist.messages.ts'
import styles from './for-whom.module.css'

/** Says for whom the number will be blocked: for everyone, where the customer that is chosen owns the installation. */
export function ForWhom() {
  const { user } = useSession()
  const { customerId } = useOwnChoices()
  const isOthers = customerId !== undefined && customerId !== user?.customerId
  const { data } = useCall('Customer.findById', isOthers ? { id: customerId } : null, { silent: true })
  const isForAll = customerId === OWNER_ID
  return (
    <Alert className={styles.note ?? ''} severity={isForAll ? 'warning' : 'info'} role="status">
      {isForAll && t('forEveryone')}
      {!isForAll && (data ? t('forCustomer', { name: data.companyName }) : t('forOwn'))}
    </Alert>
  )
}
