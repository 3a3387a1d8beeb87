import { booleanCell, labelCell } from '../../kit/cells/choice-cells.ts'
import { dateTimeCell, numberCell } from '../../kit/cells/number-cells.tsx'
import { nameCell, textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { leadingHere } from '../../kit/entities/leading-here.ts'
import { routingActionTypeLabels } from '../../kit/entities/routing-action-types.ts'
import { t } from './routing-actions.messages.ts'
import { targetsCell } from './targets-cell.tsx'

/** What happens to calls. */
export const routingActions = defineResource({
  place: 'routingActions',
  nouns: { one: t('one'), other: t('other') },
  list: 'RoutingAction.find',
  create: 'RoutingAction.create',
  update: 'RoutingAction.upsert',
  remove: 'RoutingAction.deleteById',
  include: ['Customer'],
  columns: [
    { field: 'name', label: t('name'), cell: textCell, search: 'name', grow: 2 },
    {
      field: 'type',
      label: t('type'),
      cell: labelCell(routingActionTypeLabels),
      search: 'type',
      widthPx: 150,
      card: 'aside',
    },
    { field: 'targets', label: t('groupTargets'), cell: targetsCell, sortable: false, grow: 4, card: 'detail' },
    { field: 'ringSeconds', label: t('ringSeconds'), cell: numberCell, widthPx: 100, card: 'labelled' },
    { field: 'recordCalls', label: t('recordCalls'), cell: booleanCell(t('yes'), t('no')), widthPx: 130 },
    { field: 'whisper', label: t('whisper'), cell: textCell, search: 'whisper', card: 'detail' },
    { field: 'Customer.companyName', label: t('customer'), cell: nameCell, ownerOnly: true },
    { field: 'createdAt', label: t('createdAt'), cell: dateTimeCell },
  ],
  lead: 'name',
  defaultSort: { field: 'name', direction: 'asc' },
  form: () => import('./routing-action-form.tsx'),
  actions: [leadingHere('RoutingAction')],
})
