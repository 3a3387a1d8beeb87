import type { components } from '@lineboard/contract'
import { useState } from 'react'
import { api } from '../../data/client.ts'
import { useConfirmed } from '../../data/use-confirmed.ts'
import { InvoiceDialog } from '../../shared/invoice/invoice-dialog.tsx'
import { transactionOrder, useMayPrint } from '../../shared/invoice/invoice-order.ts'
import { SaveInvoice } from '../../shared/invoice/save-invoice.tsx'
import { endingText, refreshBilling } from '../../shared/wallet/past-due-of.ts'
import { subscribedName } from '../../shared/wallet/subscribed-name.ts'
import { useSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { typedCount } from '../../state/typed-amount.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { PlainField } from '../../ui/plain-field.tsx'
import { t } from './billing.messages.ts'

export { ReceiptButton } from '../../shared/invoice/receipt-button.tsx'
export { movementWords } from '../../shared/wallet/movement-words.ts'

interface InvoiceProps {
  row: components['schemas']['PaymentTransaction']
  onClose: () => void
}

/** The invoice of one transaction, which is saved by whoever may. */
export function TransactionInvoiceDialog({ row, onClose }: InvoiceProps) {
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

interface UnsubscribeProps {
  row: components['schemas']['Subscription']
  onClose: () => void
}

/** Takes some, or all, of a product from a customer. */
export function UnsubscribeDialog({ row, onClose }: UnsubscribeProps) {
  const { id: subscriptionId, productId, customerId, quantity: held, Customer } = row
  const [typed, setTyped] = useState(String(held))
  const quantity = typedCount(typed)
  const isGood = quantity >= 1 && quantity <= held
  const left = held - quantity
  const product = subscribedName(row)
  const customer = Customer?.companyName ?? `#${customerId}`

  const asked = useConfirmed(async () => {
    if (!isGood) return
    await api().Product.unsubscribeProduct({ body: { productId, subscriptionId, customerId, quantity } })
    toast({ severity: 'success', text: t('unsubscribed', { left, customer, product }) })
    void refreshBilling()
    onClose()
  })
  return (
    <ConfirmDialog
      open
      destructive
      title={t('unsubscribeTitle', { product })}
      confirmLabel={t('unsubscribeConfirm')}
      {...asked}
      onClose={onClose}
    >
      {held > 1 && (
        <PlainField
          label={t('unsubscribeQuantity', { held })}
          value={typed}
          inputMode="numeric"
          error={isGood ? undefined : t('unsubscribeHint', { held })}
          onChange={({ target: { value } }) => setTyped(value)}
        />
      )}
      {isGood && (
        <p>
          {t('unsubscribeText', { left, customer, product })} {endingText(row)}
        </p>
      )}
    </ConfirmDialog>
  )
}
