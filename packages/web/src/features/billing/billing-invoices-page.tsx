import type { components } from '@lineboard/contract'
import { addedUp, dayAt, formatPeriod, type Period, rateOf } from '@lineboard/sdk'
import EventOutlined from '@mui/icons-material/EventOutlined'
import type { PopoverActions } from '@mui/material/Popover'
import Popover from '@mui/material/Popover'
import { useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { useParameter } from '../../browser/navigate.ts'
import { usePrinting } from '../../browser/output.ts'
import { useMoneyIn, useRates, useStepIn } from '../../data/rates.ts'
import { prefetchCall, useCall } from '../../data/use-call.ts'
import { formatDuration } from '../../lib/format-duration.ts'
import { aboutParameter, rowHref, subjectParameter } from '../../places/href.ts'
import { titleOf } from '../../places/title-of.ts'
import { billingDays, statementOrder } from '../../shared/invoice/invoice-order.ts'
import { SaveInvoice } from '../../shared/invoice/save-invoice.tsx'
import { PaperHeading } from '../../shared/paper/paper-heading.tsx'
import { PeriodChooser } from '../../shared/period/period-chooser.tsx'
import { periodName, rangeName } from '../../shared/period/period-name.ts'
import { periodAt } from '../../shared/period/use-present.ts'
import { chargedCallsHref } from '../../shared/report/charged-calls.ts'
import { toAbout } from '../../shared/tickets/about.ts'
import { formatUtcDay, timeZone } from '../../state/dates.ts'
import { useMay } from '../../state/may.ts'
import { formatNumber } from '../../state/numbers.ts'
import { session, type User, useSession } from '../../state/session.ts'
import { oneStored, storedName } from '../../state/stored-name.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { unlessRepeated } from '../../ui/use-wanted.ts'
import { Widget } from '../../ui/widget.tsx'
import { t as accountText } from './account.messages.ts'
import styles from './account.module.css'
import { invoiceCalls } from './billing-calls.ts'
import { t } from './invoices.messages.ts'
import { loaded } from './loaded.ts'
import { Statement, StatementSums } from './statement.tsx'

interface PeriodButtonProps {
  period: Period
  /** Undefined is all time. */
  onChoose: (period: Period | undefined) => void
}

/** The period that everything below speaks of, and the choice of another. */
function BillingPeriodButton({ period, onChoose }: PeriodButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const popover = useRef<PopoverActions>(null)
  const choose = (chosen: Period | undefined) => {
    setAnchor(null)
    onChoose(chosen)
  }
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<EventOutlined />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span className="visually-hidden">{t('period')}: </span>
        {periodName(period)}
      </Button>
      <Popover
        open={anchor !== null}
        action={popover}
        anchorEl={anchor}
        onClose={unlessRepeated(() => setAnchor(null))}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('period') } }}
      >
        <PeriodChooser
          period={period}
          onChoose={choose}
          onResize={() => popover.current?.updatePosition()}
          zone="UTC"
        />
      </Popover>
    </>
  )
}

interface CallChargesProps {
  /** What the period is called. */
  period: string
  summary: components['schemas']['CallChargeSummary']
  /** ISO 4217 code of the customer's currency. */
  currency: string
}

