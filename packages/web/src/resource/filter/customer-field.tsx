import { useId } from 'react'
import { useCall } from '../../data/use-call.ts'
import { t } from './filter.messages.ts'
import styles from './filter-panel.module.css'

interface CustomerFieldProps {
  /** Undefined for all customers. */
  value: number | undefined
  onChange: (id: number | undefined) => void
}

/** Chooses the customer whose rows alone are shown. */
export function CustomerField({ value, onChange }: CustomerFieldProps) {
  const id = useId()
  const { data = [] } = useCall(
    'Customer.find',
    { filter: { fields: ['id', 'companyName'], order: 'companyName ASC' } },
    { silent: true },
  )
  return (
    <div className={styles.customer}>
      <label htmlFor={id}>{t('ofCustomer')}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value ? Number(event.target.value) : undefined)}
      >
        <option value="">{t('allCustomers')}</option>
        {data.map((customer) => (
          <option key={customer.id} value={customer.id}>
            {customer.companyName}
          </option>
        ))}
      </select>
    </div>
  )
}
