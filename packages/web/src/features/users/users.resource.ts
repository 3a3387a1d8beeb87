import type { components } from '@lineboard/contract'
import { booleanCell } from '../../kit/cells/choice-cells.ts'
import { dateTimeCell } from '../../kit/cells/number-cells.tsx'
import { codeCell, nameCell, phoneCell, textCell } from '../../kit/cells/text-cells.tsx'
import type { Cell } from '../../kit/column.ts'
import { defineResource } from '../../kit/define-resource.ts'
import { customerLookup } from '../../kit/filterable-columns.ts'
import { isWithinReach } from '../../shared/within-reach.ts'
import { isRefused } from '../../state/may.ts'
import { userActions, userPanels } from './user-actions.ts'
import { t } from './users.messages.ts'

/** The first role counts. */
const roleCell: Cell<readonly components['schemas']['DashRoleMapping'][]> = {
  toText: ([mapping]) => mapping?.DashRole?.name ?? t('noRole'),
  widthPx: 170,
}

/** People who sign in. */
export const users = defineResource({
  place: 'users',
  nouns: { one: t('one'), other: t('other') },
  channel: 'user',
  list: 'DashUser.find',
  count: 'DashUser.count',
  create: 'DashUser.create',
  update: 'DashUser.patchById',
  remove: 'DashUser.deleteById',
  removeMany: 'DashUser.deleteAll',
  mayChange: isWithinReach,
  removalNotes: userPanels,
  include: ['Customer', 'DashRoleMapping'],
  // What a role gives tells whether who looks may change its holder.
  nested: { DashRoleMapping: { DashRole: { GuiVisibilities: 'GuiSection' } } },
  about: () => (isRefused('AuditLog.find') ? t('auditIsElsewhere') : undefined),
  columns: [
    { field: 'username', label: t('username'), cell: textCell, search: 'username', grow: 1, widthPx: 120 },
    { field: 'firstName', label: t('firstName'), cell: textCell, widthPx: 90, card: 'detail' },
    { field: 'lastName', label: t('lastName'), cell: textCell, widthPx: 95, card: 'continued' },
    { field: 'email', label: t('email'), cell: textCell, search: 'email', grow: 4, widthPx: 205, card: 'detail' },
    { field: 'DashRoleMapping', label: t('role'), cell: roleCell, sortable: false, card: 'labelled' },
    {
      field: 'emailVerified',
      label: t('state'),
      cell: booleanCell(t('activated'), t('notActivated')),
      widthPx: 115,
      card: 'aside',
    },
    { field: 'lastLoginAt', label: t('lastLoginAt'), cell: dateTimeCell, card: 'labelled' },
    { field: 'Customer.companyName', label: t('customer'), cell: nameCell, ownerOnly: true },
    { field: 'phone', label: t('phone'), cell: phoneCell },
    { field: 'createdAt', label: t('createdAt'), cell: dateTimeCell },
    {
      field: 'customerId',
      label: t('customerId'),
      cell: codeCell,
      search: 'customerId',
      hidden: true,
      lookup: customerLookup(t('customer')),
    },
    { field: 'id', label: t('id'), cell: codeCell, search: 'id' },
  ],
  lead: 'username',
  defaultSort: { field: 'username', direction: 'asc' },
  form: userPanels,
  actions: userActions,
})
