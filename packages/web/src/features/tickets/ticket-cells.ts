import { TicketStateName } from '@lineboard/contract/enumerations'
import { statusCell } from '../../kit/cells/status-cell.tsx'
import { codeCell } from '../../kit/cells/text-cells.tsx'
import type { Cell } from '../../kit/column.ts'
import { t } from './tickets.messages.ts'

export type StateName = (typeof TicketStateName)[number]

/** The id that calls use for a state: its place, beginning with 1. */
export const stateId = (state: StateName): number => TicketStateName.indexOf(state) + 1

export const stateLabels = {
  open: t('open'),
  in_progress: t('in_progress'),
  waiting: t('waiting'),
  resolved: t('resolved'),
  closed: t('closed'),
} as const satisfies Record<StateName, string>

export const priorityLabels = { low: t('low'), normal: t('normal'), high: t('high'), urgent: t('urgent') } as const

/** The number of a ticket as people and e-mails write it: #25. */
export const ticketNumberCell: Cell<number> = { ...codeCell, toText: (id) => `#${id}` }

export const stateCell = statusCell({
  open: { label: stateLabels.open, tone: 'info' },
  in_progress: { label: stateLabels.in_progress, tone: 'warning' },
  waiting: { label: stateLabels.waiting, tone: 'neutral' },
  resolved: { label: stateLabels.resolved, tone: 'success' },
  closed: { label: stateLabels.closed, tone: 'neutral' },
})

export const priorityCell = statusCell(
  {
    low: { label: priorityLabels.low, tone: 'neutral' },
    normal: { label: priorityLabels.normal, tone: 'neutral' },
    high: { label: priorityLabels.high, tone: 'warning' },
    urgent: { label: priorityLabels.urgent, tone: 'error' },
  },
  100,
)
