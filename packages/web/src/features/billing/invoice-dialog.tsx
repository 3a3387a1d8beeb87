import type { components } from '@lineboard/contract'
import { usePrinting } from '../../browser/use-printing.ts'
import { useCall } from '../../data/use-call.ts'
import { transactionOrder } from '../../parts/invoice/invoice-order.ts'
import { SaveInvoice } from '../../parts/invoice/save-invoice.tsx'
import { useMayPrint } from '../../parts/invoice/use-may-print.ts'
import { PaperHeading } from '../../parts/paper/paper-heading.tsx'
import { t as taxWords } from '../../parts/tax/tax.messages.ts'
import { taxText } from '../../parts/tax/tax-text.ts'
import { formatUtcDay } from '../../state/dates.ts'
import { formatMoney, formatNumber } from '../../state/numbers.ts'
import { useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Fact, FactList } from '../../ui/facts.tsx'
import { t } from './billing.messages.ts'

interface ActionDialogProps {
  row: components['schemas']['PaymentTransaction']
  onClose: () => void
}

/** The invoice of one transaction: its lines, tax and total. */
export function ActionDialog({ row, onClose }: ActionDialogProps) {
  const { id: transactionId, customerId } = row
  const { user } = useSession()
  const mayPrint = useMayPrint(customerId)
  const { data, error, mutate } = useCall(
    'PaymentMethod.invoice',
    { body: { customerId, transactionId } },
    { silent: true },
  )
  const isPrinting = usePrinting()
  const title = data ? t('invoiceTitle', { number: data.number }) : t('invoiceNumber')
  const money = (amount: number) => formatMoney(amount, data?.currency)
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <Button onClick={onClose} autoFocus>
          {t('invoiceClose')}
        </Button>
      }
    >
      {isPrinting && <PaperHeading title={title} facts={[row.Customer?.companyName]} />}
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!data && !error && <p role="status">{t('invoiceComing')}</p>}
      {data && (
        <FactList>
          <Fact label={t('invoiceIssued')}>{formatUtcDay(data.issuedAt)}</Fact>
          {data.lines.map(({ description, quantity, unitPrice, amount }) => (
            <Fact key={description} label={description}>
              {t('invoiceLine', { quantity, unitPrice: money(unitPrice), amount: money(amount) })}
            </Fact>
          ))}
          <Fact label={t('invoiceSubtotal')}>{money(data.subtotal)}</Fact>
          <Fact label={taxWords('label')}>{taxText(data.tax, data.currency)}</Fact>
          <Fact label={t('invoiceTotal')}>{money(data.total)}</Fact>
          <Fact label={t('invoiceRate')}>
            {data.rate && t('invoiceRateIs', { rate: formatNumber(data.rate), currency: data.currency })}
          </Fact>
        </FactList>
      )}
      {data && mayPrint && (
        <SaveInvoice name={`invoice-${data.number}`} order={transactionOrder(row, user?.customerId)} />
      )}
    </Dialog>
  )
}
