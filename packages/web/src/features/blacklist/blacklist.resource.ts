import { OWNER_ID } from '@lineboard/contract/owner'
import { dateTimeCell } from '../../kit/cells/number-cells.tsx'
import { nameCell, phoneCell, textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { session } from '../../state/session.ts'
import { t } from './blacklist.messages.ts'

// Entries of the owner apply to all customers. Users who see no other customer read "Your company".
function scopeText(customerId: number): string {
  if (customerId === OWNER_ID) return t('everyone')
  return seesEveryCustomer(session.access) ? t('thisCustomer') : t('ownCompany')
}

/** Numbers whose calls are refused. */
export const blacklist = defineResource({
  place: 'blacklist',
  nouns: { one: t('one'), other: t('other') },
  list: 'BlacklistNumber.find',
  create: 'BlacklistNumber.create',
  remove: 'BlacklistNumber.deleteById',
  include: ['Customer'],
  columns: [
    { field: 'number', label: t('number'), cell: phoneCell, search: 'number', widthPx: 170 },
    { field: 'description', label: t('description'), cell: textCell, search: 'description', grow: 2, card: 'detail' },
    { field: 'customerId', label: t('scope'), cell: { toText: scopeText, widthPx: 130 }, card: 'aside' },
    { field: 'Customer.companyName', label: t('customer'), cell: nameCell, ownerOnly: true },
    { field: 'createdAt', label: t('createdAt'), cell: dateTimeCell, card: 'labelled' },
  ],
  lead: 'number',
  defaultSort: { field: 'createdAt', direction: 'desc' },
  form: () => import('./blacklist-form.tsx'),
  import: {},
})
