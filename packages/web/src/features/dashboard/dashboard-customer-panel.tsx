import { CustomerChoice } from '../../parts/customer/customer-choice.tsx'
import type { PanelProps } from '../../ui/tool/panel.ts'
import { t } from './dashboard.messages.ts'
import { useAskedDashboard, useParameters } from './dashboard-address.ts'
import styles from './dashboard-choice.module.css'

/** The choice of a customer for all widgets. A source belongs to one customer, so that is chosen anew. */
export function Panel({ onClose }: PanelProps) {
  const { customerId } = useAskedDashboard(new Date())
  const put = useParameters()
  const choose = (id: number | undefined) => {
    onClose()
    put({ customer: id === undefined ? undefined : String(id), source: undefined })
  }
  return (
    <div className={styles.customer}>
      <CustomerChoice value={customerId} none={t('allCustomers')} onChange={choose} />
    </div>
  )
}
