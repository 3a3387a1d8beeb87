import type { Cell } from '../../kit/column.ts'
import { valueAt } from '../../kit/value-at.ts'
import { rowHref } from '../../places/href.ts'
import { placeOfAsset } from '../../places/place.ts'
import { formatNumber } from '../../state/numbers.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { t } from './records.messages.ts'

/** The record an asset stands for, and the way to it. */
export const recordCell: Cell<number> = {
  toText: (id) => t('recordOf', { id }),
  toFile: (id) => id,
  fileKind: 'text',
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

const units = ['B', 'kB', 'MB', 'GB'] as const

/** A size in bytes, in the unit that leaves the fewest digits. */
export const sizeCell: Cell<number> = {
  toText(bytes) {
    const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
    return `${formatNumber(bytes / 1000 ** power, 1)} ${units[power]}`
  },
  align: 'right',
  widthPx: 90,
}

/** What a document is. */
export const documentKinds = {
  agreement: t('agreement'),
  contract: t('contract'),
  invoice: t('invoice'),
  proof_of_address: t('proofOfAddress'),
  proof_of_identity: t('proofOfIdentity'),
  letter_of_authorization: t('letterOfAuthorization'),
  other: t('other'),
} as const
