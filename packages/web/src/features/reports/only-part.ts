import type { CallsOnly } from '@lineboard/sdk/reports'

/** Rows offered at once; typing narrows them down. */
export const MOST_OFFERED = 50

/** What each choice of the calls that count is given. */
export interface OnlyPartProps {
  only: CallsOnly | undefined
  /** Rows of this customer only are offered. */
  customerId: number | undefined
}
