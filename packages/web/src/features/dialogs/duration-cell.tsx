import type { components } from '@lineboard/contract'
import { durationCell as stillCell } from '../../resource/cells/duration-cell.tsx'
import type { Cell } from '../../resource/column.ts'
import { TickingDuration } from './ticking-duration.tsx'

type Dialog = components['schemas']['Dialog']

/** How long a dialog has lasted, counted on while one looks. */
export const durationCell: Cell<number> = {
  ...stillCell,
  render: ({ row }) => <TickingDuration dialog={row as Dialog} />,
}
