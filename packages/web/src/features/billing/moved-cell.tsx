import type { WalletMove } from '@lineboard/sdk'
import { ownCurrency, ownMoney, useOwnStep } from '../../data/own-money.ts'
import { knownRates } from '../../data/rates.ts'
import { moneyCell } from '../../kit/cells/money-cells.tsx'
import type { Cell, CellProps } from '../../kit/column.ts'
import { valueAt } from '../../kit/value-at.ts'
import { formatMoney, formatStep } from '../../state/numbers.ts'

const moveOf = (amount: number, row: object): WalletMove => ({
  amount,
  balanceAfter: Number(valueAt(row, 'balanceAfter')),
})

function Moved({ value: amount, row }: CellProps<number>) {
  return <span title={formatMoney(amount)}>{useOwnStep()(moveOf(amount, row))}</span>
}

/** What a transaction moved, so that it leads from the balance before to the one after, to the last digit of the currency on the screen. */
export const movedCell: Cell<number> = {
  ...moneyCell,
  toText: (amount, row) => (row ? formatStep(moveOf(amount, row), ownCurrency(), knownRates()) : ownMoney(amount)),
  render: (props) => <Moved {...props} />,
}
