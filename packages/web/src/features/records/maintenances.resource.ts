import { labelCell } from '../../kit/cells/choice-cells.ts'
import { dateTimeCell } from '../../kit/cells/number-cells.tsx'
import { statusCell } from '../../kit/cells/status-cell.tsx'
import { codeCell, textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { t } from './records.messages.ts'

const impactCell = labelCell({ none: t('none'), degraded: t('degraded'), outage: t('outage') })

const stateCell = statusCell({
  planned: { label: t('planned'), tone: 'info' },
  running: { label: t('running'), tone: 'warning' },
  done: { label: t('done'), tone: 'success' },
  cancelled: { label: t('cancelled'), tone: 'neutral' },
})

/** Times in which work on the network may disturb calls. */
export const maintenances = defineResource({
  place: 'maintenances',
  nouns: { one: t('maintenance'), other: t('maintenancesOther') },
  about: t('about.maintenances'),
  list: 'Mainteinance.find',
  removeMany: 'Mainteinance.deleteAll',
  include: ['ServiceProvider'],
  columns: [
    { field: 'title', label: t('title'), cell: textCell, search: 'title', grow: 2 },
    { field: 'status', label: t('status'), cell: stateCell, search: 'status', card: 'aside' },
    { field: 'impact', label: t('impact'), cell: impactCell, widthPx: 130, card: 'labelled' },
    { field: 'startsAt', label: t('startsAt'), cell: dateTimeCell, card: 'labelled', isAhead: true },
    { field: 'endsAt', label: t('endsAt'), cell: dateTimeCell, card: 'labelled', isAhead: true },
    { field: 'ServiceProvider.name', label: t('provider'), cell: textCell, search: 'provider', grow: 1 },
    { field: 'description', label: t('description'), cell: textCell, search: 'description', grow: 2 },
    { field: 'id', label: t('id'), cell: codeCell, search: 'id' },
  ],
  lead: 'title',
  defaultSort: { field: 'startsAt', direction: 'desc' },
})
