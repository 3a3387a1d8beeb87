import { rememberCustomer } from '../../state/chosen-customer.ts'
import type { PanelProps } from '../../ui/tool/tool-popover.tsx'
import { t } from './customer.messages.ts'
import { CustomerChoice } from './customer-choice.tsx'
import styles from './customer-panel.module.css'
import { useCustomerPick } from './customer-pick.ts'

/** The choice of the customer a page is about. */
export function Panel({ onClose }: PanelProps) {
  const { customerId, choose } = useCustomerPick()
  const handleChange = (id: number | undefined) => {
    onClose()
    rememberCustomer(id)
    choose(id)
  }
  return (
    <div className={styles.panel}>
      <CustomerChoice value={customerId} none={t('all')} onChange={handleChange} />
    </div>
  )
}
