import { loadOnce } from '../../browser/load-once.ts'
import { useSelectedCustomer } from '../../parts/customer/selected-customer.ts'
import { useCarriedCustomer } from '../../parts/customer/use-carried-customer.ts'
import { rememberCustomer } from '../../state/chosen-customer.ts'
import { useWanted } from '../../ui/use-wanted.ts'
import styles from './customer-dropdown.module.css'
import { t } from './shell.messages.ts'

const choice = loadOnce(async () => (await import('../../parts/customer/customer-choice.tsx')).CustomerChoice)

/** The choice of a customer in the top bar, whose code comes with the first page that needs it. */
export function CustomerDropdown() {
  const [customerId, select] = useSelectedCustomer()
  const Choice = useWanted(choice)
  useCarriedCustomer()
  const handleChange = (id: number | undefined) => {
    rememberCustomer(id)
    select(id)
  }
  return (
    Choice && (
      <Choice className={styles.choice} value={customerId} none={t('noCustomer')} onChange={handleChange} isInPlace />
    )
  )
}
