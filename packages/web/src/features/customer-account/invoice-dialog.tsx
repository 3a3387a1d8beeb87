import type { components } from '@lineboard/contract'
import { useCall } from '../../data/use-call.ts'
import { labelOf } from '../../lib/label-of.ts'
import { t as taxWords } from '../../parts/tax/tax.messages.ts'
import { taxText } from '../../parts/tax/tax-text.ts'
import { formatDateTime } from '../../state/dates.ts'
import { formatMoney, formatNumber } from '../../state/numbers.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Fact, FactList } from '../../ui/facts.tsx'
import { t } from './customer-account.messages.ts'

const states: Readonly<Record<components['schemas']['Invoice']['status'], string>> = {
  open: t('invoice.open'),
  paid: t('invoice.paid'),
  refunded: t('invoice.refunded'),
}

interface InvoiceProps {
  payment: components['schemas']['PaymentTransaction']
  onClose: () => void
}

/** The invoice of a payment. */
export function InvoiceDialog({ payment, onClose }: InvoiceProps) {
  const { id: transactionId, customerId, invoiceNumber = '' } = payment
  const { data, error, mutate } = useCall(
    'PaymentMethod.invoice',
    { body: { customerId, transactionId } },
    { silent: true },
  )
  return (
    <Dialog
      title={t('invoice.title', { number: invoiceNumber })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('invoice.close')}</Button>}
    >
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data && (
        <FactList>
          <Fact label={t('invoice.issued')}>{formatDateTime(data.issuedAt)}</Fact>
          <Fact label={t('invoice.status')}>{labelOf(states, data.status)}</Fact>
          {data.lines.map(({ description, quantity, amount }) => (
            <Fact key={description} label={t('invoice.line', { quantity: formatNumber(quantity), description })}>
              {formatMoney(amount, data.currency)}
            </Fact>
          ))}
          <Fact label={taxWords('label')}>{taxText(data.tax, data.currency)}</Fact>
          <Fact label={t('invoice.inDollars')}>{data.currency !== 'USD' && formatMoney(Math.abs(payment.amount))}</Fact>
          <Fact label={t('invoice.total')}>{formatMoney(data.total, data.currency)}</Fact>
        </FactList>
      )}
    </Dialog>
  )
}
