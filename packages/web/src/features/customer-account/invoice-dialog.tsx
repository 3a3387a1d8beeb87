import type { components } from '@lineboard/contract'
import { useCall } from '../../data/use-call.ts'
import { labelOf } from '../../lib/label-of.ts'
import { formatDateTime } from '../../state/dates.ts'
import { formatNumber } from '../../state/numbers.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Fact, FactList } from '../../ui/facts.tsx'
import { useBothCurrencies } from './both-currencies.ts'
import { t } from './customer-account.messages.ts'

const states: Readonly<Record<components['schemas']['Invoice']['status'], string>> = {
  open: t('invoice.open'),
  paid: t('invoice.paid'),
  refunded: t('invoice.refunded'),
}

interface InvoiceProps {
  payment: components['schemas']['PaymentTransaction']
  currency: string
  onClose: () => void
}

/** The invoice of a payment. */
export function InvoiceDialog({ payment, currency, onClose }: InvoiceProps) {
  const { id: transactionId, customerId, invoiceNumber = '' } = payment
  const both = useBothCurrencies(currency)
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
              {both(amount)}
            </Fact>
          ))}
          <Fact label={t('invoice.tax')}>{both(data.tax)}</Fact>
          <Fact label={t('invoice.total')}>{both(data.total)}</Fact>
        </FactList>
      )}
    </Dialog>
  )
}
