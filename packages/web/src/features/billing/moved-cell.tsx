import { moneyCell } from '../../resource/cells/money-cell.tsx'
import type { Cell, CellProps } from '../../resource/column.ts'
import { valueAt } from '../../resource/rows/value-at.ts'
import { formatMoney } from '../../state/numbers.ts'
import { useOwnStep } from '../../state/own-money.ts'

function Moved({ value: amount, row }: CellProps<number>) {
  const balanceAfter = Number(valueAt(row, 'balanceAfter'))
  return <span title={formatMoney(amount)}>{useOwnStep()({ amount, balanceAfter })}</span>
}

/** What a transaction moved, so that it leads from the balance before to the one after, to the last digit of the currency on the screen. */
export const movedCell: Cell<number> = { ...moneyCell, render: (props) => <Moved {...props} /> }
