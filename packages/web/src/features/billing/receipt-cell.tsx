import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import type { Cell, CellProps } from '../../kit/column.ts'
import { valueAt } from '../../kit/value-at.ts'

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
