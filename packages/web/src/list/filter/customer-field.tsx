import { CustomerChoice } from '../../parts/customer/customer-choice.tsx'
import { t } from './filter.messages.ts'
import styles from './filter-panel.module.css'

interface CustomerFieldProps {
  /** Undefined for all customers. */
  value: number | undefined
  onChange: (id: number | undefined) => void
}

/** Chooses the customer whose rows alone are shown. */
export function CustomerField(props: CustomerFieldProps) {
  return (
    <div className={styles.customer}>
      <span aria-hidden="true">{t('ofCustomer')}</span>
      <CustomerChoice className={styles.choice} none={t('allCustomers')} {...props} />
    </div>
  )
}
