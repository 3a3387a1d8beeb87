import { dateTimeCell } from '../../src/kit/cells/number-cells.tsx'
import { phoneCell, textCell } from '../../src/kit/cells/text-cells.tsx'
import { defineResource } from '../../src/kit/define-resource.ts'
import { contactActions } from './contact-actions.ts'
import { t } from './contacts.messages.ts'

/** People behind the numbers that call. */
export const phoneBook = defineResource({
  place: 'phoneBook',
  nouns: { one: t('one'), other: t('other') },
  list: 'PhoneBook.find',
  create: 'PhoneBook.upsert',
  update: 'PhoneBook.upsert',
  columns: [
    { field: 'name', label: t('name'), cell: textCell, search: 'name', grow: 1 },
    { field: 'number', label: t('number'), cell: phoneCell, search: 'number', card: 'detail' },
    { field: 'company', label: t('company'), cell: textCell, search: 'company', grow: 1, card: 'detail' },
    { field: 'country', label: t('country'), cell: textCell, search: 'country', widthPx: 110, card: 'aside' },
    { field: 'createdAt', label: t('createdAt'), cell: dateTimeCell },
  ],
  lead: 'name',
  defaultSort: { field: 'name', direction: 'asc' },
  form: () => import('./contact-form.tsx'),
  actions: contactActions,
  import: {},
})
