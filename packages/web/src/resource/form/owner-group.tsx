import { t } from '../resource.messages.ts'
import { FieldGroup } from './field-group.tsx'
import type { Owner } from './form.ts'
import { OwnerInput } from './owner-input.tsx'

/** The choice of the customer that a new row belongs to, under a heading of its own. */
export const OwnerGroup = ({ customer, isForAll = false }: Owner) => (
  <FieldGroup title={t('form.customerGroup')}>
    <OwnerInput customer={customer} hint={t(isForAll ? 'form.customerHintForAll' : 'form.customerHint')} />
  </FieldGroup>
)
