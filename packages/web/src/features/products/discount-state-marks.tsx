import type { components } from '@lineboard/contract'
import { discountState } from '@lineboard/sdk'
import type { MarkRow } from '../../kit/marks.ts'
import chip from '../../ui/chip.module.css'
import { t } from './products.messages.ts'

/** Whether a discount holds now, is to come, or is over. */
const markRow: MarkRow = (row) => {
  // The list of discounts has no other rows.
  const state = discountState(row as components['schemas']['PriceDiscount'], new Date())
  return <span className={chip.chip}>{t(`discountState.${state}`)}</span>
}

export const useMarks = () => markRow
