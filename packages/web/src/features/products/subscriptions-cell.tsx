import { numberCell } from '../../kit/cells/number-cell.tsx'
import type { Cell } from '../../kit/column.ts'
import { valueAt } from '../../kit/value-at.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { subscriptionsTo } from './who-has-it.ts'

/** How many subscriptions there are to a product, linked to the list of them. */
export const subscriptionsCell: Cell<number> = {
  ...numberCell,
  render: ({ value, row, tabIndex }) =>
    value === 0 ? (
      numberCell.toText(0)
    ) : (
      <PlaceLink href={subscriptionsTo(String(valueAt(row, 'name')))} tabIndex={tabIndex}>
        {numberCell.toText(value)}
      </PlaceLink>
    ),
}
