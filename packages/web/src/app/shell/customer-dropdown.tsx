import { loadOnce, useLoaded } from '../../browser/load-once.ts'
import { useSelectedCustomer } from '../../parts/customer/selected-customer.ts'
import styles from './customer-dropdown.module.css'
import { t } from './shell.messages.ts'

const choice = loadOnce(async () => (await import('../../parts/customer/customer-choice.tsx')).CustomerChoice)

/** Whether the page at a path is about one customer, whom the top bar has chosen. */
export const isAboutCustomer = (path: string): boolean => path.includes('customer-panel')

/** The choice of a customer in the top bar, whose code comes with the first page that needs it. */
export function CustomerDropdown() {
  const [customerId, select] = useSelectedCustomer()
  const { value: Choice } = useLoaded(choice)
  return (
    Choice && <Choice className={styles.choice} value={customerId} none={t('noCustomer')} onChange={select} isInPlace />
  )
}