/** What calls cost, by the day; each day opens the calls that were charged. */
function CallCharges({ period, summary: { days, calls, talkSeconds, amount }, currency }: CallChargesProps) {
  const [money, step] = [useMoneyIn(currency), useStepIn(currency)]
  if (days.length === 0) return <p className={styles.quiet}>{t('charges.none')}</p>
  return (
    <>
      <section className={styles.scroll} aria-label={t('charges.caption', { period })}>
        <table className={styles.figures}>
          <thead>
            <tr>
              <th scope="col">{t('charges.day')}</th>
              <th scope="col">{t('charges.calls')}</th>
              <th scope="col">{t('charges.talk')}</th>
              <th scope="col">{t('charges.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {addedUp(days).map((day) => (
              <tr key={day.date}>
                <th scope="row">
                  <PlaceLink className={styles.link} href={chargedCallsHref(day.date, timeZone())}>
                    {formatUtcDay(day.date)}
                  </PlaceLink>
                </th>
                <td>{formatNumber(day.calls)}</td>
                <td>{formatDuration(day.talkSeconds)}</td>
                <td>{step(day)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{t('charges.total')}</th>
              <td>{formatNumber(calls)}</td>
              <td>{formatDuration(talkSeconds)}</td>
              <td>{money(amount)}</td>
            </tr>
          </tbody>
        </table>
      </section>
      <p className={styles.hint}>{t('charges.kept')}</p>
    </>
  )
}

interface InvoiceProps {
  /** What the customer is called on invoices. */
  account: string
  period: Period
}

/** An invoice over the days of a period, as a file. */
function Invoice({ account, period }: InvoiceProps) {
  const days = billingDays(period)
  const { first, last } = days
  const mayAsk = useMay('Ticket.create')
  const name = t('asked', { account, days: rangeName(days) })
  const about = { [aboutParameter]: toAbout({ kind: 'other', name }), [subjectParameter]: name }
  return (
    <div className={styles.form} data-paper="none">
      <p className={styles.quiet}>{accountText('invoice.text')}</p>
      <SaveInvoice name={`invoice-${account}-${first}-${last}`} order={statementOrder(period)} />
      {mayAsk && <PlaceLink href={rowHref('tickets', { action: 'add' }, {}, about)}>{t('ask')}</PlaceLink>}
    </div>
  )
}

export { Themed as Around } from '../../ui/themed.tsx'

const firstPeriod: Period = { mode: 'thisMonth' }

/** What was charged to one's own company and paid by it in a period: invoice, statement, calls by the day. */
export function Page() {
  const { user } = useSession()
  return user?.Customer ? <Invoices customer={user.Customer} /> : <PageHeader title={titleOf('billingInvoices')} />
}

function Invoices({ customer }: { customer: Readonly<NonNullable<User['Customer']>> }) {
  const { id, companyName, billingId, createdAt, currency } = customer
  const period = periodAt(useSearch(), firstPeriod)
  const put = useParameter('period')
  const isPrinting = usePrinting()
  const asked = invoiceCalls(id, period)
  const lines = useCall('PaymentTransaction.find', asked.lines, { silent: true })
  const before = useCall('PaymentTransaction.find', asked.before, { silent: true })
  const charges = useCall('PaymentTransaction.callChargeSummary', asked.charges, { silent: true })
  const name = periodName(period)
  const rates = useRates()
  const rate = rateOf(currency, rates)?.rate
  const statement = {
    data: lines.data && before.data && { lines: lines.data, before: before.data[0] },
    error: lines.error ?? before.error,
    mutate: () => Promise.all([lines.mutate(), before.mutate()]),
  }
  const choose = (chosen: Period | undefined) => {
    const allTime = {
      mode: 'range',
      start: dayAt(Date.parse(createdAt), 'UTC'),
      end: dayAt(Date.now(), 'UTC'),
    } as const
    put(formatPeriod(chosen ?? allTime))
  }

  return (
    <>
      {isPrinting && (
        <PaperHeading title={titleOf('billingInvoices')} facts={[companyName]} days={billingDays(period)} />
      )}
      <PageHeader
        title={titleOf('billingInvoices')}
        subtitle={t('subtitle', { company: companyName })}
        actions={<BillingPeriodButton period={period} onChoose={choose} />}
      />
      <p className={styles.hint}>
        {t('days', { stored: storedName() })}{' '}
        {rate !== undefined && t('rate', { one: oneStored(), rate: formatNumber(rate, 6), currency })}
      </p>
      <div className={styles.grid}>
        <div className={styles.stacked}>
          <Widget title={accountText('invoice.title')} answer={loaded(customer)} heightPx={48}>
            {() => <Invoice account={billingId ?? String(id)} period={period} />}
          </Widget>
          <Widget title={t('sums.title')} answer={statement} heightPx={180}>
            {(all) => <StatementSums period={name} currency={currency} {...all} />}
          </Widget>
        </div>
        <Widget title={t('charges.title')} answer={charges} heightPx={180}>
          {(summary) => <CallCharges period={name} summary={summary} currency={currency} />}
        </Widget>
      </div>
      <div className={styles.below}>
        <Widget title={t('statement.title')} answer={statement} heightPx={240}>
          {(statement) => <Statement period={name} currency={currency} {...statement} />}
        </Widget>
      </div>
    </>
  )
}

/** Asks ahead of need for all that the invoices of a period show. */
export function ask(search: string): void {
  const { user } = session
  if (!user) return
  const { lines, before, charges } = invoiceCalls(user.customerId, periodAt(search, firstPeriod))
  prefetchCall('PaymentTransaction.find', lines)
  prefetchCall('PaymentTransaction.find', before)
  prefetchCall('PaymentTransaction.callChargeSummary', charges)
}
