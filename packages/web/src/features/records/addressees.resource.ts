import { booleanCell, labelCell } from '../../kit/cells/choice-cells.ts'
import { dateTimeCell } from '../../kit/cells/number-cells.tsx'
import { codeCell, nameCell, phoneCell, textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { channelLabels } from '../../shared/people/notice-channels.ts'
import { t } from './records.messages.ts'

const topicCell = labelCell({
  billing: t('billing'),
  calls: t('calls'),
  maintenance: t('maintenanceTopic'),
  reports: t('reports'),
  tickets: t('tickets'),
})

/** Who gets a customer's notices. */
export const addressees = defineResource({
  place: 'addressees',
  nouns: { one: t('addressee'), other: t('addresseesOther') },
  about: t('about.addressees'),
  list: 'Addressee.find',
  removeMany: 'Addressee.deleteAll',
  include: ['Customer'],
  columns: [
    { field: 'name', label: t('name'), cell: textCell, search: 'name', grow: 1 },
    { field: 'topic', label: t('topic'), cell: topicCell, search: 'topic', card: 'aside' },
    { field: 'channel', label: t('channel'), cell: labelCell(channelLabels), card: 'labelled' },
    { field: 'email', label: t('email'), cell: textCell, search: 'email', grow: 1, card: 'detail' },
    { field: 'phone', label: t('phone'), cell: phoneCell, search: 'phone' },
    {
      field: 'Customer.companyName',
      label: t('customer'),
      cell: nameCell,
      search: 'companyName',
      grow: 1,
      card: 'detail',
    },
    { field: 'active', label: t('active'), cell: booleanCell(t('yes'), t('no')) },
    { field: 'createdAt', label: t('createdAt'), cell: dateTimeCell },
    { field: 'id', label: t('id'), cell: codeCell, search: 'id' },
  ],
  lead: 'name',
  defaultSort: { field: 'name', direction: 'asc' },
})
