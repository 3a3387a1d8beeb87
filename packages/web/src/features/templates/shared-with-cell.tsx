import type { Cell } from '../../kit/column.ts'
import { comma } from '../../lib/messages.ts'
import { useNames } from '../../shared/names/use-names.ts'
import { formatNumber } from '../../state/numbers.ts'
import { t } from './templates.messages.ts'

/** With whom a view is shared, by name. */
function SharedWith({ ids }: { ids: readonly number[] }) {
  const names = ids.map(useNames(ids)).join(comma)
  return (
    <span dir="auto" title={names}>
      {names}
    </span>
  )
}

/** How many people a view is shared with, and who they are where it is read. */
export const sharedWithCell: Cell<readonly number[]> = {
  toText: (ids) => formatNumber(ids.length),
  toFile: (ids) => ids.length,
  fileKind: 'count',
  render: ({ value }) => (value.length > 0 ? <SharedWith ids={value} /> : t('nobody')),
  widthPx: 170,
}
