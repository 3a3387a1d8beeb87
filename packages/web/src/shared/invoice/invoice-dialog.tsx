import type { components } from '@lineboard/contract'
import { storedCurrency } from '@lineboard/sdk'
import type { ReactNode } from 'react'
import { usePrinting } from '../../browser/output.ts'
import { useCall } from '../../data/use-call.ts'
import { labelOf } from '../../lib/labels.ts'
import { formatUtcDay } from '../../state/dates.ts'
import { formatMoney, formatNumber } from '../../state/numbers.ts'
import { oneStored, storedName } from '../../state/stored-name.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Fact, FactList } from '../../ui/facts.tsx'
import { PaperHeading } from '../paper/paper-heading.tsx'
import { TransactionText } from '../report/transaction-text.tsx'
import { t as taxWords } from '../tax/tax.messages.ts'
import { taxText } from '../tax/tax-text.ts'
import { t } from './invoice.messages.ts'

type Schemas = components['schemas']

const states: Readonly<Record<Schemas['Invoice']['status'], string>> = {
  open: t('open'),
  paid: t('paid'),
  refunded: t('refunded'),
}

interface InvoiceDialogProps {
  payment: Schemas['PaymentTransaction']
  /** What else can be done with it, once it is there. */
  children?: (invoice: Schemas['Invoice']) => ReactNode
  onClose: () => void
}

/** The invoice of one payment, in its customer's currency: the day of UTC it was issued on, its lines, tax and total. */
export function InvoiceDialog({ payment, children, onClose }: InvoiceDialogProps) {
  const { id: transactionId, customerId, amount: amountUsd, Customer } = payment
  const { data, error, mutate } = useCall(
    'PaymentMethod.invoice',
    { body: { customerId, transactionId } },
    { silent: true },
  )
  const isPrinting = usePrinting()
  const title = data ? t('title', { number: data.number }) : t('noNumber')
  const money = (amount: number) => formatMoney(amount, data?.currency)
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <Button onClick={onClose} autoFocus>
          {t('close')}
        </Button>
      }
    >
      {isPrinting && <PaperHeading title={title} facts={[Customer?.companyName]} />}
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!data && !error && <p role="status">{t('coming')}</p>}
      {data && (
        <FactList>
          <Fact label={t('issued')}>{formatUtcDay(data.issuedAt)}</Fact>
          <Fact label={t('status')}>{labelOf(states, data.status)}</Fact>
          {data.lines.map(({ description, quantity, unitPrice, amount }) => (
            <Fact key={description} label={<TransactionText transaction={payment} text={description} />}>
              {t('line', { quantity, unitPrice: money(unitPrice), amount: money(amount) })}
            </Fact>
          ))}
          <Fact label={t('subtotal')}>{money(data.subtotal)}</Fact>
          <Fact label={taxWords('label')}>{taxText(data.tax, data.currency)}</Fact>
          <Fact label={t('total')}>{money(data.total)}</Fact>
          <Fact label={t('inDollars', { stored: storedName() })}>
            {data.currency !== storedCurrency() && formatMoney(Math.abs(amountUsd))}
          </Fact>
          <Fact label={t('rate')}>
            {data.rate &&
              t('rateIs', {
                one: oneStored(),
                stored: storedName(),
                rate: formatNumber(data.rate),
                currency: data.currency,
              })}
          </Fact>
        </FactList>
      )}
      {data && children?.(data)}
    </Dialog>
  )
}
