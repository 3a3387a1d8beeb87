import type { Served } from '@lineboard/contract/stated'
import { discountState } from '@lineboard/sdk'
import type { Cell } from '../../kit/column.ts'
import type { MarkRow } from '../../kit/list-options.ts'
import { formatNumber } from '../../state/numbers.ts'
import chip from '../../ui/chip.module.css'
import { t } from './products.messages.ts'

/** A share in percent. */
export const percentCell: Cell<number> = { toText: (value) => `${formatNumber(value)} %`, align: 'right', widthPx: 110 }

/** Marks a discount as current, planned or over. */
export const markDiscount: MarkRow = (row) => {
  // The list of discounts has no other rows.
  const state = discountState(row as Served<'PriceDiscount'>, new Date())
  if (!state) return null
  return <span className={chip.chip}>{t(`discountState.${state}`)}</span>
}
