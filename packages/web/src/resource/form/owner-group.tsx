import { t } from '../resource.messages.ts'
import { FieldGroup } from './field-group.tsx'
import type { Owner } from './form.ts'
import { RelationInput } from './relation-input.tsx'

/** The choice whose a new row is. */
export function OwnerGroup({ customer }: Owner) {
  return (
    <FieldGroup title={t('form.customerGroup')}>
      <RelationInput
        name="customerId"
        label={t('form.customer')}
        hint={t('form.customerHint')}
        list="Customer.find"
        textField="companyName"
        initial={customer}
      />
    </FieldGroup>
  )
}
