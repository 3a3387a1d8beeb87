import type { components } from '@lineboard/contract'
import Alert from '@mui/material/Alert'
import { useMoneyIn, useStepIn } from '../../data/rates.ts'
import { chargedCallsHref } from '../../parts/report/charged-calls-href.ts'
import { formatUtcDay, timeZone } from '../../state/dates.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import styles from './account.module.css'
import { MOST_LINES } from './invoice-calls.ts'
import { t } from './invoices.messages.ts'
import { statementOf } from './statement-of.ts'

type Transaction = components['schemas']['PaymentTransaction']

interface StatementProps {
  /** What the period is called. */
  period: string
  before: Transaction | undefined
  lines: readonly Transaction[]
  /** ISO 4217 code of the customer's currency, which the statement on paper is in. */
  currency: string
}

/** All that moved in a period between what the wallet held before and after it, in the customer's currency, as on paper. */
export function Statement({ period, before, lines, currency }: StatementProps) {
  const money = useMoneyIn(currency)
  if (lines.length > MOST_LINES) return <Alert severity="info">{t('statement.tooMany', { most: MOST_LINES })}</Alert>
  const { opening, closing, unequal } = statementOf(before, lines)
  return (
    <>
      {unequal !== 0 && (
        <Alert severity="warning">{t('statement.unequal', { amount: money(Math.abs(unequal)) })}</Alert>
      )}
      <section className={styles.scroll} aria-label={t('statement.caption', { period })}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('statement.date')}</th>
              <th scope="col">{t('statement.description')}</th>
              <th scope="col">{t('statement.amount')}</th>
              <th scope="col">{t('statement.balance')}</th>
            </tr>
          </thead>
          <tbody>
            <Sum label={t('statement.opening')} amount={money(opening)} />
            {lines.map((line) => (
              <Line key={line.id} line={line} currency={currency} />
            ))}
            {lines.length === 0 && (
              <tr>
                <td colSpan={4}>{t('statement.none')}</td>
              </tr>
            )}
            <Sum label={t('statement.closing')} amount={money(closing)} />
          </tbody>
        </table>
      </section>
    </>
  )
}

const Sum = ({ label, amount }: { label: string; amount: string }) => (
  <tr>
    <th scope="row" colSpan={3}>
      {label}
    </th>
    <td>{amount}</td>
  </tr>
)

function Line({ line, currency }: { line: Transaction; currency: string }) {
  const { transactionDate, description, category, balanceAfter } = line
  const [money, step] = [useMoneyIn(currency), useStepIn(currency)]
  const day = transactionDate.slice(0, 10)
  return (
    <tr>
      <td>{formatUtcDay(transactionDate)}</td>
      <td>
        {category === 'call_charges' ? (
          <PlaceLink className={styles.link} href={chargedCallsHref(day, timeZone())}>
            {description}
          </PlaceLink>
        ) : (
          description
        )}
      </td>
      <td>{step(line)}</td>
      <td>{money(balanceAfter)}</td>
    </tr>
  )
}
