import type { Owner } from '../define-form.ts'
import { t } from '../resource.messages.ts'
import { RelationInput } from './relation-input.tsx'

/** The choice of the customer that a row belongs to. */
export const OwnerInput = ({ customer, hint }: Pick<Owner, 'customer'> & { hint?: string }) => (
  <RelationInput
    name="customerId"
    label={t('form.customer')}
    {...(hint && { hint })}
    list="Customer.find"
    textField="companyName"
    initial={customer}
  />
)
