import type { components } from '@lineboard/contract'
import { InvoiceDialog } from '../../shared/invoice/invoice-dialog.tsx'
import { transactionOrder, useMayPrint } from '../../shared/invoice/invoice-order.ts'
import { SaveInvoice } from '../../shared/invoice/save-invoice.tsx'
import { useSession } from '../../state/session.ts'

interface ActionDialogProps {
  row: components['schemas']['PaymentTransaction']
  onClose: () => void
}

/** The invoice of one transaction, which is saved by whoever may. */
export function ActionDialog({ row, onClose }: ActionDialogProps) {
  const { user } = useSession()
  const mayPrint = useMayPrint(row.customerId)
  return (
    <InvoiceDialog payment={row} onClose={onClose}>
      {({ number }) =>
        mayPrint && <SaveInvoice name={`invoice-${number}`} order={transactionOrder(row, user?.customerId)} />
      }
    </InvoiceDialog>
  )
}
