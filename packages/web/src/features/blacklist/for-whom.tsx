import { OWNER_ID } from '@lineboard/contract/owner'
import Alert from '@mui/material/Alert'
import { useWatch } from 'react-hook-form'
import { useCall } from '../../data/use-call.ts'
import { useSession } from '../../state/session.ts'
import { t } from './blacklist.messages.ts'
import styles from './for-whom.module.css'

/** Says for whom the number will be blocked: for everyone, where the customer that is chosen owns the installation. */
export function ForWhom() {
  const { user } = useSession()
  const chosen: unknown = useWatch({ name: 'customerId' })
  const customerId = typeof chosen === 'number' ? chosen : user?.customerId
  const { data } = useCall('Customer.findById', typeof chosen === 'number' ? { id: chosen } : null, { silent: true })
  const isForAll = customerId === OWNER_ID
  return (
    <Alert className={styles.note ?? ''} severity={isForAll ? 'warning' : 'info'} role="status">
      {isForAll && t('forEveryone')}
      {!isForAll && (data ? t('forCustomer', { name: data.companyName }) : t('forOwn'))}
    </Alert>
  )
}
