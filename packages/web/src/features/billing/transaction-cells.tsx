import type { WalletMove } from '@lineboard/sdk'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { ownCurrency, ownMoney, useOwnStep } from '../../data/own-money.ts'
import { knownRates } from '../../data/rates.ts'
import { moneyCell } from '../../kit/cells/money-cells.tsx'
import { textCell } from '../../kit/cells/text-cells.tsx'
import type { Cell, CellProps } from '../../kit/column.ts'
import { valueAt } from '../../kit/value-at.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { formatMoney, formatStep } from '../../state/numbers.ts'

// Every list knows the columns of the others: the words come with the first row that has some.
const words = loadOnce(() => import('../../shared/wallet/movement-words.ts'))

const wordsOf = (value: string): string => words.peek()?.movementWords(value) ?? value

function Description({ value }: CellProps<string>) {
  const { value: loaded, failed } = useLoaded(words)
  usePhoneFormat()
  // Nothing stands there until the words have come: another text would be read, and then change.
  if (!loaded && !failed) return null
  return <span title={value}>{wordsOf(value)}</span>
}

/** What a movement is called in the language of the page, in files as well; where the pointer rests, as the server describes it, which the filter searches. */
export const descriptionCell: Cell<string> = {
  ...textCell,
  toText: wordsOf,
  load: () => words.load(),
  render: (props) => <Description {...props} />,
}

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

// Every list knows the columns of the others: what saves a receipt comes with the first row that has one.
const button = loadOnce(() => import('../../shared/invoice/receipt-button.tsx'))

function Receipt({ value, row, tabIndex }: CellProps<string>) {
  const { value: loaded } = useLoaded(button)
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
