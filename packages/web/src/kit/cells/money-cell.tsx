import { ownMoney, useOwnMoney } from '../../data/own-money.ts'
import { formatMoney } from '../../state/numbers.ts'
import type { Cell } from '../column.ts'

function Amount({ amountUsd }: { amountUsd: number }) {
  return <span title={formatMoney(amountUsd)}>{useOwnMoney()(amountUsd)}</span>
}

/** An amount stored in US dollars, in the currency of one's own customer; files, which say so, and its title have the dollars. */
export const moneyCell: Cell<number> = {
  toText: ownMoney,
  toFile: (value) => value,
  fileUnit: 'USD',
  ofFilter: (typed) => (Number.isFinite(Number(typed)) ? formatMoney(Number(typed)) : undefined),
  render: ({ value }) => <Amount amountUsd={value} />,
  align: 'right',
  widthPx: 120,
}
