import { statusCell } from '../../kit/cells/status-cell.tsx'
import { priorityLabels, stateLabels } from './ticket-labels.ts'

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
