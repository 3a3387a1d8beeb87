import type { Cell } from '../../kit/column.ts'
import { valueAt } from '../../kit/value-at.ts'
import { rowHref } from '../../places/href.ts'
import { placeOfAsset } from '../../places/place.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { t } from './records.messages.ts'

/** The record an asset stands for, and the way to it. */
export const recordCell: Cell<number> = {
  toText: (id) => t('recordOf', { id }),
  toFile: (id) => id,
  render: ({ value, row, tabIndex }) => {
    const place = placeOfAsset(String(valueAt(row, 'kind')))
    const text = t('recordOf', { id: value })
    return place ? (
      <PlaceLink href={rowHref(place, { action: 'edit', id: value })} tabIndex={tabIndex}>
        {text}
      </PlaceLink>
    ) : (
      text
    )
  },
  widthPx: 110,
}
