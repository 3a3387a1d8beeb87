import type { components } from '@lineboard/contract'
import { durationCell } from '../../resource/cells/duration-cell.tsx'
import type { Cell } from '../../resource/column.ts'
import { TickingDuration } from './ticking-duration.tsx'

type Dialog = components['schemas']['Dialog']

/** How long a dialog has lasted, counted on while one looks. */
export const tickingDurationCell: Cell<number> = {
  ...durationCell,
  render: ({ row }) => <TickingDuration dialog={row as Dialog} />,
}
