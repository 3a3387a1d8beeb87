import { labelCell } from '../../kit/cells/choice-cells.ts'
import { dateTimeCell } from '../../kit/cells/number-cells.tsx'
import { codeCell, nameCell, personCell, textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { personName } from '../../lib/names.ts'
import { t } from './audit-logs.messages.ts'
import { saidOfCalls } from './said-of-calls.ts'
import { outcomeCell, sentenceCell } from './sentence-cell.tsx'

const methodCell = labelCell({ GET: 'GET', POST: 'POST', PUT: 'PUT', PATCH: 'PATCH', DELETE: 'DELETE' })

/** Calls of the API that were recorded: who did what, from where. */
export const auditLogs = defineResource({
  place: 'auditLogs',
  nouns: { one: t('one'), other: t('other') },
  list: 'AuditLog.find',
  count: 'AuditLog.count',
  include: ['DashUser', 'actedBy', 'Customer', 'forCustomer'],
  columns: [
    { field: 'createdAt', label: t('createdAt'), cell: dateTimeCell },
    {
      field: 'endpoint',
      label: t('what'),
      cell: sentenceCell,
      search: 'endpoint',
      said: saidOfCalls(),
      grow: 2,
      sortable: false,
      card: 'detail',
    },
    { field: 'DashUser.username', label: t('who'), cell: personCell('DashUser'), widthPx: 140 },
    { field: 'actedBy.username', label: t('actedBy'), cell: personCell('actedBy'), widthPx: 140 },
    { field: 'method', label: t('method'), cell: methodCell, search: 'method', widthPx: 95 },
    { field: 'statusCode', label: t('status'), cell: outcomeCell, card: 'aside' },
    { field: 'ip', label: t('ip'), cell: textCell, search: 'ip', widthPx: 130, card: 'labelled' },
    { field: 'userAgent', label: t('userAgent'), cell: textCell, search: 'userAgent', grow: 1 },
    { field: 'Customer.companyName', label: t('customer'), cell: nameCell },
    { field: 'recordId', label: t('recordId'), cell: codeCell, hidden: true },
    { field: 'reason', label: t('reason'), cell: textCell, hidden: true },
    { field: 'forCustomer.companyName', label: t('forCustomer'), cell: nameCell, hidden: true },
    {
      field: 'userId',
      label: t('userId'),
      cell: codeCell,
      search: 'userId',
      hidden: true,
      lookup: { label: t('who'), list: 'DashUser.find', order: 'username', toText: personName },
    },
  ],
  lead: 'createdAt',
  defaultSort: { field: 'createdAt', direction: 'desc' },
  period: { field: 'createdAt', initial: { mode: 'last7' } },
  quickFilters: [
    { label: t('quick.acting'), filter: 'endpoint:"impersonate"' },
    { label: t('quick.signIns'), filter: 'endpoint:"authenticate"' },
    { label: t('quick.deletions'), filter: 'method:"DELETE"' },
    {
      label: t('quick.rights'),
      filter:
        'any:"endpoint:role, endpoint:GuiVisibilities, endpoint:ApiKeys, endpoint:Payment, endpoint:subscri, endpoint:Product"',
    },
  ],
  details: () => import('./audit-details.tsx'),
})
