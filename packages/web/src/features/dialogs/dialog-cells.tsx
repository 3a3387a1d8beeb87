import type { components } from '@lineboard/contract'
import { useNow } from '../../browser/use-now.ts'
import { durationCell } from '../../kit/cells/number-cells.tsx'
import { statusCell } from '../../kit/cells/status-cell.tsx'
import type { Cell } from '../../kit/column.ts'
import { formatDuration } from '../../lib/format-duration.ts'
import { t } from './dialogs.messages.ts'

export const stateCell = statusCell({
  early: { label: t('early'), tone: 'info' },
  confirmed: { label: t('confirmed'), tone: 'success' },
  terminated: { label: t('terminated'), tone: 'neutral' },
})

/** How long a dialog lasts by now. One that is over stands still. */
function TickingDuration({ dialog }: { dialog: Pick<Dialog, 'state' | 'startedAt' | 'durationSeconds'> }) {
  const isOver = dialog.state === 'terminated'
  const nowMs = useNow(isOver)
  const seconds = (nowMs - Date.parse(dialog.startedAt)) / 1000
  // The server's word counts where its clock is ahead of this one.
  return formatDuration(isOver ? dialog.durationSeconds : Math.max(Math.floor(seconds), dialog.durationSeconds))
}

type Dialog = components['schemas']['Dialog']

/** How long a dialog has lasted, counted on while one looks. */
export const tickingDurationCell: Cell<number> = {
  ...durationCell,
  render: ({ row }) => <TickingDuration dialog={row as Dialog} />,
}
