import { dateTimeCell } from '../../kit/cells/number-cells.tsx'
import { codeCell, nameCell, textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { t } from './records.messages.ts'

/** Users who are told of changes of tickets. */
export const observers = defineResource({
  place: 'observers',
  nouns: { one: t('observer'), other: t('observersOther') },
  about: t('about.observers'),
  list: 'Observer.find',
  removeMany: 'Observer.deleteAll',
  include: ['DashUser'],
  columns: [
    { field: 'DashUser.username', label: t('user'), cell: nameCell, search: 'username', grow: 1 },
    { field: 'DashUser.email', label: t('email'), cell: textCell, search: 'email', grow: 1, card: 'detail' },
    { field: 'versionId', label: t('versionId'), cell: codeCell, widthPx: 130, card: 'labelled' },
    { field: 'createdAt', label: t('createdAt'), cell: dateTimeCell, card: 'labelled' },
    { field: 'id', label: t('id'), cell: codeCell, search: 'id' },
  ],
  lead: 'DashUser.username',
  defaultSort: { field: 'createdAt', direction: 'desc' },
})
