import { ReceiptButton } from '../../parts/invoice/receipt-button.tsx'
import type { Cell, CellProps } from '../../resource/column.ts'
import { valueAt } from '../../resource/rows/field-path.ts'

function Receipt({ value, row, tabIndex }: CellProps<string>) {
  const [id, customerId] = [valueAt(row, 'id'), valueAt(row, 'customerId')]
  return (
    <>
      {value}{' '}
      {typeof id === 'number' && typeof customerId === 'number' && (
        <ReceiptButton transaction={{ id, customerId }} number={value} tabIndex={tabIndex} />
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
