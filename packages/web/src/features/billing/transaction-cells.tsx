import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { amountOfRow, ownCurrency, ownMoney, useOwnStep } from '../../data/own-money.ts'
import { knownRates } from '../../data/rates.ts'
import { moneyCell } from '../../kit/cells/money-cells.tsx'
import { textCell } from '../../kit/cells/text-cells.tsx'
import type { Cell, CellProps } from '../../kit/column.ts'
import { valueAt } from '../../kit/value-at.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { formatMoney, formatStep, type KnownMove } from '../../state/numbers.ts'

// Other lists load these cells too. Only rows of transactions load the rest.
const panels = loadOnce(() => import('./billing-panels.tsx'))

const wordsOf = (value: string): string => panels.peek()?.movementWords(value) ?? value

function Description({ value }: CellProps<string>) {
  const { value: loaded, failed } = useLoaded(panels)
  usePhoneFormat()
  // Nothing stands there until the words have come: another text would be read, and then change.
  if (!loaded && !failed) return null
  return <span title={value}>{wordsOf(value)}</span>
}

/** What a movement is called in the language of the page, in files as well; where the pointer rests, as the server describes it, which the filter searches. */
export const descriptionCell: Cell<string> = {
  ...textCell,
  toText: wordsOf,
  load: () => panels.load(),
  render: (props) => <Description {...props} />,
}

function moveOf(amount: number, row: object): KnownMove {
  const balanceAfter = valueAt(row, 'balanceAfter')
  return typeof balanceAfter === 'number' ? { amount, balanceAfter } : { amount }
}

function Moved({ value: amount, row }: CellProps<number>) {
  const step = useOwnStep()
  const moved = (of: number) => step(moveOf(of, row))
  return <span title={amountOfRow(formatMoney, amount, row)}>{amountOfRow(moved, amount, row)}</span>
}

/** What a transaction moved, so that it leads from the balance before to the one after, to the last digit of the currency on the screen. */
export const movedCell: Cell<number> = {
  ...moneyCell,
  toText: (value, row) =>
    amountOfRow(
      (amount) => (row ? formatStep(moveOf(amount, row), ownCurrency(), knownRates()) : ownMoney(amount)),
      value,
      row,
    ),
  render: (props) => <Moved {...props} />,
}

function Receipt({ value, row, tabIndex }: CellProps<string>) {
  const { value: loaded } = useLoaded(panels)
  const [id, customerId] = [valueAt(row, 'id'), valueAt(row, 'customerId')]
  return (
    <>
      {value}{' '}
      {loaded && typeof id === 'number' && typeof customerId === 'number' && (
        <loaded.ReceiptButton transaction={{ id, customerId }} number={value} tabIndex={tabIndex} />
      )}
    </>
  )
}

/** The number of an invoice, and its PDF. */
export const receiptCell: Cell<string> = {
  toText: (value) => value,
  render: (props) => <Receipt {...props} />,
  widthPx: 200,
}
